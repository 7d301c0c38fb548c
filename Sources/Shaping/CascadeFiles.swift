import TitlefitLocales
import TitlefitTypography

/// A file of the cascade: its exact name, the face in it, and how its widths are read.
struct CascadeFile: Hashable, Sendable {
  /// The name of the file for weights below semibold.
  var regular: String
  /// The name of the file for semibold and above; the same one where the package has no bold face.
  var bold: String
  /// The index of the face in the file.
  var faceIndex = 0
  /// How the platform's widths follow from this font's.
  var rule: WidthRule

  /// Names the files of a family by their common start; Noto's files end in the weight.
  init(_ name: String, hasBold: Bool = true, rule: WidthRule = .unmeasured) {
    regular = name + "-Regular.ttf"
    bold = hasBold ? name + "-Bold.ttf" : regular
    self.rule = rule
  }

  /// The file for a weight.
  func fileName(for weight: FontWeight) -> String { weight >= .semibold ? bold : regular }
}

/// The fixed cascade: which file serves a script, and which face of the CJK collection a language.
///
/// The choice depends on script and language alone, never on what else is installed: a file that is absent is a problem
/// with a name. Source of the files: Debian 12, fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji.
enum Cascade {
  /// The file of the stand-in, at every size: the advances were fitted over its kerning for text and display alike.
  static let standIn = "Inter.var.ttf"

  /// The SHA-256 of the release that the advances were fitted with: Debian 12, fonts-inter-variable 4.0~beta7.
  static let standInDigest = "9ee35efa458e90e993897c32c5101bd9e0b14d6d40716798aa8ce426216e72a9"

  /// Colour emoji.
  static let emoji = CascadeFile(fileName: "NotoColorEmoji.ttf", rule: .emoji)

  /// Latin, Greek and Cyrillic letters that the stand-in lacks.
  static let otherLetters = CascadeFile("NotoSans")

  /// Urdu, which the platform writes in Nastaliq.
  ///
  /// Source: Apple's default cascade lists Noto Nastaliq Urdu after its Arabic font.
  static let urdu = CascadeFile("NotoNastaliqUrdu")

  /// Symbols without a script of their own, tried in order after the primary font.
  static let symbols = [
    CascadeFile("NotoSansSymbols", rule: .symbol), CascadeFile("NotoSansSymbols2", hasBold: false, rule: .symbol),
    CascadeFile("NotoSansMath", hasBold: false, rule: .symbol),
    CascadeFile("NotoMusic", hasBold: false, rule: .symbol),
  ]

  /// The face of the CJK collection that a language reads, for a script.
  ///
  /// Chinese goes by script and region, Japanese and Korean by language. In any other language kana and bopomofo name
  /// their face, Hangul the Korean one, and ideographs take simplified Chinese: PingFang SC stands before the Japanese
  /// and Korean fonts in Apple's default cascade.
  static func ideographs(script: ScriptCode, language: LanguageTag) -> CascadeFile {
    var file = CascadeFile(fileName: "NotoSansCJK-Regular.ttc", rule: script == .hangul ? .hangul : .fullWidth)
    file.bold = "NotoSansCJK-Bold.ttc"
    file.faceIndex = (face(of: language) ?? face(of: script)).rawValue
    return file
  }

  /// The faces of Debian's NotoSansCJK collections, by their index.
  enum IdeographFace: Int {
    /// In the order of the files.
    case japanese, korean, simplifiedChinese, traditionalChinese, hongKong
  }

  private static func face(of language: LanguageTag) -> IdeographFace? {
    switch language.language {
    case "ja": .japanese
    case "ko": .korean
    case "yue": .hongKong
    case "nan", "hak", "lzh": .traditionalChinese
    case "zh", "cmn":
      switch (language.script, language.region) {
      case (nil, "HK"), (nil, "MO"), ("Hant", "HK"), ("Hant", "MO"): .hongKong
      case ("Hant", _), (nil, "TW"): .traditionalChinese
      default: .simplifiedChinese
      }
    default: nil
    }
  }

  private static func face(of script: ScriptCode) -> IdeographFace {
    switch script.description {
    case "Hira", "Kana": .japanese
    case "Hang": .korean
    case "Bopo": .traditionalChinese
    default: .simplifiedChinese
    }
  }

  /// The file that serves a script in a language, or nil where the cascade has none.
  ///
  /// The codes of ISO 15924 that name a writing system of several scripts (`Jpan`, `Kore`, `Hans` …) are understood.
  static func file(for script: ScriptCode, language: LanguageTag) -> CascadeFile? {
    switch script.description {
    case "Hani", "Hira", "Kana", "Hang", "Bopo": ideographs(script: script, language: language)
    case "Jpan", "Hans", "Hant", "Hrkt", "Hanb": ideographs(script: .han, language: language)
    case "Kore": ideographs(script: .hangul, language: language)
    case "Latn", "Grek", "Cyrl": otherLetters
    case "Arab" where language.language == "ur": urdu
    default: files[script]
    }
  }

