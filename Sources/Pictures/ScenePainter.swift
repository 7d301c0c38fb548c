public import TitlefitControlLayout
public import TitlefitControls
public import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
public import TitlefitTextLayout
import TitlefitTypography

/// Draws solved scenes: every view's frame, buttons and labels with their texts, and hatched what a text lacks.
///
/// ## Limits
/// - Images, switches and other controls are frames; colours are the page's, never the project's own.
/// - Views are drawn in the document's order, and nothing is cut at a view's sides.
public struct ScenePainter: Sendable {
  private let engine: TextLayoutEngine
  private let buttons: ButtonPainter
  private let labels: TextPainter
  private let table: OutlineTable

  /// Makes a painter over the engine that measured.
  public init(engine: TextLayoutEngine) {
    self.engine = engine
    table = OutlineTable()
    buttons = ButtonPainter(engine: engine, outlines: table)
    labels = TextPainter(engine: engine, outlines: table)
  }

  /// The outlines of all glyphs drawn so far, in the order in which they were first asked for.
  public var outlines: [String] { table.paths }

  /// The picture of a scene, the root's left upper corner at zero; what leaves the root is on it too.
  /// - Complexity: one layout a button and label.
  public func picture(
    of scene: Scene, solved: SolvedScene, texts: SceneTexts, environment: LayoutEnvironment
  ) -> Picture {
    let root = Rect(origin: .zero, size: solved.size)
    var shapes: [PictureShape] = [.box(root, radius: 0, .scene), .frame(root, radius: 0, width: 1, .view)]
    var extent = root
    for index in scene.views.indices.dropFirst() {
      guard let frame = solved.views[index].frame, !isHidden(index, in: scene) else { continue }
      shapes.append(.frame(frame, radius: 0, width: 0.5, .view))
      shapes += content(of: index, in: scene, frame: frame, texts: texts, environment: environment)
      extent = extent.union(frame)
      let lacks = [
        missing(of: index, in: scene, solved.views[index], texts: texts, environment: environment).map { missing in
          let x = environment.direction == .rightToLeft ? frame.minX - missing.points : frame.maxX
          let area = Rect(x: x, y: frame.minY, width: missing.points, height: max(frame.height, 2))
          return (area: area, isCertain: missing.isCertain)
        },
        missingHeight(of: index, in: scene, solved.views[index], texts: texts, environment: environment)
          .map { missing in
            let area = Rect(x: frame.minX, y: frame.maxY, width: max(frame.width, 2), height: missing.points)
            return (area: area, isCertain: missing.isCertain)
          },
      ]
      for lack in lacks.compactMap(\.self) {
        shapes.append(.box(lack.area, radius: 0, lack.isCertain ? .overflow : .doubt))
        extent = extent.union(lack.area)
      }
    }
    let margin = 8.0
    return Picture(
      canvas: Rect(
        x: extent.minX - margin, y: extent.minY - margin, width: extent.width + 2 * margin,
        height: extent.height + 2 * margin),
      shapes: shapes)
  }

  /// A line of text to stand above pictures; empty where it cannot be measured.
  public func caption(_ text: String) -> Picture {
    let font = FontDescriptor.system(13)
    let request = TextRequest(text, language: .undetermined, direction: .leftToRight, font: font)
    guard let measurement = try? engine.measure(request) else {
      return Picture(canvas: Rect(x: 0, y: 0, width: 1, height: 1), shapes: [])
    }
    let frame = Rect(x: 8, y: 0, width: measurement.width, height: measurement.height)
    let placed = PlacedText(
      frame: frame, measurement: measurement, availableWidth: nil, availableHeight: nil, lineLimit: 1,
      lineBreakMode: .byClipping, font: font)
    return Picture(
      canvas: Rect(x: 0, y: 0, width: frame.maxX, height: frame.maxY),
      shapes: labels.shapes(
        of: text, placed: placed, style: TextPainter.Style(language: .undetermined, direction: .leftToRight)))
  }

  private func isHidden(_ index: Int, in scene: Scene) -> Bool {
    scene.views[index].isHidden || scene.ancestors(of: index).contains { scene.views[$0].isHidden }
  }

  /// The points that a one-line text needs beyond its room, or nil where it fits.
  private func missing(
    of index: Int, in scene: Scene, _ solved: SolvedView, texts: SceneTexts, environment: LayoutEnvironment
  ) -> (points: Double, isCertain: Bool)? {
    guard let frame = solved.frame else { return nil }
    var (need, have, bound) = (solved.need.width ?? 0, frame.width, solved.need.errorBound)
    switch scene.views[index].content {
    case .button(let button):
      guard let title = laidOut(button, at: index, frame: frame, texts: texts, environment)?.result.title,
        let available = title.availableWidth, title.lineLimit == 1
      else { return nil }
      (need, have, bound) = (
        title.leastNeededWidth ?? title.measurement.needed, available, title.measurement.errorBound
      )
    case .label(let label), .textView(let label, _): if label.lineLimit != 1 { return nil }
    case .field, .segments: break
    case .none, .image: return nil
    }
    return need > have + 0.51 ? (need - have, need - have > bound) : nil
  }

