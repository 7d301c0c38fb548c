/// Writes records as JSON objects with the facts that a rule asked for.
public struct FactWriter: Sendable {
  private let fields: [(key: [UInt8], field: FactField)]

  /// Makes a writer of the given facts in their order.
  public init(_ fields: [FactField]) {
    self.fields = fields.map { field in
      var key: [UInt8] = [UInt8(ascii: ",")]
      FactValue.text(field.name).append(to: &key)
      key.append(UInt8(ascii: ":"))
      return (key, field)
    }
  }

  /// Appends one record: `{"id":1,"text.value":"…"}`.
  /// - Complexity: linear in the length of the facts.
  public func append(_ record: FactRecord, id: Int, to bytes: inout [UInt8]) {
    bytes += Array("{\"id\":\(id)".utf8)
    for (key, field) in fields {
      bytes += key
      record[field].append(to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }
}
