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

  private func shown(_ title: String, _ example: String?) -> String {
    // The example of an app is several files, each after a line with its name.
    example.map { "\n\(title)\n\n\($0.fenced(as: $0.hasPrefix("=== ") ? "text" : "markdown"))\n" } ?? ""
  }
}
