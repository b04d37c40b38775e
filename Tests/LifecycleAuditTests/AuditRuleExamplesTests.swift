import Diagnostics
import LifecycleAudit
import TestSupport
import Testing

@Suite("Examples of the rules of an audit")
struct AuditRuleExamplesTests {
  /// The page that a rule is about.
  private static func page(of descriptor: DiagnosticDescriptor) -> String {
    descriptor.id == "missing-super-call" ? "view-controller" : "uikit"
  }

  @Test("The example of a rule breaks it", arguments: AuditRuleRegistry.descriptors)
  func broken(descriptor: DiagnosticDescriptor) throws {
    let example = try #require(descriptor.example)
    let found = try ExampleAudit.findings(in: example, page: Self.page(of: descriptor))
    #expect(found.contains { $0.contains(" \(descriptor.id) ") }, "\(found)")
  }

  @Test("The fixed example breaks no rule", arguments: AuditRuleRegistry.descriptors)
  func fixed(descriptor: DiagnosticDescriptor) throws {
    let example = try #require(descriptor.fixedExample)
    #expect(try ExampleAudit.findings(in: example, page: Self.page(of: descriptor)) == [])
  }
}
