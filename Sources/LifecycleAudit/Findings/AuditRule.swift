import Diagnostics

/// A rule about an app, its project and its pages.
protocol AuditRule: SendableMetatype {
  /// The rule's entry in the manual.
  static var descriptor: DiagnosticDescriptor { get }

  /// The places of an app that break the rule.
  static func findings(in app: AuditedApp) -> [AuditFinding]
}
