import Testing
import TitlefitGeometry

@Test(
  "A verdict is certain only beyond the error bound",
  arguments: [
    (100.0, 102.0, 1.0, Verdict.fits), (100.0, 100.5, 1.0, .unsure), (100.0, 99.5, 1.0, .unsure),
    (100.0, 98.9, 1.0, .fails), (100.0, 100.0, 0.0, .fits), (100.0, 101.0, 1.0, .fits),
  ])
func verdicts(need: Double, have: Double, bound: Double, expected: Verdict) {
  #expect(Verdict(need: need, have: have, errorBound: bound) == expected)
}

@Test("Without a room everything fits, and the worse of two verdicts decides")
func worst() {
  #expect(Verdict(need: 1000, have: nil, errorBound: 1) == .fits)
  #expect(Verdict.fits.worse(.unsure) == .unsure)
  #expect(Verdict.unsure.worse(.fits) == .unsure)
  #expect(Verdict.unsure.worse(.fails) == .fails)
  #expect(Verdict.fits.worse(.fits) == .fits)
}
