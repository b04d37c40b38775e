/// A reason for which a pattern cannot be used, with its place in the pattern.
package struct CallPatternProblem: Error, Hashable, Sendable {
  /// The kinds of reasons.
  package enum Kind: Hashable, Sendable {
    /// There is no text.
    case empty
    /// It is no regular expression, in the words of the library that reads them.
    case invalid(String)
    /// A named group is none that patterns have.
    case unknownGroup(String)
    /// A named group would say what the call is, which is known already.
    case needlessGroup(String)
    /// No group says which callback or which value it is: `callback` or `value` is missing.
    case missingGroup(String)
    /// A group matches the name of no callback, or of no value, of the page.
    case neverMatches(String)
  }

  /// The reason.
  package let kind: Kind
  /// The place: offsets in UTF-8.
  package let range: Range<Int>
}
