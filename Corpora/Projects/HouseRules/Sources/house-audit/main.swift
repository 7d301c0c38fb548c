import TitlefitTool

// One line a rule; everything else is titlefit.
Titlefit.main(rules: [
  LoudTitle.self,
  LowReserve.self,
])
