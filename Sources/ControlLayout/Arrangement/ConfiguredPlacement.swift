import TitlefitGeometry

/// Where the parts of a configured button lie, in reading direction: x grows from the leading side.
struct ConfiguredPlacement {
  let parts: ConfiguredParts
  let frame: ButtonFrame
  let alignment: TitleAlignment
  let size: Size
  let title: Size?
  let subtitle: Size?

  /// The title's frame; empty without a title.
  var titleFrame: Rect { place(title ?? .zero, top: 0) }

  /// The subtitle's frame; empty without a subtitle.
  var subtitleFrame: Rect { place(subtitle ?? .zero, top: (title?.height ?? 0) + parts.titlePadding) }

  /// The frame of an image in the middle of its slot.
  func frame(ofImage image: Size) -> Rect {
    let slot = parts.imageSlot ?? image
    let content = contentFrame
    let block = blockSize
    let before: Double
    let above: Double
    switch parts.placement {
    case .leading:
      before = 0
      above = (content.height - slot.height) / 2
    case .trailing:
      before = block.width + parts.imagePadding
      above = (content.height - slot.height) / 2
    case .top:
      before = (content.width - parts.indicatorWidth - slot.width) / 2
      above = 0
    case .bottom:
      before = (content.width - parts.indicatorWidth - slot.width) / 2
      above = block.height + parts.imagePadding
    }
    return Rect(
      x: content.minX + before + (slot.width - image.width) / 2,
      y: content.minY + above + (slot.height - image.height) / 2, width: image.width, height: image.height)
  }

  /// The extents of title and subtitle together; the whole rest of the width where the content fills.
  private var blockSize: Size {
    let width = max(title?.width ?? 0, subtitle?.width ?? 0)
    let isFilling = frame.horizontal == .fill && (title != nil || subtitle != nil)
    return Size(
      width: isFilling ? max(width, parts.textWidth(in: size.width)) : width,
      height: (title?.height ?? 0) + parts.titlePadding + (subtitle?.height ?? 0))
  }

  /// Where image, text and indicator together lie in the button.
  private var contentFrame: Rect {
    let content = parts.contentSize(around: blockSize)
    let insets = parts.insets
    let start = frame.horizontal.start(of: content.width, in: size.width - insets.horizontal)
    let top = frame.top(of: content.height, in: size.height - insets.vertical)
    return Rect(x: insets.leading + start, y: insets.top + top, width: content.width, height: content.height)
  }

  /// The frame of a text of some size, so many points below the text block's top.
  private func place(_ text: Size, top: Double) -> Rect {
    let content = contentFrame
    let block = blockSize
    let slot = parts.imageSlot ?? .zero
    let before: Double
    let above: Double
    switch parts.placement {
    case .leading, .trailing:
      before = parts.placement == .leading ? slot.width + parts.imagePadding : 0
      above = (content.height - block.height) / 2
    case .top, .bottom:
      before = (content.width - parts.indicatorWidth - block.width) / 2
      above = parts.placement == .top ? slot.height + parts.imagePadding : 0
    }
    return Rect(
      x: content.minX + before + shift(of: text.width, in: block.width), y: content.minY + above + top,
      width: text.width, height: text.height)
  }

  /// How far a text of some width lies from the block's leading side.
  private func shift(of width: Double, in block: Double) -> Double {
    switch effectiveAlignment {
    case .leading, .automatic: 0
    case .center: (block - width) / 2
    case .trailing: block - width
    }
  }

  /// The alignment with `automatic` decided by the image's place; leading without an image.
  private var effectiveAlignment: TitleAlignment {
    guard alignment == .automatic else { return alignment }
    guard parts.image != nil else { return .leading }
    switch parts.placement {
    case .leading: return .leading
    case .trailing: return .trailing
    case .top, .bottom: return .center
    }
  }
}
