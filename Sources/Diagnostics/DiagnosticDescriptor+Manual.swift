import Documents

extension DiagnosticDescriptor {
  /// The long form as Markdown: headline, explanation, the example and the fixed example.
  package var manual: String {
    """
    # \(id)

    \(headline) (\(severity.rawValue)).

    \(explanation)

    """ + [shown("Example:", example), shown("Fixed example:", fixedExample)].joined()
  }

  private func shown(_ title: String, _ page: String?) -> String {
    page.map { "\n\(title)\n\n\($0.fenced(as: "markdown"))\n" } ?? ""
  }
}
