import TitlefitArgumentParsing
import TitlefitGeometry

/// Four lengths in points, separated by commas, in the order of UIKit's insets.
struct FourLengths: ArgumentValue {
  /// The lengths from the top counter-clockwise: top, left or leading, bottom, right or trailing.
  let values: [Double]

  init(argument: String) throws(ValueFault) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { try? Length(argument: String($0)).points }
    guard parts.count == 4, values.count == 4 else { throw .expected("four numbers separated by commas, in points") }
    self.values = values
  }

  /// The lengths on physical sides.
  var edgeInsets: EdgeInsets { EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3]) }

  /// The lengths on the sides of the reading direction.
  var directionalInsets: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }
}

/// A length in points that may be negative.
struct Length: ArgumentValue {
  /// The points.
  let points: Double

  init(argument: String) throws(ValueFault) {
    guard let value = try? Double(argument: argument), abs(value) <= 100_000 else {
      throw .expected("a number of points from -100000 to 100000")
    }
    points = value
  }
}

/// An extent in points, zero or more.
struct Extent: ArgumentValue {
  /// The points.
  let points: Double

  init(argument: String) throws(ValueFault) {
    guard let value = try? Double(argument: argument), (0...100_000).contains(value) else {
      throw .expected("a number of points from 0 to 100000")
    }
    points = value
  }
}

/// A font's size in points.
struct FontSize: ArgumentValue {
  /// The points.
  let points: Double

  init(argument: String) throws(ValueFault) {
    guard let value = try? Double(argument: argument), (0.5...2000).contains(value) else {
      throw .expected("a number of points from 0.5 to 2000")
    }
    points = value
  }
}

/// A number of lines; 0 for no limit.
struct LineCount: ArgumentValue {
  /// The number.
  let count: Int

  init(argument: String) throws(ValueFault) {
    guard let value = Int(argument), (0...10_000).contains(value) else {
      throw .expected("a whole number from 0 to 10000, where 0 means no limit")
    }
    count = value
  }
}

/// An image's size, written as `24x24`.
struct ImageSize: ArgumentValue {
  /// The size in points.
  let size: Size

  init(argument: String) throws(ValueFault) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let lengths = parts.compactMap { try? Extent(argument: String($0)).points }
    guard parts.count == 2, lengths.count == 2 else { throw .expected("a size in points such as 24x24") }
    size = Size(width: lengths[0], height: lengths[1])
  }
}

/// The device pixels a point.
enum PixelsPerPoint: String, CaseIterable, ArgumentValue {
  /// Older phones and most tablets.
  case two = "2"
  /// Today's phones.
  case three = "3"

  /// The scale.
  var scale: PixelScale { PixelScale(self == .two ? 2 : 3) }
}
