public import TitlefitControlLayout
public import TitlefitDiagnostics

/// A button as it was laid out, with all that a drawing of it needs.
public struct LaidOutButton: Sendable, Hashable {
  /// The set-up.
  public var specification: ButtonSpecification
  /// The texts and the state.
  public var content: ButtonContent
  /// The conditions it was laid out under.
  public var environment: LayoutEnvironment
  /// The frames.
  public var result: LayoutResult

  /// Makes a button.
  public init(
    specification: ButtonSpecification, content: ButtonContent, environment: LayoutEnvironment, result: LayoutResult
  ) {
    self.specification = specification
    self.content = content
    self.environment = environment
    self.result = result
  }
}

/// Something that draws buttons; the run is handed one where a report shows pictures.
///
/// It may be used by several threads at once.
public protocol ButtonDrawing: Sendable {
  /// The picture of a button, its glyphs by their index in ``outlines``.
  /// - Complexity: linear in the number of glyphs; each new glyph's outline is read once.
  func picture(of button: LaidOutButton) -> Picture

  /// The outlines of all glyphs drawn so far as SVG path data, in the order in which they were first asked for.
  var outlines: [String] { get }
}
