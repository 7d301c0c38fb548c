import TitlefitControls
import TitlefitGeometry
import TitlefitSourceParsing

extension DesignDevice {
  /// Reads the device of a document.
  ///
  /// Documents without a `<device>` were made before Xcode 8, when the canvas was 600 points wide with size classes and 320
  /// without; in those that a later build saved, the first controller's view tells the canvas. A device that is not in the
  /// table counts as 393 points wide.
  init(document: XML.Element) {
    guard let device = document.element("device"), let name = device["id"] else {
      let hasClasses = document["useTraitCollections"] == "YES"
      let old = hasClasses ? Size(width: 600, height: 600) : Size(width: 320, height: 568)
      self.init(size: Self.firstController(in: document) ?? old, scale: 2, id: nil)
      return
    }
    let isLandscape = device["orientation"] == "landscape"
    let entry = Self.table[name]
    let (short, long) = (entry?.width ?? 393, entry?.height ?? 852)
    let size = isLandscape ? Size(width: long, height: short) : Size(width: short, height: long)
    self.init(size: size, scale: entry?.scale ?? 3, id: entry == nil ? nil : name, isLandscape: isLandscape)
  }

  /// The size of the first controller's view that is as wide as a device, or nil; nil in documents from before Xcode 8.
  ///
  /// Source: public documents without a device that builds 14490 and 18122 saved: their controllers' views are 414 × 896.
  private static func firstController(in document: XML.Element) -> Size? {
    guard let build = document["toolsVersion"]?.split(separator: ".").first.flatMap({ Int(String($0)) }),
      build >= 11000
    else { return nil }
    let objects = (document.element("scenes")?.elements("scene") ?? []).flatMap {
      $0.element("objects")?.elements ?? []
    }
    for view in objects.flatMap(\.elements) where view["key"] == "view" {
      guard let frame = view.child("rect", key: "frame"), let width = frame["width"].flatMap(Double.init),
        let height = frame["height"].flatMap(Double.init), (320...1400).contains(width), (320...2000).contains(height)
      else { continue }
      return Size(width: width, height: height)
    }
    return nil
  }

  /// The size classes that the device's canvas has.
  ///
  /// Source: UITraitCollection, documentation: iPads are regular both ways; a phone on its side is compact high, and the
  /// large ones are regular wide.
  var sizeClass: SizeClass {
    if isPad { return .pad }
    guard isLandscape else { return .uprightPhone }
    let isLarge = ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9"].contains(id ?? "")
    return SizeClass(isRegularWidth: isLarge, isRegularHeight: false)
  }

  /// Points and scale by device id.
  ///
  /// Source: the frames of controllers' views that Interface Builder recorded for each id in public documents.
  private static let table: [String: (width: Double, height: Double, scale: Double)] = [
    "retina3_5": (320, 480, 2), "retina4_0": (320, 568, 2), "retina4_7": (375, 667, 2), "retina5_4": (375, 812, 3),
    "retina5_5": (414, 736, 3), "retina5_9": (375, 812, 3), "retina6_0": (390, 844, 3), "retina6_1": (414, 896, 2),
    "retina6_3": (402, 874, 3), "retina6_5": (414, 896, 3), "retina6_7": (428, 926, 3), "retina6_9": (440, 956, 3),
    "retina6_12": (393, 852, 3), "retina6_72": (430, 932, 3), "ipad7_9": (768, 1024, 2), "ipad9_7": (768, 1024, 2),
    "ipad10_5": (834, 1112, 2), "ipad10_9rounded": (820, 1180, 2), "ipad11_0": (834, 1194, 2),
    "ipad11_0rounded": (834, 1194, 2), "ipad12_9": (1024, 1366, 2), "ipad12_9rounded": (1024, 1366, 2),
  ]
}
