/// Something about the fonts of this machine that the reader of a report must know.
public enum FontProblem: Sendable, Hashable {
  /// A font file of the cascade is in none of the folders; texts in these scripts have missing glyphs.
  case missingFile(name: String, scripts: [String])
  /// A file of the cascade or of the project cannot be used; its path and what is wrong with it.
  case unusableFile(path: String, reason: String)
  /// The stand-in's file is not the one that its advances were fitted to; its path and its SHA-256 in lower-case hex.
  case unknownDigest(path: String, digest: String)

  /// The problem as one sentence.
  public var message: String {
    switch self {
    case .missingFile(let name, let scripts):
      "Font file \(name) was not found; texts in \(scripts.joined(separator: ", ")) cannot be measured"
    case .unusableFile(let path, let reason):
      "Font file \(path) cannot be used: \(reason)"
    case .unknownDigest(let path, let digest):
      "Font file \(path) (SHA-256 \(digest)) is not the release that the error bounds were calibrated with"
    }
  }
}

/// A font file that served some text, or would serve a script.
public struct UsedFont: Sendable, Hashable {
  /// The full name of the face, as the file's name table gives it.
  public var name: String
  /// The path of the file.
  public var file: String
  /// The index of the face in the file; 0 unless the file is a collection.
  public var faceIndex: Int
  /// The SHA-256 of the file in lower-case hex.
  public var digest: String
  /// The weight of UIKit's scale that the face was set to.
  public var weight: Int
  /// The ISO 15924 scripts it served, sorted.
  public var scripts: [String]
  /// The error bound of a width measured with it, as a formula in words.
  public var bound: String
}
