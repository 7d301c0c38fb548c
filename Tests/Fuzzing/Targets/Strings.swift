import TitlefitCatalogReaders
import TitlefitCatalogs

/// Reads the input as a `.strings` file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = StringsReader().read(bytes, from: CatalogSource(file: "a.strings", table: "a"))
  return 0
}
