import Text

/// The versions in which an element exists, by the page's attributes or the catalog.
package struct Availability: Hashable, Sendable {
  /// The bounds, stored indirectly: most elements have none and should stay small.
  private indirect enum Bounds: Hashable {
    case versions(since: PlatformVersion?, deprecated: PlatformVersion?, removed: PlatformVersion?)
  }

  /// The bounds; `nil` for none.
  private var bounds: Bounds?

  /// Creates an availability; without arguments, that of an element that always exists.
  package init(since: PlatformVersion? = nil, deprecated: PlatformVersion? = nil, removed: PlatformVersion? = nil) {
    let isBound = since != nil || deprecated != nil || removed != nil
    bounds = isBound ? .versions(since: since, deprecated: deprecated, removed: removed) : nil
  }

  /// The first version that has the element; `nil` for all.
  package var since: PlatformVersion? {
    get { if case .versions(let version, _, _) = bounds { version } else { nil } }
    set { self = Availability(since: newValue, deprecated: deprecated, removed: removed) }
  }

  /// The first version that deprecates the element.
  package var deprecated: PlatformVersion? {
    get { if case .versions(_, let version, _) = bounds { version } else { nil } }
    set { self = Availability(since: since, deprecated: newValue, removed: removed) }
  }

  /// The first version that no longer has the element.
  package var removed: PlatformVersion? {
    get { if case .versions(_, _, let version) = bounds { version } else { nil } }
    set { self = Availability(since: since, deprecated: deprecated, removed: newValue) }
  }

  /// Returns `true` where the element exists at some versions; bounds of other platforms do not count.
  package func exists(at selection: VersionSelection) -> Bool {
    since.flatMap(selection.reaches) ?? true && !(removed.flatMap(selection.reaches) ?? false)
  }

  /// Returns `true` where the element is deprecated at some versions.
  package func isDeprecated(at selection: VersionSelection) -> Bool {
    deprecated.flatMap(selection.reaches) ?? false
  }

  /// Returns `true` where both may exist in one version.
  package func overlaps(_ other: Availability) -> Bool {
    !ends(before: other) && !other.ends(before: self)
  }

  /// The versions at which something changes.
  package var boundaries: [PlatformVersion] {
    [since, deprecated, removed].compactMap { $0 }
  }

  private func ends(before other: Availability) -> Bool {
    guard let removed, let since = other.since, removed.isComparable(to: since) else { return false }
    // What needs an SDK may still be there on a later system.
    return removed.version <= since.version && removed.sdk.map { sdk in since.sdk.map { sdk <= $0 } ?? false } ?? true
  }
}

/// A scope, as in `one per scene` and `once per process`: the process, or a part of it that lives by itself, as scenes do.
package struct Multiplicity: RawRepresentable, Hashable, Sendable {
  /// One for the whole process.
  package static let process = Multiplicity(rawValue: "process")
  package static let scene = Multiplicity(rawValue: "scene")
  package static let window = Multiplicity(rawValue: "window")
  /// One for each view or view controller.
  package static let view = Multiplicity(rawValue: "view")

  /// The scopes with words in every language.
  package static let known = [process, scene, window, view]

  /// The English word; of a scope that is not known, the page's own noun: `activity`.
  package let rawValue: String

  /// Creates a scope of its word.
  package init(rawValue: String) { self.rawValue = rawValue }

  /// Creates the known scope that a noun means in any language, else one of the page's own.
  package init(noun: String) { self = Self.known(as: noun) ?? Multiplicity(rawValue: noun) }

  /// The known scope that a noun means in any language.
  package static func known(as noun: String) -> Multiplicity? {
    Vocabulary.standard.key(.multiplicity, matching: noun).map {
      Multiplicity(rawValue: String($0.dropFirst("multiplicity.".count)))
    }
  }

  /// The one known scope whose word a text has in a script that puts no spaces between words: `シーンごと`, `每个场景`.
  package static func known(in text: String) -> Multiplicity? {
    let words = Self.known.filter { scope in
      Vocabulary.standard.phrases("multiplicity." + scope.rawValue).contains { word in
        !word.utf8.allSatisfy { $0 < 0x80 } && text.contains(word)
      }
    }
    return words.count == 1 ? words[0] : nil
  }

  /// The noun in a language: `シーン`.
  package func noun(in language: Language) -> String {
    Self.known.contains(self) ? Vocabulary.standard.phrase("multiplicity." + rawValue, in: language) : rawValue
  }
}
