import Foundation

// A pipe that closes early is an error of write(2) with a message, not the end of the process by a signal.
signal(SIGPIPE, SIG_IGN)
exit(Program.run(Array(CommandLine.arguments.dropFirst()), console: Console()).rawValue)
