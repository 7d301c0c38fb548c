import Dispatch
import Testing
import TitlefitLocking

@Suite("Lanes of threads")
struct ThreadLanesTests {
  @Test("a number keeps its lane, and numbers as far apart as there are lanes share one")
  func lanes() {
    let lanes = ThreadLanes<[Int]>(count: 4, [])
    for thread in [1, 2, 5, -3] { lanes.withOwn(thread) { $0.append(thread) } }
    #expect(lanes.withOwn(1) { $0 } == [1, 5, -3])
    #expect(lanes.withOwn(2) { $0 } == [2])
    #expect(lanes.values.map(\.count).reduce(0, +) == 4)
  }

  @Test("what the own lane lacks is taken from the next one that has it")
  func others() {
    let lanes = ThreadLanes<[String]>(count: 4, [])
    lanes.withOwn(2) { $0 = ["of two"] }
    lanes.withOwn(3) { $0 = ["of three"] }
    #expect(lanes.firstResult(3) { $0.popLast() } == "of three")
    #expect(lanes.firstResult(3) { $0.popLast() } == "of two")
    #expect(lanes.firstResult(3) { $0.popLast() } == nil)
  }

  @Test("nothing is lost where more threads than lanes write at once")
  func contended() {
    let lanes = ThreadLanes(count: 3, 0)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for _ in 0..<2_000 { lanes.withOwn(thread) { $0 += 1 } }
    }
    #expect(lanes.values.reduce(0, +) == 16_000)
  }

  @Test("one lane serves all where none is asked for")
  func none() {
    let lanes = ThreadLanes(count: 0, 0)
    lanes.withOwn(.max) { $0 += 1 }
    lanes.withOwn(.min) { $0 += 1 }
    #expect(lanes.values == [2])
  }
}
