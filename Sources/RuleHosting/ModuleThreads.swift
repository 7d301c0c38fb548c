import Foundation

/// Writes the lines for a child while the other thread listens.
struct ModuleWriter: Sendable {
  let child: ChildProcess
  let state: ModuleState

  /// Writes until there is nothing more to write or the child is given up; then closes the child's input.
  func run() {
    while let line = state.nextLine() { if !write(line) { break } }
    close(child.input)
  }

  /// - Returns: whether all was written; a child that closed its input is the listener's to judge.
  private func write(_ line: [UInt8]) -> Bool {
    line.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let written = Foundation.write(child.input, rest.baseAddress, rest.count)
        if written > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        } else if errno == EAGAIN {
          var waiting = pollfd(fd: child.input, events: Int16(POLLOUT), revents: 0)
          _ = poll(&waiting, 1, 100)
          if state.isGivenUp { return false }
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}

/// Reads what a child writes, watches its deadlines, and sees it to its end.
struct ModuleListener: Sendable {
  let child: ChildProcess
  let state: ModuleState

  /// Reads until the child's output is at its end, then waits for the child.
  func run() {
    var splitter = LineSplitter()
    var streams = [
      pollfd(fd: child.output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: child.error, events: Int16(POLLIN), revents: 0),
    ]
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 128 << 10, alignment: 1)
    defer { buffer.deallocate() }
    while streams[0].fd >= 0, !state.isGivenUp {
      // Something that the child started may hold its pipes open after its end; then nothing more is to come.
      if poll(&streams, 2, pause()) == 0, child.hasEnded { child.kill() }
      if streams[1].revents != 0 { drainError(&streams[1], buffer) }
      if streams[0].revents != 0 {
        let count = read(child.output, buffer.baseAddress, buffer.count)
        if count > 0 {
          for line in splitter.take(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { state.take(line) }
          if splitter.isOverlong {
            let limit = LineSplitter.limit >> 20
            state.fail(ModuleFault("line-too-long", "it wrote more than \(limit) MiB without a line break"))
          }
        } else if count == 0 || errno != EINTR {
          streams[0].fd = -1
        }
      }
      if state.remaining() == .zero, !state.isGivenUp { state.expire() }
    }
    if let last = splitter.end(), !state.isGivenUp { state.take(last) }
    finish(&streams[1], buffer)
  }

  /// Reaps the child; one whose output is closed but which runs on has what is left of its time.
  private func finish(_ error: inout pollfd, _ buffer: UnsafeMutableRawBufferPointer) {
    let limit = ContinuousClock.now + min(.seconds(1), state.remaining() ?? .seconds(1))
    while !child.hasEnded {
      if state.isGivenUp || ContinuousClock.now >= limit {
        if !state.isGivenUp { state.expire() }
        child.kill()
      }
      usleep(2000)
    }
    // What the child started may outlive it; nothing of it is wanted any more. The number is the child's until it is
    // asked for its ending, so that no other process can be meant.
    child.kill()
    let ending = child.ending()
    if error.fd >= 0, poll(&error, 1, 0) > 0 { drainError(&error, buffer) }
    close(child.output)
    close(child.error)
    state.ended(ending ?? .exit(0))
  }

  private func drainError(_ stream: inout pollfd, _ buffer: UnsafeMutableRawBufferPointer) {
    let count = read(stream.fd, buffer.baseAddress, buffer.count)
    if count > 0 {
      state.takeError(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    } else if count == 0 || errno != EINTR {
      stream.fd = -1
    }
  }

  /// How long to wait for the child, in milliseconds: never so long that a deadline or the end goes unseen.
  private func pause() -> Int32 {
    guard let remaining = state.remaining() else { return 50 }
    return Int32(min(50, max(1, remaining.seconds * 1000)))
  }
}
