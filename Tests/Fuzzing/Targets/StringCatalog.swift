import TitlefitCatalogReaders
import TitlefitCatalogs

/// Reads the input as a String Catalog, which is JSON.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = StringCatalogReader().read(bytes, from: CatalogSource(file: "a.xcstrings", table: "a"))
  return 0
}
