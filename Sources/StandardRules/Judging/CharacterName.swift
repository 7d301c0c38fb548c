/// How messages and pages name characters that cannot be seen.
enum CharacterName {
  /// `U+200B`.
  static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// The codes of some characters, each once, in order.
  static func codes(_ scalars: [Unicode.Scalar]) -> String {
    Set(scalars).sorted { $0.value < $1.value }.map(code).joined(separator: ", ")
  }
}
