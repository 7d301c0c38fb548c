import Testing
import TitlefitGeometry

@Test("Leading insets become left in left-to-right and right in right-to-left")
func directionalInsetsResolve() {
  let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  #expect(insets.resolved(in: .leftToRight) == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  #expect(insets.resolved(in: .rightToLeft) == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
}

@Test(
  "A length is raised to the next device pixel and not beyond noise",
  arguments: [
    (51.2, 1.0, 52.0), (51.2, 2.0, 51.5), (20.287, 3.0, 61.0 / 3), (20.287, 2.0, 20.5), (18.0, 3.0, 18.0),
    (18.000_000_000_1, 3.0, 18.0), (-0.5, 1.0, 0.0),
  ])
func roundingUp(length: Double, scale: Double, expected: Double) {
  #expect(abs(PixelScale(scale).roundedUp(length) - expected) < 1e-9)
}

@Test("Mirroring a rectangle twice gives it back")
func mirrorTwice() {
  let frame = Rect(x: 3, y: 4, width: 10, height: 5)
  #expect(frame.mirrored(inWidth: 40) == Rect(x: 27, y: 4, width: 10, height: 5))
  #expect(frame.mirrored(inWidth: 40).mirrored(inWidth: 40) == frame)
}

@Test("Rectangles that only touch do not intersect")
func touching() {
  let left = Rect(x: 0, y: 0, width: 10, height: 10)
  #expect(left.intersection(Rect(x: 10, y: 0, width: 5, height: 10)) == nil)
  #expect(left.intersection(Rect(x: 8, y: 2, width: 5, height: 3)) == Rect(x: 8, y: 2, width: 2, height: 3))
}
