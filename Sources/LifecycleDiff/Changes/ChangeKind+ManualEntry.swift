import Diagnostics

extension ChangeKind {
  /// What `instar explain` tells of it.
  package var manualEntry: ManualEntry {
    ManualEntry(
      id: id, weight: impact.rawValue, severity: impact.severity, headline: headline, explanation: explanation,
      manual: manual)
  }
}

extension Impact {
  /// How much a change of this impact matters among diagnostics: only what breaks asks for something to be done.
  package var severity: Severity {
    switch self {
    case .breaking: .error
    case .compatible, .editorial: .note
    }
  }
}
