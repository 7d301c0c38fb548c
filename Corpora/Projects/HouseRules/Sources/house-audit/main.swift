import TitlefitTool

// One line a rule; everything else is titlefit.
TitlefitTool.main(rules: [
  LoudTitle.self,
  LowReserve.self,
])
