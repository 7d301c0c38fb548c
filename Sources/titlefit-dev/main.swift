import Foundation

// The developers' commands; each prints its results to standard output and its complaints to standard error.

let usage = """
  usage: titlefit-dev generate [--check]
         titlefit-dev fidelity FILE [--format text|json|tsv] [--compare]
         titlefit-dev misfits [FOLDER] [--format markdown|json] [--write]
         titlefit-dev solve [--time ROUNDS] < SYSTEMS      (one JSON object a line)
         titlefit-dev scenes FOLDER [--format text|json] [--model] [--misses] [--rooms] [--dump-systems FILE]
         titlefit-dev stages [PATH]      (audits PATH, default ., five times)
         titlefit-dev swift tokens|tree|lossless|speed PATH...   (how Swift files are read)
         titlefit-dev bench FILE.tsv --fonts FOLDER [--job | --full] [--threads N] [--dump OUT] [--no-shortcuts]
         titlefit-dev parse FILE…        (how fast .xcstrings, .strings and XML files are read)

  """

let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, Array(arguments.dropFirst())) {
case ("generate"?, []): exit(GenerateCommand(isCheck: false).run())
case ("generate"?, ["--check"]): exit(GenerateCommand(isCheck: true).run())
case ("stages"?, []): exit(StagesCommand(path: ".", runs: 5).run())
case ("stages"?, let paths) where paths.count == 1: exit(StagesCommand(path: paths[0], runs: 5).run())
case ("solve"?, []): exit(SolveCommand(rounds: nil).run())
case ("solve"?, let options) where options.count == 2 && options[0] == "--time":
  if let rounds = Int(options[1]), rounds > 0 { exit(SolveCommand(rounds: rounds).run()) }
case ("fidelity"?, let rest):
  if let command = FidelityCommand(rest) { exit(command.run()) }
case ("scenes"?, let rest):
  if let command = ScenesCommand(rest) { exit(command.run()) }
case ("bench"?, let rest):
  if let command = BenchCommand(rest) { exit(command.run()) }
case ("parse"?, let paths) where !paths.isEmpty: exit(ParseCommand(paths: paths).run())
case ("misfits"?, let rest):
  if let command = MisfitsCommand(rest) { exit(command.run()) }
case ("swift"?, let rest):
  if let command = SwiftSourcesCommand(rest) { exit(command.run()) }
default: break
}
FileHandle.standardError.write(Data(usage.utf8))
exit(2)
