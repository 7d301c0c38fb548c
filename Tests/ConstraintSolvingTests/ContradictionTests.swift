import Testing
import TitlefitConstraintSolving

@Suite("Contradictions")
struct ContradictionTests {
  private static func conflict(_ system: LinearSystem) -> ContradictoryConstraints? {
    do {
      _ = try system.solve()
      return nil
    } catch .contradictory(let conflict) {
      return conflict
    } catch {
      return nil
    }
  }

  @Test("name the constraints that cannot hold together, and no other")
  func chain() {
    var system = LinearSystem()
    let a = system.makeVariable("a")
    let b = system.makeVariable("b")
    let c = system.makeVariable("c")
    system.add(a - 4, .atLeast, priority: .required, label: "bystander")
    let first = system.add(b - a - 1, .equal, priority: .required, label: "b after a")
    system.add(a + b - 90, .atMost, priority: .required, label: "another bystander")
    let second = system.add(c - b - 1, .equal, priority: .required, label: "c after b")
    system.add(c - a - 7, .equal, priority: 1000, label: "may give way")
    let third = system.add(c - a - 3, .atLeast, priority: .required, label: "c far from a")
    let conflict = Self.conflict(system)
    #expect(conflict?.constraints == [first, second, third])
    #expect(conflict?.labels == ["b after a", "c after b", "c far from a"])
  }

  @Test("with a sign name the one constraint")
  func sign() {
    var system = LinearSystem()
    let width = system.makeVariable("width", isNonNegative: true)
    system.add(width - 5, .atMost, priority: .required, label: "small")
    system.add(width + 5, .equal, priority: .required, label: "negative")
    #expect(Self.conflict(system)?.labels == ["negative"])
  }

  @Test("without a variable are contradictions too, and below required they just do not hold")
  func constants() throws {
    var system = LinearSystem()
    let soft = system.add(LinearExpression(3), .atMost, priority: 1000, label: "3 is at most 0")
    #expect(try system.solve().violation(of: soft) == 3)
    system.add(LinearExpression(-1), .atLeast, priority: .required, label: "-1 is at least 0")
    #expect(Self.conflict(system)?.labels == ["-1 is at least 0"])
  }

  @Test("are none where constraints are stated twice or follow from others")
  func redundant() throws {
    var system = LinearSystem()
    let a = system.makeVariable("a")
    let b = system.makeVariable("b")
    for number in 1...3 { system.add(a - b, .equal, priority: .required, label: "equal \(number)") }
    system.add(3 * a - 30, .equal, priority: .required, label: "a")
    system.add(1.0 / 3 * b - 10.0 / 3, .equal, priority: .required, label: "b")
    system.add(b - 8, .equal, priority: 1000, label: "gives way")
    #expect(try system.solve().value(of: b) == 10)
  }

  @Test("are found where trying every corner finds none allowed, and no member can be spared", arguments: 31...34)
  func corners(seed: UInt64) {
    var random = SplitMix(state: seed)
    var found = 0
    for number in 0..<500 {
      let sample = Sample(using: &random, requiredShare: 0.8)
      let (system, _, constraints) = sample.build()
      let conflict = Self.conflict(system)
      #expect((conflict == nil) == (Corners(sample).totals != nil), "\(number)")
      guard let conflict else { continue }
      found += 1
      let members = constraints.indices.filter { conflict.constraints.contains(constraints[$0]) }
      for spared in [nil] + members.map(Optional.some) {
        var part = sample
        part.lines = members.filter { $0 != spared }.map { sample.lines[$0] }
        #expect((Corners(part).totals == nil) == (spared == nil), "\(number): \(members) without \(spared ?? -1)")
      }
    }
    #expect(found > 100)
  }
}
