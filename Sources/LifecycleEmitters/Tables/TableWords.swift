import LifecycleModel

/// The words that tables say of a life cycle, in the page's language.
struct TableWords {
  let language: Language

  /// `may be skipped: back within a second`; `nil` for a call that always comes.
  func certainty(_ certainty: Certainty) -> String? {
    let word: String
    switch certainty {
    case .always: return nil
    case .mayBeSkipped: word = phrase("attribute.mayBeSkipped")
    case .deferred: word = phrase("attribute.deferred")
    }
    return [word, certainty.condition].compactMap { $0 }.joined(separator: ": ")
  }

  /// `once per scene`.
  func frequency(_ frequency: Frequency) -> String {
    switch frequency {
    case .once: phrase("attribute.once")
    case .oncePer(let multiplicity):
      phrase("attribute.oncePer", phrase("multiplicity." + multiplicity.rawValue))
    }
  }

  /// `one per scene`.
  func multiplicity(_ multiplicity: Multiplicity) -> String {
    phrase("attribute.onePer", phrase("multiplicity." + multiplicity.rawValue))
  }

  /// `since iOS 13, removed iOS 27`; empty for what always exists.
  func versions(_ availability: Availability) -> String {
    let bounds = [
      ("attribute.since", availability.since), ("attribute.deprecated", availability.deprecated),
      ("attribute.removed", availability.removed),
    ]
    return bounds.compactMap { key, version in version.map { phrase(key, $0.description) } }.joined(separator: ", ")
  }

  /// `initial, transient`; empty for a plain state.
  func attributes(of state: State) -> String {
    let marks = [
      ("attribute.initial", state.isInitial), ("attribute.final", state.isFinal),
      ("attribute.transient", state.isTransient),
    ]
    return marks.filter(\.1).map { phrase($0.0) }.joined(separator: ", ")
  }

  /// `documented`, `observed: iPhone 11`, then the links.
  func provenance(_ provenance: Provenance) -> TableText {
    var runs: [TableText.Run] = []
    switch provenance.status {
    case nil: break
    case .documented: runs.append(.text(phrase("attribute.documented")))
    case .observed(let place):
      runs.append(.text([phrase("attribute.observed"), place].compactMap { $0 }.joined(separator: ": ")))
    }
    for source in provenance.sources {
      if !runs.isEmpty { runs.append(.text(runs.count == 1 && provenance.status != nil ? " – " : ", ")) }
      runs.append(.link([.text(source.title.isEmpty ? source.url : source.title)], url: source.url))
    }
    return TableText(lines: [runs])
  }

  /// The phrase of a vocabulary entry; `{a}` becomes the argument.
  func phrase(_ key: String, _ argument: String = "") -> String {
    let pattern = Vocabulary.standard.phrase(key, in: language)
    return pattern.split(separator: "{a}", omittingEmptySubsequences: false).joined(separator: argument)
  }
}
