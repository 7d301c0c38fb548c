import CYAML
import TitlefitDiagnostics

/// One event of libyaml's parser, its memory copied into Swift values.
enum YAMLEvent {
  case documentStart
  case documentEnd
  case streamEnd
  case mappingStart(anchor: String?, tag: String?)
  case mappingEnd
  case sequenceStart(anchor: String?, tag: String?)
  case sequenceEnd
  case scalar(YAMLScalar, anchor: String?, tag: String?)
  case alias(String)
}

/// The stream of events of one file; owns libyaml's parser.
///
/// The parser points into itself and into the bytes, so both stay where they are for the stream's lifetime.
final class YAMLEvents {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let places: YAMLPlaces

  /// Opens a stream over a file's bytes, or nil where libyaml finds no memory.
  init?(_ bytes: ArraySlice<UInt8>, file: String) {
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(from: bytes)
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    places = YAMLPlaces(bytes, file: file)
    guard yaml_parser_initialize(parser) == 1 else { return nil }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, UnsafePointer(input.baseAddress), input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The next event and where it starts; the start of the stream itself is passed over.
  /// - Throws: ``YAMLFault`` where the bytes break the grammar.
  func next() throws(YAMLFault) -> (event: YAMLEvent, location: SourceLocation) {
    while true {
      var raw = yaml_event_t()
      guard yaml_parser_parse(parser, &raw) == 1 else { throw YAMLFault(issue: failure()) }
      defer { yaml_event_delete(&raw) }
      if let event = Self.event(raw) { return (event, places.location(raw.start_mark)) }
    }
  }

  private static func event(_ raw: yaml_event_t) -> YAMLEvent? {
    switch raw.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_STREAM_END_EVENT: return .streamEnd
    case YAML_MAPPING_START_EVENT:
      return .mappingStart(anchor: text(raw.data.mapping_start.anchor), tag: text(raw.data.mapping_start.tag))
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_SEQUENCE_START_EVENT:
      return .sequenceStart(anchor: text(raw.data.sequence_start.anchor), tag: text(raw.data.sequence_start.tag))
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_SCALAR_EVENT:
      let scalar = raw.data.scalar
      let value = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return .scalar(YAMLScalar(value, style: style(scalar.style)), anchor: text(scalar.anchor), tag: text(scalar.tag))
    case YAML_ALIAS_EVENT: return .alias(text(raw.data.alias.anchor) ?? "")
    default: return nil
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLScalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private func failure() -> YAMLIssue {
    let words = parser.pointee.problem.map { String(cString: $0) } ?? "the parser gives no reason"
    switch parser.pointee.error {
    case YAML_MEMORY_ERROR: return YAMLIssue(.outOfMemory, at: places.location(parser.pointee.mark))
    case YAML_READER_ERROR:
      let offset = Int(clamping: parser.pointee.problem_offset)
      return YAMLIssue(.badCharacter(words), at: places.location(ofByte: offset, in: input))
    default: return YAMLIssue(.syntax(words), at: places.location(parser.pointee.problem_mark))
    }
  }
}

/// The end of reading: the one issue after which nothing more can be read.
struct YAMLFault: Error {
  let issue: YAMLIssue
}
