import LifecycleModel

extension PageWriter {
  /// Attributes in a parenthesis with a space before it; empty for none.
  func parenthesis(_ attributes: [String]) -> String {
    attributes.isEmpty ? "" : " (" + attributes.joined(separator: ", ") + ")"
  }

  func attributes(of state: State) -> [String] {
    let kinds = [("initial", state.isInitial), ("final", state.isFinal), ("transient", state.isTransient)]
    return kinds.filter(\.1).map { word("attribute." + $0.0) } + attributes(of: state.provenance.status)
      + attributes(of: state.availability)
  }

  /// The attributes of a callback, or those of a step that the callback doesn't have.
  func attributes(of call: CallAttributes, besides known: CallAttributes = CallAttributes()) -> [String] {
    attributes(of: call.provenance.status)
      + (call.frequency == known.frequency ? [] : call.frequency.map { [words(of: $0)] } ?? [])
      + (call.certainty == known.certainty ? [] : words(of: call.certainty))
      + attributes(of: call.availability, besides: known.availability)
      + (call.replacedBy == known.replacedBy
        ? [] : call.replacedBy.map { [word("attribute.replacedBy") + " " + code($0)] } ?? [])
  }

  /// `since iOS 13`, `deprecated iOS 26`, `removed iOS 27`.
  func attributes(of availability: Availability, besides known: Availability = Availability()) -> [String] {
    let versions = [
      ("since", availability.since, known.since), ("deprecated", availability.deprecated, known.deprecated),
      ("removed", availability.removed, known.removed),
    ]
    return versions.compactMap { name, version, known in
      guard let version, version != known else { return nil }
      return word("attribute." + name).replacing("{a}", with: text(of: version))
    }
  }

  /// `iOS 13`, `iOS 27 with SDK iOS 27`.
  private func text(of version: PlatformVersion) -> String {
    version.text { word("version.withSDK").replacing("{a}", with: $0).replacing("{b}", with: $1) }
  }

  /// `documented`, `observed: iPhone 11, iOS 13.1`.
  func attributes(of status: Provenance.Status?) -> [String] {
    switch status {
    case nil: []
    case .documented: [word("attribute.documented")]
    case .observed(let place): [phrase("observed", place)]
    }
  }

  /// `one per scene`, in the page's language.
  func words(of multiplicity: Multiplicity, in key: String = "attribute.onePer") -> String {
    word(key).replacing("{a}", with: multiplicity.noun(in: lifecycle.language))
  }

  private func words(of frequency: Frequency) -> String {
    frequency.multiplicity.map { words(of: $0, in: "attribute.oncePer") } ?? word("attribute.once")
  }

  private func words(of certainty: Certainty) -> [String] {
    certainty.doubts.map { phrase($0.kind.rawValue, $0.condition) }
  }

  private func phrase(_ attribute: String, _ condition: String?) -> String {
    word("attribute." + attribute) + (condition.map { ": " + text($0) } ?? "")
  }
}
