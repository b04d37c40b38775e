extension LinePattern {
  /// A text that is no pattern.
  package struct Malformed: Error, Hashable {
    /// Something that is wrong in the text.
    package struct Problem: Hashable, Sendable {
      /// The kinds of problems.
      package enum Kind: Hashable, Sendable {
        /// It is no regular expression, as the compiler of expressions says it: `expected ')'`.
        case invalid(String)
        /// A named group means nothing.
        case unknownGroup(String)
      }

      /// The kind.
      package let kind: Kind
      /// The place: offsets in the UTF-8 of the text.
      package let bytes: Range<Int>
    }

    /// All that is wrong; there is at least one problem.
    package let problems: [Problem]

    /// Takes problems together.
    init(problems: [Problem]) { self.problems = problems }

    /// Creates an error of one problem.
    init(_ kind: Problem.Kind, at bytes: Range<Int>) { problems = [Problem(kind: kind, bytes: bytes)] }
  }
}
