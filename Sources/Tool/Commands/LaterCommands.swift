import TitlefitArgumentParsing

/// `titlefit render`: pictures of documents; not built yet.
enum RenderCommand {
  static let verb = Verb(
    notBuilt: CommandShape(
      name: "render", summary: "an SVG of an interface document's scenes, solved for --language and --width",
      positional: PositionalShape("DOCUMENT", help: "a storyboard or xib", count: 1...1, completion: .files)))
}

/// `titlefit baseline`: acceptance of today's findings; not built yet.
enum BaselineCommand {
  static let verb = Verb(
    notBuilt: CommandShape(
      name: "baseline", summary: "accept today's findings into titlefit.baseline (or --baseline FILE)",
      positional: PositionalShape("PATH", help: "files or folders", count: 0...1000, completion: .files)))
}

/// `titlefit diff`: comparison of two reports; not built yet.
enum DiffCommand {
  static let verb = Verb(
    notBuilt: CommandShape(
      name: "diff", summary: "what one JSON report has that the other lacks: new, fixed, unchanged",
      positional: PositionalShape("OLD NEW", help: "two JSON reports", count: 2...2, completion: .files)))
}
