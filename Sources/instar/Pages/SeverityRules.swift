import Diagnostics
import Text

/// The severities that a user has chosen.
struct SeverityRules: Hashable {
  private let allowed: Set<String>
  private let denied: Set<String>
  private let isStrict: Bool

  /// Takes the ids of `--allow` and `--deny`; throws for an unknown one and for one that both name.
  init(
    allowed: [String], denied: [String], isStrict: Bool,
    known descriptors: @autoclosure () -> [DiagnosticDescriptor] = DiagnosticDescriptor.known
  ) throws(UsageError) {
    let known = (allowed + denied).isEmpty ? [] : descriptors().map(\.id)
    for id in allowed + denied where !known.contains(id) {
      let nearest = NearestWord.match(for: id, in: known).map { "Did you mean '\($0)'?" }
      throw UsageError("unknown diagnostic '\(id)'", help: nearest ?? "List all with 'instar explain'")
    }
    if let id = allowed.first(where: denied.contains) {
      throw UsageError("'\(id)' is both allowed and denied", help: "Leave out one of the two")
    }
    self.allowed = Set(allowed)
    self.denied = Set(denied)
    self.isStrict = isStrict
  }

  /// The diagnostics without allowed ones, and with denied ones as errors.
  func applied(to diagnostics: FileDiagnostics) -> FileDiagnostics {
    FileDiagnostics(diagnostics.file, diagnostics.diagnostics.compactMap(applied))
  }

  /// A diagnostic, as an error where it is denied; `nil` where it is allowed.
  func applied(to diagnostic: Diagnostic) -> Diagnostic? {
    guard !allowed.contains(diagnostic.id) else { return nil }
    var diagnostic = diagnostic
    if denied.contains(diagnostic.id) { diagnostic.severity = .error }
    return diagnostic
  }

  /// The least severity that is bad.
  var threshold: Severity { isStrict ? .warning : .error }

  /// Returns `true` where a diagnostic is at or above the threshold.
  func isBad(_ diagnostics: [FileDiagnostics]) -> Bool {
    diagnostics.contains { $0.diagnostics.contains { $0.severity >= threshold } }
  }

  /// `2 errors, 1 warning in 2 pages`; `nil` where there is nothing.
  func summary(of diagnostics: [FileDiagnostics]) -> String? {
    let pages = diagnostics.count { !$0.diagnostics.isEmpty }
    let counts = diagnostics.flatMap(\.diagnostics).map(\.severity).counted
    return counts.map { "\($0) in \(pages) \(pages == 1 ? "page" : "pages")" }
  }
}
