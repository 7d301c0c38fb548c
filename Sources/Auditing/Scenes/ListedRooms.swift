import TitlefitControls
import TitlefitGeometry
import TitlefitLocaleData
public import TitlefitLocales
import TitlefitRuleKit

/// The rooms that a scene gives one of its buttons, for `controls`.
public struct ListedRooms: Sendable, Hashable {
  /// How the room came about on the narrowest device in the project's own language, one sentence a step.
  public var how: [String]
  /// The rooms by device, then language; a device where all languages have the same room is listed once.
  public var at: [Place]

  /// The room on one device.
  public struct Place: Sendable, Hashable {
    /// The device's width in points.
    public var device: Double
    /// The language, or nil where all have this room.
    public var language: LanguageTag?
    /// The width in points without winning a tie against an equally firm neighbour.
    public var low: Double
    /// The width in points when every tie is won.
    public var high: Double
  }
}

extension SceneStage {
  /// The rooms of a button at the first text size; nil where the scene decides none.
  func listedRooms(of view: Int, languages: [LanguageTag], configuration: AuditConfiguration) -> ListedRooms? {
    guard let contentSize = configuration.contentSizes.first else { return nil }
    var how: [String] = []
    var at: [ListedRooms.Place] = []
    for width in configuration.widths where isShown(onDevice: width) {
      let rooms = languages.map { language in
        let direction = LanguageFacts.layoutDirection(of: language)
        return (
          language,
          room(
            of: view, in: language,
            CaseCondition(contentSize: contentSize, deviceWidth: width, direction: direction), explains: how.isEmpty)
        )
      }
      if how.isEmpty, let own = rooms.first(where: { $0.0 == source }) ?? rooms.first { how = own.1.how }
      let places = rooms.compactMap { language, room -> ListedRooms.Place? in
        guard let low = room.low, let high = room.high else { return nil }
        return ListedRooms.Place(device: width, language: language, low: low, high: high)
      }
      at += Self.merged(places, of: languages.count)
    }
    return at.isEmpty ? nil : ListedRooms(how: how, at: at)
  }

  /// One place without a language where all languages have the same room.
  private static func merged(_ places: [ListedRooms.Place], of count: Int) -> [ListedRooms.Place] {
    guard var first = places.first, places.count == count,
      places.allSatisfy({ $0.low == first.low && $0.high == first.high })
    else { return places }
    first.language = nil
    return [first]
  }
}
