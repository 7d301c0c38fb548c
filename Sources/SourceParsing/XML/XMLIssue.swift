public import TitlefitDiagnostics

extension XML {
  /// What is not well formed, under the code that findings carry.
  public enum IssueCode: String, Sendable, Hashable, CaseIterable {
    /// The file ends inside markup or before all elements are closed.
    case unexpectedEnd = "unexpected-end"
    /// An element is closed by the end tag of an element around it.
    case unclosedElement = "unclosed-element"
    /// An end tag closes nothing that is open.
    case strayEndTag = "stray-end-tag"
    /// A `<` starts no markup; it is read as text.
    case strayMarkup = "stray-markup"
    /// An attribute lacks its value or quotation marks, or stands in an end tag.
    case malformedAttribute = "malformed-attribute"
    /// An element has two attributes of one name; the first counts.
    case duplicateAttribute = "duplicate-attribute"
    /// A `&` starts no reference, or one that the document would have to declare; it is read as text.
    case unknownEntity = "unknown-entity"
    /// A character reference names no character that XML allows; U+FFFD takes its place.
    case invalidCharacterReference = "invalid-character-reference"
    /// A control character that XML does not allow; it is kept.
    case invalidCharacter = "invalid-character"
    /// Text outside the root element; it is dropped from the tree.
    case textOutsideRoot = "text-outside-root"
    /// More than one root element.
    case severalRoots = "several-roots"
    /// Elements nested deeper than ``XML/deepestElement``; they are skipped.
    case nestingTooDeep = "nesting-too-deep"
    /// The bytes are not valid in the file's encoding.
    case undecodable = "undecodable"
    /// No element at all.
    case noElement = "no-element"
  }

  /// Something that is not well formed, and where.
  public struct Issue: Sendable, Hashable {
    /// The code.
    public var code: IssueCode
    /// Where.
    public var position: Position
    /// The name or text it concerns, or empty.
    public var detail: String

    /// Makes an issue.
    public init(_ code: IssueCode, at position: Position, detail: String = "") {
      self.code = code
      self.position = position
      self.detail = detail
    }

    /// The issue as a reader reports it, under the rule that the reader's format uses.
    public func formatIssue(rule: RuleID, file: String) -> FormatIssue {
      FormatIssue(
        rule: rule, code: code.rawValue, message: FindingMessage(what, why: why, suggestion: suggestion),
        location: SourceLocation(file: file, line: position.line, column: position.column))
    }

    private var what: String {
      switch code {
      case .unexpectedEnd: "The file ends inside \(detail)"
      case .unclosedElement: "<\(detail)> is not closed"
      case .strayEndTag: "</\(detail)> closes no open element"
      case .strayMarkup: "A < starts no element"
      case .malformedAttribute: detail.isEmpty ? "A tag is malformed" : "The attribute \(detail) is malformed"
      case .duplicateAttribute: "The attribute \(detail) is there twice"
      case .unknownEntity: "&\(detail) is no entity of XML"
      case .invalidCharacterReference: "&\(detail) names no character"
      case .invalidCharacter: "A control character (\(detail)) is not allowed here"
      case .textOutsideRoot: "There is text outside the root element"
      case .severalRoots: "<\(detail)> is a second root element"
      case .nestingTooDeep: "<\(detail)> lies deeper than \(XML.deepestElement) elements"
      case .undecodable: "The bytes are not valid \(detail)"
      case .noElement: "The file holds no XML element"
      }
    }

    private var why: String {
      switch code {
      case .unexpectedEnd, .unclosedElement: "what follows was read as if it had been closed"
      case .strayEndTag: "it was ignored"
      case .strayMarkup, .unknownEntity: "it was read as text"
      case .duplicateAttribute: "the first one was used"
      case .nestingTooDeep: "it was skipped"
      case .malformedAttribute, .invalidCharacterReference, .invalidCharacter, .undecodable, .noElement: ""
      case .textOutsideRoot, .severalRoots: "XML allows one root element only"
      }
    }

    private var suggestion: String {
      switch code {
      case .unexpectedEnd: "Restore the file from version control or save it again"
      case .strayMarkup: "Write &lt; for the character"
      case .unknownEntity: "Write &amp; for the character"
      default: "Save the file again with the program that writes it"
      }
    }
  }
}
