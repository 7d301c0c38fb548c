import TitlefitAuditing

/// Reads the input as a `titlefit.yml`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = ConfigurationReader(rules: []).read(bytes, file: "titlefit.yml")
  return 0
}
