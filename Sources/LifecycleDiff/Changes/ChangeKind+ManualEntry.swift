import Diagnostics

extension ChangeKind {
  /// The entry for `instar explain`.
  package var manualEntry: ManualEntry {
    ManualEntry(
      id: id, weight: impact.rawValue, severity: impact.severity, headline: headline, explanation: explanation,
      manual: manual)
  }
}

extension Impact {
  /// The severity among diagnostics: only breaking changes need action.
  package var severity: Severity {
    switch self {
    case .breaking: .error
    case .compatible, .editorial: .note
    }
  }
}
