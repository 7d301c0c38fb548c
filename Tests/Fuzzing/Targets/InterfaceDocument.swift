import TitlefitControls
import TitlefitInterfaceReaders

/// Reads the input as a storyboard.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = InterfaceDocumentReader().read(bytes, file: "a.storyboard")
  return 0
}
