import Foundation
public import TitlefitDiagnostics
public import TitlefitRuleKit

/// A rule module that runs in a child process and speaks JSON Lines on its standard streams.
///
/// One thread writes while another reads, so that full pipes stop neither side. The child has its timeout for `hello`, for
/// the oldest batch that is not answered, and for its end; then its process group is killed. At most
/// ``ModuleBatches/window`` batches are unanswered at a time.
public final class ChildRuleModule: RuleModule {
  /// The name, which is the namespace of its rules' ids.
  public let name: String
  private let command: [String]
  private let folder: String
  private let timeout: Double
  private let location: SourceLocation?
  private let state: ModuleState

  /// Makes a module; nothing is started yet.
  /// - Parameters:
  ///   - command: the program and its arguments.
  ///   - folder: where the program runs, and what its path starts from.
  ///   - timeout: the seconds it has for each answer.
  ///   - location: where it is declared.
  public init(name: String, command: [String], folder: String, timeout: Double, location: SourceLocation?) {
    self.name = name
    self.command = command
    self.folder = folder
    self.timeout = timeout
    self.location = location
    state = ModuleState(module: name, timeout: timeout)
  }

  /// Starts the program and asks what rules it has; empty where that failed.
  public func start(_ outline: ProjectOutline) -> [FactRuleDescription] {
    // A child that ends early makes a write fail; without this it would end the whole process.
    signal(SIGPIPE, SIG_IGN)
    do throws(ModuleFault) {
      let child = try ChildProcess.start(command, in: folder)
      state.begin(child, hello: ModuleProtocol.hello(module: name, outline: outline, timeout: timeout))
      Thread.detachNewThread { [state] in ModuleWriter(child: child, state: state).run() }
      Thread.detachNewThread { [state] in ModuleListener(child: child, state: state).run() }
      return state.waitForHello()
    } catch {
      state.fail(error)
      return []
    }
  }

  /// Hands records over; blocks while the child is behind, and does nothing once it failed.
  public func submit(_ group: FactGroup) { state.submit(group) }

  /// Waits for all answers and ends the child.
  public func finish() -> RuleModuleOutcome { state.finish(at: location) }

  /// Tells the child that nobody waits any more, and kills it when it has not ended after a second.
  public func cancel() { state.cancel() }
}
