import TitlefitLocales

/// The identity of a finding across runs: 16 hexadecimal digits over rule, code and subject.
///
/// The hash is 64-bit FNV-1a over the parts' UTF-8 bytes, each part closed by a byte that UTF-8 never holds (0xFF), a
/// missing part marked by 0xFE. It is stable across machines, versions of Swift and order of findings.
/// Source of the constants: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm".
public struct Fingerprint: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The 16 hexadecimal digits, lower case.
  public let description: String

  /// Computes the fingerprint of a finding's identity.
  public init(rule: RuleID, code: String, subject: FindingSubject) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let parts: [String?] = [
      rule.name, code, subject.table, subject.key, subject.language?.description, subject.variation, subject.control,
      subject.state, subject.file,
    ]
    for part in parts {
      if let part { part.utf8.forEach(mix) } else { mix(0xFE) }
      mix(0xFF)
    }
    let digits = String(hash, radix: 16)
    description = String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Orders fingerprints by their digits.
  public static func < (left: Fingerprint, right: Fingerprint) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }
}
