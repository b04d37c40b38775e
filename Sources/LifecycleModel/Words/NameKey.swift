/// What is left of a name when it is compared: canonical equivalence, letter case, and the differences between runs of
/// space, `-` and `_` do not count.
package struct NameKey: Hashable, Sendable {
  private let folded: String

  /// Folds a name.
  package init(_ name: some StringProtocol) {
    // By way of upper case, 'ß', 'ẞ' and 'SS', final and medial sigma fall together as full case folding has them.
    let words = name.lowercased().uppercased().lowercased()
      .split { $0.isWhitespace || $0 == "-" || $0 == "_" }
    // Nothing but separators is a name too: "--" is not "-".
    folded = words.isEmpty ? String(name) : words.joined(separator: " ")
  }
}
