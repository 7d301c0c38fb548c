extension Array where Element: BitwiseCopyable {
  /// Makes an array of the elements that the body writes to the start of scratch memory; it returns how many.
  ///
  /// The standard library's initializer for uninitialized memory asks the runtime for the array's type, by a count that
  /// all threads share, each time.
  @inlinable package init(scratch capacity: Int, _ body: (UnsafeMutableBufferPointer<Element>) -> Int) {
    self = []
    withUnsafeTemporaryAllocation(of: Element.self, capacity: capacity) { scratch in
      let count = body(scratch)
      reserveCapacity(count)
      append(contentsOf: UnsafeBufferPointer(rebasing: scratch[..<count]))
    }
  }
}
