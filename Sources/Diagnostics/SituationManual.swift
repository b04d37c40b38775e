extension Situation {
  /// The long form as Markdown: headline, explanation, a page with the problem, the page mended.
  package var manual: String {
    """
    # \(id)

    \(headline) (\(severity.rawValue)).

    \(explanation)

    A page that has it:

    \(example.fenced(as: "markdown"))

    The same, mended:

    \(remedy.fenced(as: "markdown"))

    """
  }
}
