import Testing
import TitlefitConstraintSolving

@Suite("Levels")
struct PriorityTests {
  @Test("a constraint never gives way to any number of lower ones")
  func levelsAreLexicographic() throws {
    var system = LinearSystem()
    let width = system.makeVariable("width", isNonNegative: true)
    let high = system.add(width - 100, .equal, priority: 751, label: "own width")
    let low = (0..<50).map { system.add(width - 200, .equal, priority: 750, label: "other width \($0)") }
    let solution = try system.solve()
    #expect(solution.value(of: width) == 100)
    #expect(solution.violation(of: high) == 0)
    #expect(solution.gaveWay == low)
    #expect(solution.levels.map(\.priority) == [751, 750])
    #expect(solution.levels.map(\.violation) == [0, 5000])
  }

  @Test("inside a level the sum of errors decides, so most win, and a weight counts as that many")
  func sumOfErrors() throws {
    var system = LinearSystem()
    let x = system.makeVariable("x")
    for value in [10.0, 20, 90] { system.add(x - value, .equal, priority: 500, label: "at \(value)") }
    #expect(try system.solve().value(of: x) == 20)
    system.add(x - 90, .equal, priority: 500, label: "heavy", weight: 1.5)
    #expect(try system.solve().value(of: x) == 90)
  }

  @Test("a title between two pins gets what they leave, and the pins say by how much it lacks")
  func compressedTitle() throws {
    var system = LinearSystem()
    let left = system.makeVariable("left")
    let width = system.makeVariable("width", isNonNegative: true)
    system.add(left - 16, .equal, priority: 1000, label: "leading")
    system.add(left + width - 320 + 16, .atMost, priority: 1000, label: "trailing")
    let need = system.add(width - 300, .atLeast, priority: 750, label: "compression")
    system.add(width - 300, .atMost, priority: 250, label: "hugging")
    let solution = try system.solve()
    #expect(solution.value(of: width) == 288)
    #expect(solution.violation(of: need) == 12)
    #expect(solution.gaveWay == [need])
    #expect(try solution.isDetermined(width))
  }

  @Test("two equal pulls share one space in any way: the range of each says so")
  func tie() throws {
    var system = LinearSystem()
    let first = system.makeVariable("first", isNonNegative: true)
    let second = system.makeVariable("second", isNonNegative: true)
    system.add(first + second - 100, .equal, priority: .required, label: "row")
    system.add(first - 80, .atLeast, priority: 750, label: "first")
    system.add(second - 80, .atLeast, priority: 750, label: "second")
    let solution = try system.solve()
    #expect(try solution.range(of: first) == 20...80)
    #expect(try solution.range(of: first + second) == 100...100)
    #expect(try !solution.isDetermined(first))
    #expect(try solution.isDetermined(first + second))
    #expect(solution.levels.map(\.violation) == [0, 60])
  }

  @Test("a variable without constraints has no bounds, a non-negative one only 0")
  func unbounded() throws {
    var system = LinearSystem()
    let free = system.makeVariable("free")
    let size = system.makeVariable("size", isNonNegative: true)
    let solution = try system.solve()
    #expect(try solution.range(of: free) == -Double.infinity...Double.infinity)
    #expect(try solution.range(of: size) == 0...Double.infinity)
    #expect(solution.value(of: size) == 0)
    #expect(solution.levels.isEmpty)
  }
}
