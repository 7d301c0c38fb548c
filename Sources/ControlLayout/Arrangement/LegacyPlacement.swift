import TitlefitGeometry

/// Where title and image of a legacy button lie, in reading direction: x grows from the leading side.
///
/// Title and image are placed each in a rectangle of its own, as if both were in it: the content's rectangle less the
/// title's or the image's insets. That is why insets that differ move one against the other.
struct LegacyPlacement {
  let frame: ButtonFrame
  let insets: LegacyInsets
  let size: Size
  let image: Size
  /// The label of what is visible.
  let title: Size
  let hasTitle: Bool
  /// The width the title would have with all the room it wants.
  let naturalTitleWidth: Double

  /// The title's frame, no larger than its rectangle.
  var titleFrame: Rect {
    let room = size.width - insets.title.horizontal
    let height = max(0, size.height - insets.title.vertical)
    let left = max(0, room - image.width)
    let width = frame.horizontal == .fill ? left : min(title.width, left)
    let start = frame.horizontal.start(of: image.width + width, in: room) + image.width
    let shown = min(title.height, height)
    return Rect(
      x: insets.title.leading + start, y: insets.title.top + frame.top(of: shown, in: height), width: width,
      height: shown)
  }

  /// The image's frame, no larger than its rectangle.
  var imageFrame: Rect {
    let room = size.width - insets.image.horizontal
    let height = max(0, size.height - insets.image.vertical)
    let width = min(image.width, max(0, room))
    let beside = hasTitle ? min(naturalTitleWidth, max(0, room - image.width)) : 0
    let shown = min(image.height, height)
    return Rect(
      x: insets.image.leading + frame.horizontal.start(of: width + beside, in: room),
      y: insets.image.top + frame.top(of: shown, in: height), width: width, height: shown)
  }
}
