import Foundation

/// The process's standard streams and environment; the only way a command prints.
struct Console: Sendable {
  /// Writes a text to standard output.
  /// - Throws: ``CommandFailure/outputClosed(_:)`` where not all of it can be written.
  func output(_ text: String) throws(CommandFailure) {
    if let reason = Self.write(text, to: STDOUT_FILENO) { throw .outputClosed(reason) }
  }

  /// Writes a text to standard error; what cannot be written there has no place to be reported.
  func error(_ text: String) { _ = Self.write(text, to: STDERR_FILENO) }

  /// Whether standard output is a terminal.
  var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is a terminal.
  var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether the environment asks for no colours.
  ///
  /// Source: no-color.org: the variable counts when it is set and not empty.
  var forbidsColor: Bool { environment("NO_COLOR").map { !$0.isEmpty } ?? false }

  /// The columns of help texts: the terminal's, else those that the environment names, else 80; at most 120.
  var columns: Int { min(max(reportColumns ?? 80, 40), 120) }

  /// The columns of the terminal on standard output, else those that the environment names; nil where neither tells, as
  /// in logs.
  var reportColumns: Int? {
    var size = winsize()
    if isOutputTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? min($0, 10_000) : nil }
  }

  /// A variable of the environment, or nil.
  func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  /// The folder that relative paths start from.
  var currentFolder: String { FileManager.default.currentDirectoryPath }

  /// Writes all bytes to a file descriptor; the reason in words where that fails, else nil.
  static func write(_ text: String, to descriptor: Int32) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let written = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if written > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        } else if errno == EAGAIN {
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&waiting, 1, -1)
        } else if errno != EINTR {
          return String(cString: strerror(errno))
        }
      }
      return nil
    }
  }
}
