import TitlefitGeometry
import TitlefitSourceParsing

/// Insets as documents write them.
enum InsetReading {
  /// Physical insets: minX is left, minY top, maxX right, maxY bottom; nil where the element is absent.
  ///
  /// Source: `<inset>` elements of public documents beside their frames.
  static func physical(_ element: XML.Element?, issues: inout ReadingIssues) -> EdgeInsets? {
    guard let element else { return nil }
    return EdgeInsets(
      top: issues.number(element.attribute("minY")) ?? 0, left: issues.number(element.attribute("minX")) ?? 0,
      bottom: issues.number(element.attribute("maxY")) ?? 0, right: issues.number(element.attribute("maxX")) ?? 0)
  }

  /// Insets in reading direction; nil where the element is absent.
  static func directional(_ element: XML.Element?, issues: inout ReadingIssues) -> DirectionalEdgeInsets? {
    guard let element else { return nil }
    return DirectionalEdgeInsets(
      top: issues.number(element.attribute("top")) ?? 0, leading: issues.number(element.attribute("leading")) ?? 0,
      bottom: issues.number(element.attribute("bottom")) ?? 0,
      trailing: issues.number(element.attribute("trailing")) ?? 0)
  }
}
