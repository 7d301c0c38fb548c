import TitlefitSwiftSources

/// Reads the input as Swift source: its tokens, its tree, and the places of all calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let tree = SyntaxTree(bytes)
  for call in tree.root.descendants(.call) { _ = call.argument(at: 0) }
  return 0
}
