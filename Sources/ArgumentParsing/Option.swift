/// An option of a command whose values go into a structure of type `Values`.
public struct Option<Values>: Sendable {
  /// What help and completions see.
  public var shape: OptionShape
  /// Stores one given value; flags are given an empty text.
  let store: @Sendable (inout Values, String) throws(ValueFault) -> Void

  /// Makes an option whose value is stored by a closure.
  public init(
    _ shape: OptionShape, store: @escaping @Sendable (inout Values, String) throws(ValueFault) -> Void
  ) {
    self.shape = shape
    self.store = store
  }

  /// A flag that sets a truth value.
  public static func flag(
    _ names: String..., to path: any WritableKeyPath<Values, Bool> & Sendable, setting value: Bool = true, help: String
  ) -> Option {
    Option(OptionShape(names, valueName: nil, help: help)) { (values: inout Values, _) throws(ValueFault) in
      values[keyPath: path] = value
    }
  }

  /// An option with one value of a type that reads itself from a text.
  public static func value<Value: ArgumentValue>(
    _ names: String..., named valueName: String, to path: any WritableKeyPath<Values, Value?> & Sendable, help: String,
    completion: Completion? = nil
  ) -> Option {
    let shape = OptionShape(names, valueName: valueName, help: help, completion: completion ?? Value.completion)
    return Option(shape) { (values: inout Values, text) throws(ValueFault) in
      values[keyPath: path] = try Value(argument: text)
    }
  }

  /// An option that may be given several times; the values keep their order.
  public static func list<Value: ArgumentValue>(
    _ names: String..., named valueName: String, to path: any WritableKeyPath<Values, [Value]> & Sendable, help: String,
    completion: Completion? = nil
  ) -> Option {
    let shape = OptionShape(
      names, valueName: valueName, help: help, isRepeatable: true, completion: completion ?? Value.completion)
    return Option(shape) { (values: inout Values, text) throws(ValueFault) in
      values[keyPath: path].append(try Value(argument: text))
    }
  }

  /// The same option for a structure that holds `Values` at a path.
  public func lifted<Outer>(to path: any WritableKeyPath<Outer, Values> & Sendable) -> Option<Outer> {
    let store = store
    return Option<Outer>(shape) { (values: inout Outer, text) throws(ValueFault) in
      try store(&values[keyPath: path], text)
    }
  }
}
