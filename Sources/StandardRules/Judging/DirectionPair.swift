import TitlefitControlLayout
import TitlefitGeometry
import TitlefitRuleKit

/// One button with one text, laid out in both directions.
struct DirectionPair {
  /// The case in the language's own direction.
  var laidOut: LaidOutCase
  /// The same case in the other direction.
  var flipped: LaidOutCase

  /// Lays the first case of a series out in the other direction too; nil where that cannot be done.
  init?(_ series: CaseSeries) {
    guard let first = series.cases.first else { return nil }
    laidOut = first
    flipped = first
    flipped.condition.direction = first.condition.direction.flipped
    guard let other = series.probe(first, flipped.condition) else { return nil }
    flipped.result = other
  }

  /// The result from left to right.
  var leftToRight: LayoutResult { laidOut.condition.direction == .leftToRight ? laidOut.result : flipped.result }
  /// The result from right to left.
  var rightToLeft: LayoutResult { laidOut.condition.direction == .leftToRight ? flipped.result : laidOut.result }
}

extension LayoutResult {
  /// The distance in points from image to title where they stand beside each other, negative where they overlap; nil
  /// where one is missing.
  ///
  /// The image is taken to be the first in reading direction, as it is in a legacy button.
  var gapAfterImage: Double? {
    guard let image, let title = title?.frame, image.width > 0, title.width > 0 else { return nil }
    return direction == .leftToRight ? title.minX - image.maxX : image.minX - title.maxX
  }

  /// The part that image and title both cover, or nil where they do not meet by more than half a point each way.
  var overlap: Rect? {
    guard let image, let common = title?.frame.intersection(image), common.width > 0.5, common.height > 0.5 else {
      return nil
    }
    return common
  }
}
