import Diagnostics

/// Looks for one kind of problem in a life cycle.
///
/// A check is one file, named after its diagnostic, and one line in `CheckRegistry.swift`.
package protocol Check: SendableMetatype {
  /// The kind of diagnostic that it reports.
  static var descriptor: DiagnosticDescriptor { get }
  /// Finds the problems in a life cycle.
  static func diagnostics(in subject: CheckSubject) -> [Diagnostic]
}
