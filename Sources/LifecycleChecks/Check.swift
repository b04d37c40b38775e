import Diagnostics

/// Looks for one kind of problem in a life cycle.
///
/// A check is one file, named after what it reports, and one line in `CheckRegistry.swift`.
package protocol Check: SendableMetatype {
  /// What it reports.
  static var descriptor: DiagnosticDescriptor { get }
  /// The problems in a life cycle.
  static func diagnostics(in subject: CheckSubject) -> [Diagnostic]
}
