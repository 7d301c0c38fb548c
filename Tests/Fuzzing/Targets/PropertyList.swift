import TitlefitCatalogReaders
import TitlefitCatalogs

/// Reads the input as a `.stringsdict` file: an XML or a binary property list.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = StringsDictReader().read(bytes, from: CatalogSource(file: "a.stringsdict", table: "a"))
  return 0
}
