import TitlefitArgumentParsing

/// `titlefit render`: pictures of documents; not built yet.
enum RenderCommand {
  static let verb = Verb(
    notBuilt: CommandShape(
      name: "render", summary: "an SVG of an interface document's scenes, solved for --language and --width",
      positional: PositionalShape("DOCUMENT", help: "a storyboard or xib", count: 1...1, completion: .files)))
}
