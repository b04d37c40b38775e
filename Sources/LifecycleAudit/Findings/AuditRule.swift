import Diagnostics

/// A rule about an app, its project and its pages.
protocol AuditRule: SendableMetatype {
  /// The rule's entry in the manual.
  static var descriptor: DiagnosticDescriptor { get }

  /// `true` where a finding holds only if nothing else in the app calls, fills or declares something: with files that are not there, it
  /// is no error.
  static var asksForAll: Bool { get }

  /// The places of an app that break the rule.
  static func findings(in app: AuditedApp) -> [AuditFinding]
}

extension AuditRule {
  static var asksForAll: Bool { false }
}
