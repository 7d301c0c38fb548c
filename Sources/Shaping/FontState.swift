import TitlefitLocales
import TitlefitTypography

/// What a collection has opened so far; used under its lock only.
struct State {
  /// Which face of which file, at which axis values.
  private struct FontKey: Hashable {
    var path: String
    var face: Int
    var weight: Int
    var opticalSize: Double?
  }

  /// Which file of the cascade at which weight and size.
  private struct CascadeKey: Hashable {
    var file: CascadeFile
    var weight: FontWeight
    var size: Double
  }

  /// The face that served text, at a weight.
  private struct UseKey: Hashable {
    var path: String
    var face: Int
    var weight: FontWeight
    var rule: WidthRule
  }

  private var files: [String: Result<FontFile, FontError>] = [:]
  private var faces: [String: [Int: Result<FontFace, FontError>]] = [:]
  private var fonts: [FontKey: VariedFont] = [:]
  private var primaries: [FontDescriptor: Result<FontInstance, FontError>] = [:]
  private var cascade: [CascadeKey: FontInstance?] = [:]
  private var projectNames: [String: (path: String, face: Int)]?
  private var uses: [UseKey: (face: FontFace, scripts: Set<ScriptCode>)] = [:]
  private var missingFiles: [String: Set<String>] = [:]
  private var unusableFiles: [String: String] = [:]
  private var standInFiles: [String: FontFile] = [:]

  /// The font that a descriptor names.
  mutating func primary(_ descriptor: FontDescriptor, sources: FontSources) throws(FontError) -> FontInstance {
    if let known = primaries[descriptor] { return try known.get() }
    let result: Result<FontInstance, FontError>
    do throws(FontError) {
      result = .success(try open(descriptor, sources: sources))
    } catch {
      result = .failure(error)
    }
    primaries[descriptor] = result
    return try result.get()
  }

  /// A file of the cascade at a weight and size, or nil where it is absent or unusable; the reason becomes a problem.
  mutating func cascadeFont(
    _ file: CascadeFile, script: ScriptCode, weight: FontWeight, size: Double, sources: FontSources
  ) -> FontInstance? {
    let key = CascadeKey(file: file, weight: weight, size: size)
    if let known = cascade[key] {
      if known == nil { missingFiles[file.fileName(for: weight)]?.insert(script.description) }
      return known
    }
    let name = file.fileName(for: weight)
    var instance: FontInstance?
    if let path = Self.find(name, in: sources) {
      do throws(FontError) {
        let font = try varied(path: path, face: file.faceIndex, weight: weight.rawValue)
        let rule = sources.calibrates ? file.rule.asOf(sources.era) : .exact
        instance = FontInstance(font: font, size: size, weight: weight, rule: rule, era: sources.era)
      } catch {
        note(error)
      }
    } else {
      missingFiles[name, default: []].insert(script.description)
    }
    cascade[key] = .some(instance)
    return instance
  }

  /// Remembers that a font served a script.
  mutating func use(_ instance: FontInstance, script: ScriptCode) {
    let face = instance.font.face
    let key = UseKey(path: face.file.path, face: face.index, weight: instance.weight, rule: instance.rule)
    uses[key, default: (face, [])].scripts.insert(script)
  }

  private mutating func open(_ descriptor: FontDescriptor, sources: FontSources) throws(FontError) -> FontInstance {
    switch descriptor.family {
    case .system: return try openSystem(descriptor, sources: sources)
    case .file(let path): return try exact(path: path, face: 0, descriptor: descriptor)
    case .named(let name):
      if let known = namedInProject(name, sources: sources) {
        return try exact(path: known.path, face: known.face, descriptor: descriptor)
      }
      guard !name.isEmpty, !name.contains("/"),
        let path = [".ttf", ".otf"].compactMap({ Self.find(name + $0, in: sources) }).first
      else { throw .nameNotFound(name) }
      return try exact(path: path, face: 0, descriptor: descriptor)
    }
  }

  private mutating func openSystem(
    _ descriptor: FontDescriptor, sources: FontSources
  ) throws(FontError) -> FontInstance {
    let path: String
    switch sources.systemFont {
    case .file(let file): path = file
    case .folder(let folder):
      let candidates = FontSources.systemFontFileNames.map { folder + "/" + $0 }
      guard let found = candidates.first(where: FileSystem.isRegularFile) else {
        throw .systemFontMissing(file: FontSources.systemFontFileNames[0], folders: [folder])
      }
      path = found
    case .standIn: return try openStandIn(descriptor, sources: sources)
    }
    let font = try varied(
      path: path, face: 0, weight: descriptor.weight.rawValue, opticalSize: descriptor.size)
    return FontInstance(font: font, size: descriptor.size, weight: descriptor.weight, rule: .exact)
  }

