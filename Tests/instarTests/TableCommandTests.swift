import Documents
import Reports
import Testing

@Suite("instar table", .tags(.program))
struct TableCommandTests {
  @Test("Every kind exists in every format", arguments: TableKind.allCases, TableFormat.allCases)
  func kinds(kind: TableKind, format: TableFormat) async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
    let run = try await sandbox.instar("table", "order.md", "--kind", kind.rawValue, "--format", format.rawValue)
    #expect(run.status == 0)
    #expect(run.messages == "")
    #expect(run.output.contains(/[Pp]ay|Paid|Shop/))
  }

  @Test("Without options it is the order table in Markdown")
  func defaults() async throws {
    let sandbox = try Sandbox()
    let plain = try await sandbox.instar("table", "uikit-scenes")
    let full = try await sandbox.instar("table", "uikit-scenes", "--kind", "order", "--format", "markdown")
    #expect(plain == full)
    #expect(plain.output.hasPrefix("| "))
    _ = try await sandbox.instar("table", "uikit-scenes", "-o", "out/table.md")
    #expect(sandbox.read("out/table.md") == plain.output)
  }

  @Test("Where a rule fails, a table is the same, the finding is printed, and the run fails")
  func unproved() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
    try sandbox.write(Pages.order + "\n## Rules\n\n- `Shop.pay(_:)` before `Shop.pay(_:)`\n", to: "refuted.md")
    #expect(try await sandbox.instar("check", "refuted.md").output.contains("refuted-rule"))
    let run = try await sandbox.instar("table", "refuted.md")
    #expect(run.output == (try await sandbox.instar("table", "order.md")).output)
    #expect(run.status == 1 && run.messages.contains("refuted-rule"))
  }
}
