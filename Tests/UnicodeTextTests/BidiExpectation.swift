import TitlefitGeometry
import TitlefitUnicodeText

/// Compares ICU's answers with a test line's, over buffers that are used again: there are some 770,000 comparisons.
final class BidiExpectation {
  /// The level that each unit must have, 255 where rule X9 takes it out.
  var levels: [UInt8] = []
  /// The places of the units that stay, from left to right.
  var order: [Int] = []

  private let resolver: BidiResolver
  private let found = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1024)
  private let kept = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1024)
  private let visual = UnsafeMutableBufferPointer<Int32>.allocate(capacity: 1024)
  private let places = UnsafeMutableBufferPointer<Int>.allocate(capacity: 1024)

  init() throws { resolver = try BidiResolver() }

  deinit {
    found.deallocate()
    kept.deallocate()
    visual.deallocate()
    places.deallocate()
  }

  /// The direction that the first strong character gives, left to right where there is none.
  func natural(_ units: UnsafeBufferPointer<UInt16>) -> LayoutDirection {
    resolver.firstStrong(units) == 1 ? .rightToLeft : .leftToRight
  }

  /// Whether levels and order are the expected ones.
  ///
  /// Where all expected levels are of one parity, only the parity is compared: ICU leaves the depth out there.
  func holds(for units: UnsafeBufferPointer<UInt16>, direction: LayoutDirection) -> Bool {
    let count = units.count
    guard count <= 1024, count == levels.count, resolver.resolve(units, direction: direction, into: found) else {
      return false
    }
    return levels.withUnsafeBufferPointer { levels in
      var left = 0
      var isEqual = true
      var parities: UInt8 = 0
      var foundParities: UInt8 = 0
      var index = 0
      while index < count {
        if levels[index] != 255 {
          if found[index] != levels[index] { isEqual = false }
          parities |= 1 << (levels[index] & 1)
          foundParities |= 1 << (found[index] & 1)
          kept[left] = found[index]
          places[left] = index
          left += 1
        }
        index += 1
      }
      guard isEqual || (parities != 3 && parities == foundParities), left == order.count else { return false }
      resolver.order(UnsafeBufferPointer(rebasing: kept[..<left]), into: visual)
      return order.withUnsafeBufferPointer { order in
        var index = 0
        while index < left {
          if places[Int(visual[index])] != order[index] { return false }
          index += 1
        }
        return true
      }
    }
  }
}
