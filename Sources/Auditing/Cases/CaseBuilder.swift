import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// Lays the series of a control out under all conditions.
struct CaseBuilder: Sendable {
  let configuration: AuditConfiguration
  let sampler: Sampler
  /// The measurer as the run was given it, which refuses fonts that are not there.
  let measurer: any TextMeasuring

  /// The cases of one series in their fixed order: content size, then device width, then sample values.
  /// - Returns: the series, or why a text of it could not be measured.
  func series(_ plan: SeriesPlan, of control: Control, in rooms: CaseRooms) -> Result<CaseSeries, NotMeasured> {
    guard let specification = control.specification else { return .failure(NotMeasured("no set-up could be read")) }
    guard let language = (plan.title ?? plan.subtitle)?.language else { return .failure(NotMeasured("no text")) }
    let samples = sampler.samples(title: plan.title, subtitle: plan.subtitle)
    let layout = CaseLayout(
      specification: specification, language: language, state: plan.state, platform: configuration.platform,
      measurer: MeasurementCache(SubstitutingMeasurer(measurer: measurer)))
    let direction = LanguageFacts.layoutDirection(of: language)
    var cases: [LaidOutCase] = []
    for contentSize in configuration.contentSizes {
      for width in configuration.widths {
        let condition = CaseCondition(contentSize: contentSize, deviceWidth: width, direction: direction)
        let found = rooms.find(language, condition)
        for sample in samples {
          do throws(TextMeasurementError) {
            let result = try layout.result(sample, condition, found.room)
            cases.append(
              LaidOutCase(
                condition: condition, title: sample.title, subtitle: sample.subtitle, room: found.room, result: result,
                isSceneRoom: found.isOfScene))
          } catch {
            return .failure(NotMeasured(error))
          }
        }
      }
    }
    return .success(layout.series(plan, of: control, in: rooms, cases: cases))
  }

  /// The series with its first case only; what was measured for the others is let go with them.
  func firstCase(of series: CaseSeries, _ order: SeriesOrder) -> CaseSeries {
    guard let specification = order.control.specification, let language = series.text?.language else { return series }
    let layout = CaseLayout(
      specification: specification, language: language, state: order.plan.state, platform: configuration.platform,
      measurer: SubstitutingMeasurer(measurer: measurer))
    return layout.series(order.plan, of: order.control, in: order.rooms, cases: Array(series.cases.prefix(1)))
  }
}

/// Why a control or a text was not measured, as a short phrase that reports count.
struct NotMeasured: Error, Sendable, Hashable {
  var reason: String

  init(_ reason: String) { self.reason = reason }

  init(_ error: TextMeasurementError) {
    switch error {
    case .fontUnavailable(let name, _): reason = "no font \"" + name + "\""
    case .textTooLong(_, let limit): reason = "a text is longer than \(limit) UTF-16 units"
    case .engine(let call, _): reason = "the text engine failed in " + call
    }
  }
}

/// Lays one button out for one language and state.
private struct CaseLayout: Sendable {
  let specification: ButtonSpecification
  let language: LanguageTag
  let state: ControlState
  let platform: PlatformGeneration
  let measurer: any TextMeasuring

  /// A series whose rules may ask for more layouts.
  func series(_ plan: SeriesPlan, of control: Control, in rooms: CaseRooms, cases: [LaidOutCase]) -> CaseSeries {
    CaseSeries(
      control: control, title: plan.title, subtitle: plan.subtitle, cases: cases,
      probe: { laidOut, condition in probe(laidOut, condition, rooms.find(language, condition).room) },
      probeRoom: { laidOut, condition, room in probe(laidOut, condition, room) },
      sceneSteps: { rooms.steps(language, $0.condition) })
  }

  func result(
    _ sample: Sample, _ condition: CaseCondition, _ room: LayoutRoom
  ) throws(TextMeasurementError) -> LayoutResult {
    let environment = LayoutEnvironment(
      language: language, direction: condition.direction, contentSize: condition.contentSize,
      scale: PixelScale(DeviceScale.scale(ofWidth: condition.deviceWidth)), platform: platform)
    let content = ButtonContent(title: sample.title?.text, subtitle: sample.subtitle?.text, state: state)
    return try ButtonLayout().layout(specification, content: content, in: environment, room: room, measuring: measurer)
  }

  func probe(_ laidOut: LaidOutCase, _ condition: CaseCondition, _ room: LayoutRoom) -> LayoutResult? {
    // A rule that looks further than the matrix learns that nothing is known there, as the parameter's comment says.
    try? result(Sample(title: laidOut.title, subtitle: laidOut.subtitle), condition, room)
  }
}

/// The pixels a point of the devices of each width.
enum DeviceScale {
  /// 2 for the widths that only 2x phones have (320, 375 and 414 are ambiguous), else 3.
  ///
  /// 320: iPhone SE (1st). 375: iPhone SE (2nd, 3rd) at 2x and iPhone X to 13 mini at 3x; 2x rounds up further, so it
  /// stands for both. 414: iPhone XR and 11 at 2x, iPhone 8 Plus and 11 Pro Max at 3x. Source: Human Interface
  /// Guidelines, Layout, "Device screen sizes".
  static func scale(ofWidth width: Double) -> Double { [320, 375, 414].contains(width) || width > 500 ? 2 : 3 }
}
