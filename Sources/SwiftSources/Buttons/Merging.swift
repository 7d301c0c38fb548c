/// Joins what branches of the code leave behind.
enum Merging {
  /// The most values that are kept of one place; more say no more to a reader.
  static let limit = 24

  /// One state of several that may hold, each with the condition under which it does.
  static func merge(_ branches: [(condition: Condition?, state: MachineState)]) -> MachineState {
    guard var result = branches.first?.state, branches.count > 1 else { return branches.first?.state ?? MachineState() }
    // Most objects are the same in all branches, and finding that out is most of the work.
    var changed: Set<Int> = []
    for branch in branches.dropFirst() {
      for (number, object) in branch.state.heap where result.heap[number] != object { changed.insert(number) }
    }
    for number in changed {
      let holders = branches.compactMap { branch in branch.state.heap[number].map { (branch.condition, $0) } }
      result.heap[number] = merge(holders)
    }
    for index in result.scopes.indices {
      let holders = branches.filter { $0.state.scopes.indices.contains(index) }
      guard holders.contains(where: { $0.state.scopes[index] != result.scopes[index] }) else { continue }
      for name in Set(holders.flatMap { $0.state.scopes[index].keys }) {
        let values = holders.compactMap { branch in
          branch.state.scopes[index][name].map { Alternative(condition: branch.condition, value: $0) }
        }
        result.scopes[index][name] = join(values)
      }
    }
    return result
  }

  private static func merge(_ holders: [(Condition?, HeapObject)]) -> HeapObject? {
    guard var result = holders.first?.1 else { return nil }
    guard holders.contains(where: { $0.1 != result }) else { return result }
    for path in Set(holders.flatMap { $0.1.fields.keys }) {
      result.fields[path] = join(
        holders.map { condition, object in
          let absent = Value(.absent, at: object.origin)
          return Alternative(condition: condition, value: object.fields[path] ?? absent)
        })
      result.stamps[path] = holders.compactMap { $0.1.stamps[path] }.max()
    }
    for (_, object) in holders.dropFirst() {
      for note in object.notes where !result.notes.contains(note) { result.notes.append(note) }
      if let name = object.name, result.name.map({ $0.rank < name.rank }) ?? true { result.name = name }
    }
    return result
  }

  /// One value of several; records are joined field by field, so that each field has its own alternatives.
  static func join(_ values: [Alternative]) -> Value? {
    guard let first = values.first?.value else { return nil }
    guard values.contains(where: { $0.value != first }) else { return first }
    if let record = joinRecords(values) { return Value(.record(record), at: first.place) }
    var flat: [Alternative] = []
    for outer in values {
      for inner in expanded(outer.value) {
        let alternative = Alternative(
          condition: Condition.both(outer.condition, inner.condition), value: inner.value)
        if !flat.contains(where: { $0.value == alternative.value }), flat.count < limit { flat.append(alternative) }
      }
    }
    guard flat.count > 1 else { return flat.first?.value ?? first }
    return Value(.alternatives(flat), at: first.place)
  }

  /// The alternatives of a value; a record whose fields have some is taken apart into one record each.
  private static func expanded(_ value: Value) -> [Alternative] {
    guard case .record(let record) = value.content else { return value.alternatives }
    var conditions: [Condition] = []
    for name in record.fields.keys.sorted() {
      for alternative in record.fields[name]?.alternatives ?? [] {
        guard let condition = alternative.condition, !conditions.contains(condition) else { continue }
        conditions.append(condition)
      }
    }
    guard !conditions.isEmpty else { return [Alternative(condition: nil, value: value)] }
    return conditions.prefix(limit).map { condition in
      var chosen = record
      for (name, field) in record.fields {
        guard case .alternatives(let list) = field.content else { continue }
        let match = list.first { $0.condition == condition } ?? list.first { $0.condition == nil } ?? list.first
        chosen.fields[name] = match?.value ?? field
      }
      return Alternative(condition: condition, value: Value(.record(chosen), at: value.place))
    }
  }

  private static func joinRecords(_ values: [Alternative]) -> Record? {
    var records: [(Condition?, Record, Place)] = []
    for alternative in values {
      guard case .record(let record) = alternative.value.content else { return nil }
      records.append((alternative.condition, record, alternative.value.place))
    }
    guard var result = records.first?.1, records.allSatisfy({ $0.1.type == result.type }) else { return nil }
    for name in Set(records.flatMap { $0.1.fields.keys }) {
      result.fields[name] = join(
        records.map { condition, record, place in
          Alternative(condition: condition, value: record.fields[name] ?? Value(.absent, at: place))
        })
    }
    return result
  }

  /// Applies a function to each alternative of a value.
  static func map(_ value: Value, _ transform: (Value) -> Value) -> Value {
    guard case .alternatives(let list) = value.content else { return transform(value) }
    let changed = list.prefix(limit).map { Alternative(condition: $0.condition, value: transform($0.value)) }
    return join(changed) ?? value
  }

  /// Applies a function to each pair of two values' alternatives.
  static func map(_ left: Value, _ right: Value, _ transform: (Value, Value) -> Value) -> Value {
    map(left) { left in map(right) { right in transform(left, right) } }
  }
}