  /// Whether a scalar belongs to the ideographs' grid although it has no script of its own.
  ///
  /// Source: Unicode blocks CJK Symbols and Punctuation, CJK Compatibility Forms, Halfwidth and Fullwidth Forms.
  static func isIdeographicPunctuation(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3000...0x303F, 0x30FB...0x30FC, 0xFE30...0xFE4F, 0xFF00...0xFFEF: true
    default: false
    }
  }

  /// The script whose font draws a common scalar that the primary font lacks, by its block, or nil.
  static func scriptByBlock(_ scalar: UInt32) -> ScriptCode? {
    switch scalar {
    case 0x0600...0x06FF: .arabic
    case 0x0964...0x0965: ScriptCode("Deva")
    case 0x3000...0x33FF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: .han
    default: nil
    }
  }

  private static let files: [ScriptCode: CascadeFile] = {
    var files: [ScriptCode: CascadeFile] = [:]
    func add(_ list: String, hasBold: Bool, prefix: String = "NotoSans") {
      for entry in list.split(separator: " ") {
        let parts = entry.split(separator: ":")
        guard parts.count == 2, let script = ScriptCode(parts[0]) else { continue }
        files[script] = CascadeFile(prefix + parts[1], hasBold: hasBold)
      }
    }
    add(withBold, hasBold: true)
    add(withoutBold, hasBold: false)
    files[.arabic] = CascadeFile("NotoSansArabic", rule: .arabic)
    if let thai = ScriptCode("Thai") { files[thai] = CascadeFile("NotoLoopedThai", rule: .thai) }
    if let hebrew = ScriptCode("Hebr") { files[hebrew] = CascadeFile("NotoSansHebrew", rule: .hebrew) }
    if let georgian = ScriptCode("Geor") { files[georgian] = CascadeFile("NotoSansGeorgian", rule: .georgian) }
    if let armenian = ScriptCode("Armn") { files[armenian] = CascadeFile("NotoSansArmenian", rule: .armenian) }
    if let tibetan = ScriptCode("Tibt") { files[tibetan] = CascadeFile("NotoSerifTibetan") }
    return files
  }()

  /// Script and name after `NotoSans`, for the families with a bold face.
  private static let withBold = """
    Bamu:Bamum Cans:CanadianAboriginal Cher:Cherokee Kali:KayahLi Medf:Medefaidrin \
    Adlm:Adlam Bali:Balinese Beng:Bengali Cham:Cham Deva:Devanagari Ethi:Ethiopic Gujr:Gujarati Guru:Gurmukhi \
    Rohg:HanifiRohingya Java:Javanese Knda:Kannada Khmr:Khmer Laoo:Lao Lisu:Lisu Mlym:Malayalam Mtei:MeeteiMayek \
    Mymr:Myanmar Olck:OlChiki Orya:Oriya Sinh:Sinhala Sora:SoraSompeng Sund:Sundanese Lana:TaiTham Taml:Tamil \
    Telu:Telugu Thaa:Thaana
    """

  /// Script and name after `NotoSans`, for the families with one face.
  private static let withoutBold = """
    Avst:Avestan Bass:BassaVah Batk:Batak Bhks:Bhaiksuki Brah:Brahmi Brai:Symbols2 Bugi:Buginese \
    Buhd:Buhid Cari:Carian Aghb:CaucasianAlbanian Cakm:Chakma Copt:Coptic \
    Xsux:Cuneiform Cprt:Cypriot Dsrt:Deseret Dupl:Duployan Egyp:EgyptianHieroglyphs Elba:Elbasan Elym:Elymaic \
    Glag:Glagolitic Goth:Gothic Gran:Grantha Gong:GunjalaGondi Hano:Hanunoo Hatr:Hatran Armi:ImperialAramaic \
    Phli:InscriptionalPahlavi Prti:InscriptionalParthian Kthi:Kaithi Khar:Kharoshthi Khoj:Khojki \
    Sind:Khudawadi Lepc:Lepcha Limb:Limbu Lina:LinearA Linb:LinearB Lyci:Lycian Lydi:Lydian Mahj:Mahajani \
    Mand:Mandaic Mani:Manichaean Marc:Marchen Gonm:MasaramGondi Mend:MendeKikakui Mero:Meroitic \
    Merc:Meroitic Plrd:Miao Modi:Modi Mong:Mongolian Mroo:Mro Mult:Multani Nkoo:NKo Nbat:Nabataean Talu:NewTaiLue \
    Newa:Newa Nshu:Nushu Ogam:Ogham Hung:OldHungarian Ital:OldItalic Narb:OldNorthArabian Perm:OldPermic \
    Xpeo:OldPersian Sogo:OldSogdian Sarb:OldSouthArabian Orkh:OldTurkic Osge:Osage Osma:Osmanya Hmng:PahawhHmong \
    Palm:Palmyrene Pauc:PauCinHau Phag:PhagsPa Phnx:Phoenician Phlp:PsalterPahlavi Rjng:Rejang Runr:Runic \
    Samr:Samaritan Saur:Saurashtra Shrd:Sharada Shaw:Shavian Sidd:Siddham Sgnw:SignWriting Sogd:Sogdian \
    Soyo:Soyombo Sylo:SylotiNagri Syrc:Syriac Tglg:Tagalog Tagb:Tagbanwa Tale:TaiLe Tavt:TaiViet Takr:Takri \
    Tfng:Tifinagh Tirh:Tirhuta Ugar:Ugaritic Vaii:Vai Wcho:Wancho Wara:WarangCiti Yiii:Yi Zanb:ZanabazarSquare
    """
}

extension CascadeFile {
  /// A single file without a bold companion.
  init(fileName: String, rule: WidthRule) {
    regular = fileName
    bold = fileName
    self.rule = rule
  }
}
