@testable import TitlefitRuleHosting

/// Reads the input as what a rule module writes: cut into lines in two pieces, each line into a message.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  let reader = ModuleMessageReader(module: "m")
  var splitter = LineSplitter()
  let cut = count / 2
  var lines = splitter.take(UnsafeRawBufferPointer(rebasing: bytes[..<cut]))
  lines += splitter.take(UnsafeRawBufferPointer(rebasing: bytes[cut...]))
  if let last = splitter.end() { lines.append(last) }
  for line in lines { _ = try? reader.read(line) }
  return 0
}