  /// The points of height that the lines of a text of several need beyond their room, or nil where all are seen.
  private func missingHeight(
    of index: Int, in scene: Scene, _ solved: SolvedView, texts: SceneTexts, environment: LayoutEnvironment
  ) -> (points: Double, isCertain: Bool)? {
    guard let frame = solved.frame else { return nil }
    switch scene.views[index].content {
    case .button(let button):
      guard let title = laidOut(button, at: index, frame: frame, texts: texts, environment)?.result.title,
        title.lineLimit != 1, title.verdict != .fits, let have = title.lineRoom
      else { return nil }
      let lines = title.lineCounts?.upperBound ?? title.measurement.unlimitedLineCount
      let lack = Double(lines) * title.lineHeight - max(0, have)
      return lack > 0.51 ? (lack, title.verdict == .fails) : nil
    case .label(let label):
      guard label.lineLimit != 1, let need = solved.need.height, need > frame.height + 0.51 else { return nil }
      return (need - frame.height, true)
    case .textView, .field, .segments, .none, .image: return nil
    }
  }

  /// A button laid out in its frame; nil where its text cannot be measured, which the audit explains.
  private func laidOut(
    _ button: SceneButton, at index: Int, frame: Rect, texts: SceneTexts, _ environment: LayoutEnvironment
  ) -> LaidOutButton? {
    let content = ButtonContent(
      title: texts[SceneTextKey(view: index, role: .title)], subtitle: texts[SceneTextKey(view: index, role: .subtitle)]
    )
    let room = LayoutRoom(width: frame.width, height: frame.height)
    let result = try? ButtonLayout().layout(
      button.specification, content: content, in: environment, room: room, measuring: engine)
    return result.map {
      LaidOutButton(specification: button.specification, content: content, environment: environment, result: $0)
    }
  }

  private func content(
    of index: Int, in scene: Scene, frame: Rect, texts: SceneTexts, environment: LayoutEnvironment
  ) -> [PictureShape] {
    func text(_ role: SceneTextKey.Role) -> String? { texts[SceneTextKey(view: index, role: role)] }
    switch scene.views[index].content {
    case .button(let button):
      guard let drawn = laidOut(button, at: index, frame: frame, texts: texts, environment) else { return [] }
      return buttons.shapes(of: drawn).map { $0.moved(byX: frame.minX, y: frame.minY) }
    case .label(let label), .textView(let label, _):
      return text(.text).map { shapes(of: $0, label, in: frame, environment: environment) } ?? []
    case .field(let field):
      let shown = [text(.text), text(.placeholder)].compactMap(\.self).first { !$0.isEmpty }
      return shown.map { shapes(of: $0, SceneLabel(text: nil, font: field.font), in: frame, environment: environment) }
        ?? []
    case .none, .image, .segments: return []
    }
  }

  private func shapes(
    of text: String, _ label: SceneLabel, in frame: Rect, environment: LayoutEnvironment
  ) -> [PictureShape] {
    let font = label.font.scaled(to: environment.contentSize)
    let request = TextRequest(
      text, language: environment.language, direction: environment.direction, font: font,
      maximumWidth: frame.width + 0.51, lineLimit: label.lineLimit, lineBreakMode: label.lineBreakMode)
    guard let measurement = try? engine.measure(request) else { return [] }
    let placed = PlacedText(
      frame: Rect(
        x: frame.minX, y: frame.minY + max(0, frame.height - measurement.height) / 2, width: frame.width,
        height: measurement.height),
      measurement: measurement, availableWidth: frame.width, availableHeight: frame.height, lineLimit: label.lineLimit,
      lineBreakMode: label.lineBreakMode, font: font)
    return labels.shapes(
      of: text, placed: placed,
      style: TextPainter.Style(language: environment.language, direction: environment.direction))
  }
}

extension PictureShape {
  /// The shape, moved by so many points.
  func moved(byX x: Double, y: Double) -> PictureShape {
    func moved(_ rect: Rect) -> Rect {
      Rect(origin: Point(x: rect.minX + x, y: rect.minY + y), size: rect.size)
    }
    switch self {
    case .box(let rect, let radius, let role): return .box(moved(rect), radius: radius, role)
    case .frame(let rect, let radius, let width, let role):
      return .frame(moved(rect), radius: radius, width: width, role)
    case .line(let from, let to, let role):
      return .line(from: Point(x: from.x + x, y: from.y + y), to: Point(x: to.x + x, y: to.y + y), role)
    case .glyphs(var text):
      text.origin = Point(x: text.origin.x + x, y: text.origin.y + y)
      return .glyphs(text)
    case .clipped(let rect, let shapes):
      return .clipped(to: moved(rect), shapes.map { $0.moved(byX: x, y: y) })
    }
  }
}

extension Rect {
  /// The smallest rectangle around both.
  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension Picture {
  /// Several pictures one below the other, as one.
  /// - Complexity: linear in the number of shapes.
  public static func column(_ pictures: [Picture], gap: Double = 16) -> Picture {
    var shapes: [PictureShape] = []
    var (width, height) = (1.0, 0.0)
    for picture in pictures {
      let top = height + (height > 0 ? gap : 0)
      shapes += picture.shapes.map { $0.moved(byX: -picture.canvas.minX, y: top - picture.canvas.minY) }
      width = max(width, picture.canvas.width)
      height = top + picture.canvas.height
    }
    return Picture(canvas: Rect(x: 0, y: 0, width: width, height: max(1, height)), shapes: shapes)
  }
}
