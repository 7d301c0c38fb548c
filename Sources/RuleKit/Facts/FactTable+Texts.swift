import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocaleData
import TitlefitLocales

extension FactTable {
  static let projectFields: [FactField] = [
    FactField("project.sourceLanguage", .text, "The language the project is written in, as a BCP 47 tag.") {
      .text($0.outline.sourceLanguage.description)
    },
    FactField("project.languages", .texts, "All languages that are measured, in the order of their tags.") {
      .texts($0.outline.languages.map(\.description))
    },
    project("project.unitCount", "How many units the project has.") { Double($0.units.count) },
    project("project.controlCount", "How many controls the project has.") { Double($0.controls.count) },
  ]

  static let textFields: [FactField] =
    [
      unit("unit.table", .text, "The table: the catalog's name without extension.") { .text($0.table) },
      unit("unit.key", .text, "The key.") { .text($0.key) },
      unit("unit.comment", .text, optional: true, "The developer's comment.") { FactValue($0.comment) },
      unit("unit.shouldTranslate", .flag, "Whether the unit is meant to be translated.") { .flag($0.shouldTranslate) },
      unit("unit.languages", .texts, "The languages that have a text, in the order of their tags.") {
        .texts($0.localizations.map(\.language.description))
      },
      unit("unit.sourceText", .text, optional: true, "The first text of the source language.") {
        FactValue($0.source?.texts.first?.value)
      },
      unit("unit.file", .text, "The file where the key first stands.") { .text($0.location.file) },
      unit("unit.line", .number, "The line of that place, from 1; 0 where it is not known.") {
        .number(Double($0.location.line))
      },
      text("text.table", .text, optional: true, "The table; none for a text that no catalog holds.") {
        FactValue($0.table)
      },
      text("text.key", .text, optional: true, "The key; none for a text that no catalog holds.") { FactValue($0.key) },
      text("text.language", .text, "The language, as a BCP 47 tag.") { .text($0.language.description) },
      text("text.direction", .text, "`ltr` or `rtl`: the direction the language is written in.") {
        .text(LanguageFacts.layoutDirection(of: $0.language).rawValue)
      },
      text("text.variation", .text, "What selects the text, such as `plural.few`; empty for a plain text.") {
        .text($0.variation.description)
      },
      text("text.value", .text, "The text as it stands in the catalog, placeholders included.") { .text($0.value) },
      text("text.length", .number, unit: "code points", "The length of `text.value`.") {
        .number(Double($0.value.unicodeScalars.count))
      },
      text("text.isFallback", .flag, "Whether it is the source's text, shown in a language that has none.") {
        .flag($0.isFallback)
      },
      text("text.file", .text, "The file where the value stands.") { .text($0.location.file) },
      text("text.line", .number, "The line of the value, from 1; 0 where it is not known.") {
        .number(Double($0.location.line))
      },
      text("text.column", .number, "The column of the value in UTF-16, from 1; 0 where it is not known.") {
        .number(Double($0.location.column))
      },
    ]

  static let controlFields: [FactField] = [
    control("control.id", .text, "The id: object id, `Type.property`, or the configuration's name.") { .text($0.id) },
    control("control.kind", .text, "`configured`, `legacy`, `swiftui` or `appkit`.") { .text($0.kind.rawValue) },
    control("control.style", .text, optional: true, "A configuration's style; none for other kinds.") {
      if case .configured(let button)? = $0.specification?.model { .text(button.style.rawValue) } else { .none }
    },
    control("control.buttonType", .text, optional: true, "A legacy button's type; none for other kinds.") {
      if case .legacy(let button)? = $0.specification?.model { .text(button.type.rawValue) } else { .none }
    },
    control("control.customClass", .text, optional: true, "The custom class that a document names.") {
      FactValue($0.customClass)
    },
    control("control.file", .text, "The file that declares it.") { .text($0.location.file) },
    control("control.line", .number, "The line of that place, from 1; 0 where it is not known.") {
      .number(Double($0.location.line))
    },
    facts("control.notMeasured", .text, optional: true, "Why it was not measured.") { FactValue($0.notMeasured) },
    facts("control.caseCount", .number, "How many cases it was laid out in.") {
      .number(Double($0.caseCount))
    },
  ]

  private static func project(
    _ name: String, _ meaning: String, read: @escaping @Sendable (ProjectFacts) -> Double
  ) -> FactField {
    FactField(name, .number, meaning) { record in
      if case .project(let project) = record.subject { .number(read(project)) } else { .none }
    }
  }

  private static func unit(
    _ name: String, _ type: FactType, optional: Bool = false, _ meaning: String,
    read: @escaping @Sendable (UnitFacts) -> FactValue
  ) -> FactField {
    FactField(name, type, optional: optional, meaning) { record in
      switch record.subject {
      case .unit(let unit), .text(let unit, _): read(unit)
      default: .none
      }
    }
  }

  private static func text(
    _ name: String, _ type: FactType, optional: Bool = false, unit: String = "", _ meaning: String,
    read: @escaping @Sendable (BoundText) -> FactValue
  ) -> FactField {
    FactField(name, type, optional: optional, unit: unit, meaning) { record in
      switch record.subject {
      case .text(_, let text): read(text)
      case .laidOut(let series, _): series.text.map(read) ?? .none
      default: .none
      }
    }
  }

  private static func control(
    _ name: String, _ type: FactType, optional: Bool = false, _ meaning: String,
    read: @escaping @Sendable (Control) -> FactValue
  ) -> FactField {
    FactField(name, type, optional: optional, meaning) { record in
      switch record.subject {
      case .control(let facts): read(facts.control)
      case .laidOut(let series, _): read(series.control)
      default: .none
      }
    }
  }

  private static func facts(
    _ name: String, _ type: FactType, optional: Bool = false, _ meaning: String,
    read: @escaping @Sendable (ControlFacts) -> FactValue
  ) -> FactField {
    FactField(name, type, optional: optional, meaning) { record in
      if case .control(let facts) = record.subject { read(facts) } else { .none }
    }
  }
}
