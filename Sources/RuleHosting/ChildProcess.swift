import Foundation

/// A started program with a pipe to each of its standard streams, the leader of a process group of its own.
struct ChildProcess: Sendable {
  /// The process, and its group.
  let pid: pid_t
  /// Where its standard input is written; never blocks.
  let input: Int32
  /// Where its standard output is read.
  let output: Int32
  /// Where its standard error is read.
  let error: Int32

  /// Pipes are made and handed on by one thread at a time, so that no other program started here inherits them.
  private static let starting = NSLock()

  /// Starts a program in a folder, never through a shell.
  /// - Throws: ``ModuleFault`` with the system's reason.
  static func start(_ command: [String], in folder: String) throws(ModuleFault) -> ChildProcess {
    let folder = URL(filePath: folder).path
    guard let first = command.first else { throw ModuleFault("cannot-start", "it names no program") }
    let program = first.contains("/") && !first.hasPrefix("/") ? folder + "/" + first : first
    starting.lock()
    defer { starting.unlock() }
    var pipes: [Pipe] = []
    defer { pipes.forEach { $0.closeOther() } }
    for isInput in [true, false, false] {
      guard let pipe = Pipe(toChild: isInput) else {
        pipes.forEach { close($0.own) }
        throw ModuleFault("cannot-start", "no pipe could be made: " + reason(errno))
      }
      pipes.append(pipe)
    }
    do throws(ModuleFault) {
      let pid = try spawn(program, [first] + command.dropFirst(), folder: folder, pipes: pipes)
      _ = fcntl(pipes[0].own, F_SETFL, O_NONBLOCK)
      return ChildProcess(pid: pid, input: pipes[0].own, output: pipes[1].own, error: pipes[2].own)
    } catch {
      pipes.forEach { close($0.own) }
      throw error
    }
  }

  /// Ends the process and everything it started, at once.
  func kill() { _ = Foundation.kill(-pid, SIGKILL) }

  /// How the process ended, or nil while it runs; a second call after its end is an error of the caller.
  func ending() -> Ending? {
    var status: Int32 = 0
    let ended = waitpid(pid, &status, WNOHANG)
    if ended == 0 || (ended < 0 && errno == EINTR) { return nil }
    guard ended == pid else { return .exit(0) }
    return status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
  }

  /// Whether the process has ended; it stays to be asked for its ending, so that its number is not given to another.
  var hasEnded: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo == SIGCHLD
  }

  /// How a process ended.
  enum Ending: Sendable, Hashable {
    /// By itself, with a status.
    case exit(Int32)
    /// By a signal.
    case signal(Int32)
  }

  /// The system's words for an error number.
  static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }

  /// A pipe with our end and the child's.
  private struct Pipe {
    let own: Int32
    let other: Int32

    init?(toChild: Bool) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      own = toChild ? ends[1] : ends[0]
      other = toChild ? ends[0] : ends[1]
      _ = fcntl(own, F_SETFD, FD_CLOEXEC)
      _ = fcntl(other, F_SETFD, FD_CLOEXEC)
    }

    func closeOther() { close(other) }
  }

  private static func spawn(
    _ program: String, _ arguments: [String], folder: String, pipes: [Pipe]
  ) throws(ModuleFault) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (stream, pipe) in pipes.enumerated() { posix_spawn_file_actions_adddup2(&actions, pipe.other, Int32(stream)) }
    guard changeFolder(&actions, folder) else {
      throw ModuleFault("cannot-start", "this system cannot start programs in a folder")
    }
    var usual = sigset_t()
    sigemptyset(&usual)
    posix_spawnattr_setsigmask(&attributes, &usual)
    // What the tool ignores, a new program would ignore too.
    for number in [SIGPIPE, SIGHUP, SIGINT, SIGTERM] { sigaddset(&usual, number) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    let environment = ProcessInfo.processInfo.environment.map { $0.key + "=" + $0.value }.sorted()
    var pid: pid_t = 0
    let status = withCStrings(arguments) { arguments in
      withCStrings(environment) { environment in
        posix_spawnp(&pid, program, &actions, &attributes, arguments, environment)
      }
    }
    guard status == 0 else { throw ModuleFault("cannot-start", "\(program): " + reason(status)) }
    return pid
  }

  #if canImport(Darwin)
    private static func changeFolder(_ actions: inout posix_spawn_file_actions_t?, _ folder: String) -> Bool {
      posix_spawn_file_actions_addchdir_np(&actions, folder) == 0
    }
  #else
    private typealias ChangeFolder =
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) -> Int32

    /// The C library has the function since glibc 2.29, but Swift's view of its headers hides it.
    private static func changeFolder(_ actions: inout posix_spawn_file_actions_t, _ folder: String) -> Bool {
      guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "posix_spawn_file_actions_addchdir_np") else { return false }
      return unsafeBitCast(symbol, to: ChangeFolder.self)(&actions, folder) == 0
    }
  #endif

  /// Calls `body` with a null-terminated array of C strings.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
      // The array ends with nil, so it is never empty and has a base address.
      body(buffer.baseAddress ?? UnsafeMutablePointer.allocate(capacity: 1))
    }
  }
}

/// What went wrong with a module.
struct ModuleFault: Error, Sendable, Hashable {
  /// A stable word.
  var code: String
  /// What happened, as a phrase that continues "The rule module … failed: ".
  var text: String

  init(_ code: String, _ text: String) {
    self.code = code
    self.text = text
  }
}
