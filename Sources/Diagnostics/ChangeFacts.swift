/// What a run left out because it was told to look at changes only.
public struct ChangeFacts: Sendable, Hashable {
  /// The revision as the user named it.
  public var revision: String
  /// The commit that the work tree was compared with: the last one that the revision and the work tree share.
  public var base: String
  /// How many findings lie in places that did not change.
  public var leftOut: Int

  /// Makes the facts.
  public init(revision: String, base: String, leftOut: Int) {
    self.revision = revision
    self.base = base
    self.leftOut = leftOut
  }
}
