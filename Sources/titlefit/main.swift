import TitlefitTool

Titlefit.main()
