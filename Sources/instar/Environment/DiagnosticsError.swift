import Diagnostics

/// The problems of a file that a command cannot do without; they are printed, and the command ends with exit code 2.
struct DiagnosticsError: Error {
  /// The problems; at least one.
  let diagnostics: FileDiagnostics

  /// Takes the problems of a file.
  init(_ diagnostics: FileDiagnostics) {
    self.diagnostics = diagnostics
  }
}
