import TitlefitShaping
import TitlefitTypography
import TitlefitUnicodeText

extension TextMeasurementError {
  /// The measurer's word for what a font collection threw.
  init(_ error: FontError, font: FontDescriptor) {
    let name =
      switch font.family {
      case .system: "system"
      case .named(let name): name
      case .file(let path): path
      }
    switch error {
    case .unreadable(let path):
      self = .fontUnavailable(name: name, reason: path == name ? "it cannot be read" : "\(path) cannot be read")
    case .malformed(let path, let reason):
      self = .fontUnavailable(name: name, reason: path == name ? reason : "\(path): \(reason)")
    case .nameNotFound(let missing): self = .fontUnavailable(name: missing, reason: "no font file has this name")
    case .systemFontMissing(let file, let folders):
      self = .fontUnavailable(name: name, reason: "\(file) is in none of \(folders.joined(separator: ", "))")
    case .invalidSize(let size): self = .fontUnavailable(name: name, reason: "\(size) is no size in points")
    case .invalidRequest(let what): self = .engine(call: "shape: \(what)", status: -1)
    case .shapingFailed: self = .engine(call: "hb_shape", status: -1)
    }
  }

  /// The measurer's word for what text analysis threw.
  init(_ error: UnicodeTextError) {
    switch error {
    case .icu(let call, let status): self = .engine(call: call, status: status)
    case .textTooLong(let length, let limit): self = .textTooLong(length: length, limit: limit)
    }
  }
}
