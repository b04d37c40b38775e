import Documents

/// A kind of diagnostic, as `instar explain` prints it.
///
/// Each is declared beside the code that reports it. The examples are whole pages, or enough of one: a test checks that
/// `example` has this diagnostic and `fixedExample` does not.
package struct DiagnosticDescriptor: Hashable, Sendable {
  /// The rule id, stable and in kebab-case; never renamed.
  package let id: String
  /// The severity unless options change it.
  package let severity: Severity
  /// One line for listings, no full stop.
  package let headline: String
  /// Markdown paragraphs: the meaning, why it matters, how to fix it.
  package let explanation: String
  /// A page that has the problem; `nil` if none is small enough to be read.
  package let example: String?
  /// The same page, fixed.
  package let fixedExample: String?

  package init(
    id: String, severity: Severity, headline: String, explanation: String, example: String?, fixedExample: String?
  ) {
    self.id = id
    self.severity = severity
    self.headline = headline
    self.explanation = explanation
    self.example = example
    self.fixedExample = fixedExample
  }
}

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

/// An entry of the manual that `instar explain` prints: a rule, or a kind of change.
package struct ManualEntry: Hashable, Sendable {
  /// The stable name, in kebab-case.
  package let id: String
  /// The severity or weight, as listings show it: `error`, `breaking`.
  package let weight: String
  /// The severity of its diagnostics.
  package let severity: Severity
  /// One line for listings, no full stop.
  package let headline: String
  /// The long form, Markdown paragraphs.
  package let explanation: String
  /// The entry's whole text, as Markdown.
  package let manual: String

  package init(
    id: String, weight: String, severity: Severity, headline: String, explanation: String, manual: String
  ) {
    self.id = id
    self.weight = weight
    self.severity = severity
    self.headline = headline
    self.explanation = explanation
    self.manual = manual
  }
}

extension DiagnosticDescriptor {
  /// The rule's entry in the manual.
  package var manualEntry: ManualEntry {
    ManualEntry(
      id: id, weight: severity.rawValue, severity: severity, headline: headline, explanation: explanation,
      manual: manual)
  }
}
