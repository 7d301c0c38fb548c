/// The platform numbers that one layout used, so that its result can name the guesses among them.
struct NumberLedger {
  /// The sentences of the guesses, each once, in the order of first use.
  private(set) var estimates: [String] = []

  /// Takes a number's value and notes it where it is a guess.
  mutating func use<Value>(_ number: Sourced<Value>) -> Value {
    note(number.estimate)
    return number.value
  }

  /// Takes the newest number that holds on a platform; the first where none does.
  ///
  /// The list is never empty: that is a promise of the tables in this folder.
  mutating func use<Value>(_ history: [Sourced<Value>], on platform: PlatformGeneration) -> Value {
    guard let number = history.last(where: { $0.since <= platform }) ?? history.first else {
      fatalError("a platform number has no value in any generation")
    }
    return use(number)
  }

  /// Notes sentences that other rooms or the user's own values bring along.
  mutating func note(_ sentences: String?...) { note(all: sentences.compactMap(\.self)) }

  /// Notes a list of sentences, each once.
  mutating func note(all sentences: [String]) {
    for sentence in sentences where !estimates.contains(sentence) { estimates.append(sentence) }
  }
}
