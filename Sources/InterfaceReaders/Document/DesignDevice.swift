import TitlefitSourceParsing

/// The device a document was designed on: its frames were recorded there.
struct DesignDevice: Sendable, Hashable {
  /// The width in points in the orientation of the design.
  var width: Double
  /// The pixels a point.
  var scale: Double
  /// The id in the document, or nil where it names none or one that is not known.
  var id: String?

  /// Reads the device of a document.
  ///
  /// Documents without a `<device>` were made before Xcode 8: their canvas is 600 points wide with size classes and 320
  /// without. A device that is not in the table counts as 393 points wide.
  init(document: XML.Element) {
    guard let device = document.element("device"), let name = device["id"] else {
      self.init(width: document["useTraitCollections"] == "YES" ? 600 : 320, scale: 2, id: nil)
      return
    }
    guard let entry = Self.table[name] else {
      self.init(width: 393, scale: 3, id: nil)
      return
    }
    let isLandscape = device["orientation"] == "landscape"
    self.init(width: isLandscape ? entry.height : entry.width, scale: entry.scale, id: name)
  }

  /// Makes a device from its numbers.
  init(width: Double, scale: Double, id: String?) {
    self.width = width
    self.scale = scale
    self.id = id
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
