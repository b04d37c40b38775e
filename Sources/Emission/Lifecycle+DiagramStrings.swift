import LifecycleModel

extension Lifecycle {
  /// The states of a chain: `Not running → Inactive → Active`.
  package func path(of chain: some Collection<TransitionID>) -> String {
    states(of: chain).map { self[$0].name }.joined(separator: " → ")
  }

  /// The event of a chain; its states if it has none.
  package func eventName(of chain: some Collection<TransitionID>) -> String {
    let event = chain.first.map { self[$0].event } ?? ""
    return event.isEmpty ? path(of: chain) : event
  }
}

extension String {
  /// The text; `nil` where it is empty.
  package var nilIfEmpty: String? { isEmpty ? nil : self }

  /// The names in a text that holds nothing but names with `or` between them; `nil` for any other text.
  package var alternativeNames: [String]? {
    let names = split(separator: " or ").map(String.init)
    return names.allSatisfy { !$0.contains(" ") } ? names : nil
  }

  /// The text as a sentence of its own: a capital at its beginning, unless the first word is a name.
  package var capitalized: String {
    let word = prefix { $0.isLetter }
    guard let first = word.first, word.allSatisfy(\.isLowercase), first.isASCII else { return self }
    return first.uppercased() + dropFirst()
  }
}
