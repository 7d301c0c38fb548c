import TitlefitDiagnostics

/// Reads a binary property list; every offset, size and reference of it may be hostile.
struct BinaryPropertyListReader {
  /// How deep dictionaries and arrays may be nested.
  static let depthLimit = 64
  /// How many values a list may unfold to: shared references can make a small file huge.
  static let valueLimit = 1_000_000

  private let bytes: [UInt8]
  var issues = SyntaxIssueList()
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableOffset = 0
  private var unfolded = 0
  private var open: Set<Int> = []
  private var reported: Set<String> = []

  /// Starts on a file's bytes.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The list's value, or nil where the header or trailer is broken.
  mutating func read() -> PropertyListValue? {
    guard bytes.starts(with: "bplist0".utf8), bytes.count >= 8 + 32 else {
      report("its header or its size is not that of a binary property list")
      return nil
    }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = integer(at: trailer + 8, size: 8), let top = integer(at: trailer + 16, size: 8),
      let table = integer(at: trailer + 24, size: 8), (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      count > 0, top < count, table >= 8, table <= trailer, count <= (trailer - table) / offsetSize
    else {
      report("its trailer does not describe the file")
      return nil
    }
    (objectCount, tableOffset) = (count, table)
    return object(top, depth: 0)
  }

  private mutating func object(_ reference: Int, depth: Int) -> PropertyListValue? {
    guard reference < objectCount, let offset = integer(at: tableOffset + reference * offsetSize, size: offsetSize),
      offset >= 8, offset < tableOffset
    else { return fail("an object's reference or offset leads outside the file") }
    guard depth < Self.depthLimit, !open.contains(reference) else {
      return fail("a collection holds itself or is nested too deep")
    }
    unfolded += 1
    guard unfolded <= Self.valueLimit else {
      return unfolded == Self.valueLimit + 1 ? fail("the list unfolds to more than a million values") : nil
    }
    let marker = bytes[offset]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0: return singleton(marker)
    case 0x1: return number(at: offset + 1, size: 1 << low)
    case 0x2: return real(at: offset + 1, size: 1 << low)
    case 0x3: return PropertyListValue(.other(kind: "date"), at: .none)
    case 0x8: return PropertyListValue(.other(kind: "uid"), at: .none)
    default: break
    }
    guard let (count, start) = length(low, at: offset + 1) else { return fail("an object's length is broken") }
    switch marker >> 4 {
    case 0x4: return PropertyListValue(.other(kind: "data"), at: .none)
    case 0x5, 0x7: return utf8(start, count)
    case 0x6: return utf16(start, count)
    case 0xA, 0xC:
      open.insert(reference)
      defer { open.remove(reference) }
      return array(start, count, depth)
    case 0xD:
      open.insert(reference)
      defer { open.remove(reference) }
      return dictionary(start, count, depth)
    default: return fail("an object has an unknown kind")
    }
  }

  private mutating func singleton(_ marker: UInt8) -> PropertyListValue? {
    switch marker {
    case 0x08: PropertyListValue(.boolean(false), at: .none)
    case 0x09: PropertyListValue(.boolean(true), at: .none)
    case 0x00: PropertyListValue(.other(kind: "null"), at: .none)
    default: fail("an object has an unknown kind")
    }
  }

  private mutating func number(at start: Int, size: Int) -> PropertyListValue? {
    guard size <= 8, let bits = pattern(at: start, size: size) else { return fail("an integer is broken") }
    return PropertyListValue(.integer(Int64(bitPattern: bits)), at: .none)
  }

  private mutating func real(at start: Int, size: Int) -> PropertyListValue? {
    guard size == 4 || size == 8, let bits = pattern(at: start, size: size) else { return fail("a number is broken") }
    let value = size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
    return PropertyListValue(.real(value), at: .none)
  }

  private mutating func utf8(_ start: Int, _ count: Int) -> PropertyListValue? {
    guard count <= tableOffset - start else { return fail("a string leads outside the file") }
    return PropertyListValue(.string(String(decoding: bytes[start..<start + count], as: UTF8.self)), at: .none)
  }

  private mutating func utf16(_ start: Int, _ count: Int) -> PropertyListValue? {
    guard count <= (tableOffset - start) / 2 else { return fail("a string leads outside the file") }
    let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
    return PropertyListValue(.string(String(decoding: units, as: UTF16.self)), at: .none)
  }

  private mutating func array(_ start: Int, _ count: Int, _ depth: Int) -> PropertyListValue? {
    guard count <= (tableOffset - start) / referenceSize else { return fail("an array leads outside the file") }
    var elements: [PropertyListValue] = []
    for index in 0..<count where unfolded <= Self.valueLimit {
      guard let reference = integer(at: start + index * referenceSize, size: referenceSize) else { break }
      if let element = object(reference, depth: depth + 1) { elements.append(element) }
    }
    return PropertyListValue(.array(elements), at: .none)
  }

  private mutating func dictionary(_ start: Int, _ count: Int, _ depth: Int) -> PropertyListValue? {
    guard count <= (tableOffset - start) / referenceSize / 2 else { return fail("a dictionary leads outside the file") }
    var members: [PropertyListMember] = []
    for index in 0..<count where unfolded <= Self.valueLimit {
      guard let key = integer(at: start + index * referenceSize, size: referenceSize),
        let value = integer(at: start + (count + index) * referenceSize, size: referenceSize)
      else { break }
      guard let name = object(key, depth: depth + 1)?.string else {
        report("a dictionary's key is no string")
        continue
      }
      guard let value = object(value, depth: depth + 1) else { continue }
      members.append(PropertyListMember(key: name, position: .none, value: value))
    }
    return PropertyListValue(.dictionary(members), at: .none)
  }

  /// The length of an object: its marker's low half, or an integer object that follows, and where the content starts.
  private func length(_ low: Int, at offset: Int) -> (count: Int, start: Int)? {
    guard low == 0x0F else { return offset <= tableOffset ? (low, offset) : nil }
    guard offset < tableOffset, bytes[offset] >> 4 == 1 else { return nil }
    let size = 1 << Int(bytes[offset] & 0x0F)
    guard size <= 8, let count = integer(at: offset + 1, size: size), offset + 1 + size <= tableOffset else {
      return nil
    }
    return (count, offset + 1 + size)
  }

  /// A big-endian number as an array index, or nil where it is out of the file or too large for one.
  private func integer(at start: Int, size: Int) -> Int? {
    guard let bits = pattern(at: start, size: size), bits <= UInt64(Int32.max) else { return nil }
    return Int(bits)
  }

  private func pattern(at start: Int, size: Int) -> UInt64? {
    guard start >= 0, size <= 8, start <= bytes.count - size else { return nil }
    return bytes[start..<start + size].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func fail(_ why: String) -> PropertyListValue? {
    report(why)
    return nil
  }

  /// Reports each kind of damage once: there are no lines that would tell one from another.
  private mutating func report(_ why: String) {
    guard reported.insert(why).inserted else { return }
    issues.add(
      SyntaxIssue(
        "bad-binary-plist",
        FindingMessage(
          "the binary property list is damaged", why: why,
          suggestion: "Build it again, or read the source it was compiled from."),
        at: .none))
  }
}