  private mutating func openStandIn(
    _ descriptor: FontDescriptor, sources: FontSources
  ) throws(FontError) -> FontInstance {
    let name = Cascade.standIn
    guard let path = Self.find(name, in: sources) else {
      throw .systemFontMissing(file: name, folders: sources.systemFolders)
    }
    let font = try varied(path: path, face: 0, weight: descriptor.weight.rawValue)
    standInFiles[path] = font.face.file
    return FontInstance(
      font: font, size: descriptor.size, weight: descriptor.weight, rule: .fitted,
      isUprightForItalic: descriptor.isItalic, era: sources.era)
  }

  private mutating func exact(
    path: String, face: Int, descriptor: FontDescriptor
  ) throws(FontError) -> FontInstance {
    let font = try varied(
      path: path, face: face, weight: descriptor.weight.rawValue, opticalSize: descriptor.size)
    return FontInstance(font: font, size: descriptor.size, weight: descriptor.weight, rule: .exact)
  }

  private mutating func namedInProject(_ name: String, sources: FontSources) -> (path: String, face: Int)? {
    if let projectNames { return projectNames[name] }
    var names: [String: (path: String, face: Int)] = [:]
    for path in sources.projectFiles {
      do throws(FontError) {
        for index in 0..<min(try file(path).faceCount, Self.mostFaces) {
          for spelled in try self.face(path: path, index: index).names where names[spelled] == nil {
            names[spelled] = (path, index)
          }
        }
      } catch {
        note(error)
      }
    }
    projectNames = names
    return names[name]
  }

  /// The most faces of one collection that are asked for their names.
  private static let mostFaces = 64

  private mutating func varied(
    path: String, face index: Int, weight: Int, opticalSize: Double? = nil
  ) throws(FontError) -> VariedFont {
    let face = try face(path: path, index: index)
    // Without an optical size axis one font serves every size, and its shaping plan is made once.
    let opticalSize = face.axis(VariedFont.opticalSizeAxis) == nil ? nil : opticalSize
    let key = FontKey(path: path, face: index, weight: weight, opticalSize: opticalSize)
    if let known = fonts[key] { return known }
    let font = VariedFont(face: face, weight: weight, opticalSize: opticalSize)
    fonts[key] = font
    return font
  }

  private mutating func face(path: String, index: Int) throws(FontError) -> FontFace {
    if let known = faces[path]?[index] { return try known.get() }
    let result: Result<FontFace, FontError>
    do throws(FontError) {
      result = .success(try FontFace(file: try file(path), index: index))
    } catch {
      result = .failure(error)
    }
    faces[path, default: [:]][index] = result
    return try result.get()
  }

  private mutating func file(_ path: String) throws(FontError) -> FontFile {
    if let known = files[path] { return try known.get() }
    let result: Result<FontFile, FontError>
    do throws(FontError) {
      result = .success(try FontFile(path: path))
    } catch {
      result = .failure(error)
    }
    files[path] = result
    return try result.get()
  }

  private mutating func note(_ error: FontError) {
    switch error {
    case .unreadable(let path): unusableFiles[path] = "it cannot be read"
    case .malformed(let path, let reason): unusableFiles[path] = reason
    default: break
    }
  }

  /// The path of a file by its exact name, from the first folder that has it.
  private static func find(_ name: String, in sources: FontSources) -> String? {
    sources.systemFolders.lazy.map { $0 + "/" + name }.first(where: FileSystem.isRegularFile)
  }

  /// The fonts that served text, by name, weight, file and face.
  var usedFonts: [UsedFont] {
    uses.map { key, value in
      UsedFont(
        name: value.face.name, file: key.path, faceIndex: key.face, digest: value.face.file.digest,
        weight: key.weight.rawValue, scripts: value.scripts.map(\.description).sorted(),
        bound: key.rule.boundDescription(weight: key.weight))
    }
    .sorted { left, right in
      (left.name, left.weight, left.file, left.faceIndex, left.bound)
        < (right.name, right.weight, right.file, right.faceIndex, right.bound)
    }
  }

  /// The problems found so far, by kind, then by name.
  var problems: [FontProblem] {
    missingFiles.sorted { $0.key < $1.key }.map { .missingFile(name: $0.key, scripts: $0.value.sorted()) }
      + unusableFiles.sorted { $0.key < $1.key }.map { .unusableFile(path: $0.key, reason: $0.value) }
      + standInFiles.sorted { $0.key < $1.key }.filter { $0.value.digest != Cascade.standInDigest }
      .map { .unknownDigest(path: $0.key, digest: $0.value.digest) }
  }
}
