import LifecycleModel

extension VariedPageWriter {
  /// A parenthesis with a space before it; empty for no attributes.
  mutating func parenthesis(_ attributes: [String]) -> String {
    guard !attributes.isEmpty else { return "" }
    let isFull = style.happens(onceIn: 8)
    return isFull ? "（\(joined(attributes))）" : " (\(joined(attributes)))"
  }

  /// Attributes with one kind of mark between them.
  mutating func joined(_ attributes: [String]) -> String {
    attributes.joined(separator: style.pick([", ", ", ", "; ", "、", "，"]))
  }

  /// The attributes of a state, as written in parentheses.
  mutating func attributes(of state: State) -> [String] {
    var words: [String] = []
    if state.isInitial { words.append(style.word("attribute.initial")) }
    if state.isFinal { words.append(style.word("attribute.final")) }
    if state.isTransient { words.append(style.word("attribute.transient")) }
    words += attributes(of: state.availability) + attributes(of: state.provenance.status)
    return style.shuffled(words)
  }

  /// The attributes of a callback, or those of a step that differ from the callback's, as written in parentheses.
  mutating func attributes(of call: CallAttributes, inheriting known: CallAttributes = CallAttributes()) -> [String] {
    var words: [String] = []
    if call.frequency != known.frequency, let frequency = call.frequency { words.append(text(of: frequency)) }
    if call.certainty != known.certainty { words += text(of: call.certainty) }
    if call.replacedBy != known.replacedBy, let name = call.replacedBy {
      words.append(style.word("attribute.replacedBy") + " " + name.codeSpan)
    }
    words += attributes(of: call.availability, inheriting: known.availability)
    words += attributes(of: call.provenance.status)
    return style.shuffled(words)
  }

  /// `since iOS 13`, `deprecated iOS 26`, `removed iOS 27`.
  mutating func attributes(
    of availability: Availability, inheriting known: Availability = Availability()
  ) -> [String] {
    var words: [String] = []
    func add(_ name: String, _ version: PlatformVersion?, _ other: PlatformVersion?) {
      guard let version, version != other else { return }
      words.append(style.word("attribute." + name).replacing("{a}", with: text(of: version)))
    }
    add("since", availability.since, known.since)
    add("deprecated", availability.deprecated, known.deprecated)
    add("removed", availability.removed, known.removed)
    return words
  }

  private mutating func text(of version: PlatformVersion) -> String {
    let phrase = style.word("version.withSDK")
    return version.text { phrase.replacing("{a}", with: $0).replacing("{b}", with: $1) }
  }

  /// `documented`, `observed: iPhone 11, iOS 13.1`.
  mutating func attributes(of status: Provenance.Status?) -> [String] {
    switch status {
    case nil: []
    case .documented: [style.word("attribute.documented")]
    case .observed(let place): [style.word("attribute.observed") + condition(place)]
    }
  }

  private mutating func text(of frequency: Frequency) -> String {
    guard let multiplicity = frequency.multiplicity else { return style.word("attribute.once") }
    return style.word("attribute.oncePer").replacing("{a}", with: word(multiplicity))
  }

  private mutating func text(of certainty: Certainty) -> [String] {
    certainty.doubts.map { style.word("attribute." + $0.kind.rawValue) + condition($0.condition) }
  }

  /// `scene`, in the style's language.
  mutating func word(_ multiplicity: Multiplicity) -> String {
    Multiplicity.known.contains(multiplicity)
      ? style.word("multiplicity." + multiplicity.rawValue) : multiplicity.rawValue
  }

  private mutating func condition(_ text: String?) -> String {
    text.map { style.pick([": ", ": ", "：", ":"]) + $0.markdownText } ?? ""
  }
}
