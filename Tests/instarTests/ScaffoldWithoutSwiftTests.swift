import TestSupport
import Testing

@Suite("instar scaffold of pages without Swift", .tags(.program))
struct ScaffoldWithoutSwiftTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test("Nothing is written for a delegate or a page without Swift, which is said once")
  func withoutSwift() async throws {
    let page = """
      # Shop and activity

      ## Delegates

      - `Shop`
      - `Activity`: Swift: none

      ## States

      - **Open** (initial)

      ## Transitions

      - Sell: Open → Open: `Shop.sell()`, `Activity.onResume()`

      """
    try sandbox.write(page, to: "order.md")
    let one = try await sandbox.instar("scaffold", "order.md", "-o", "App")
    #expect(
      one.messages
        == "No Swift for 'Activity' of 'order.md': the page says 'Swift: none'\nWrote 3 files: App\n")
    #expect(one.status == 0)
    #expect(sandbox.files(in: "App") == ["LifecycleLog.swift", "Shop.swift", "ShopAndActivityState.swift"])
    let activity = try await sandbox.instar("scaffold", "order.md", "--only", "Activity", "-o", "Other")
    #expect(
      activity.messages == """
        error: no Swift for 'Activity' of 'order.md': the page says 'Swift: none'
        help: Scaffold a page, or a delegate, that has Swift

        """)
    #expect(activity.status == 2)
    try sandbox.write(page.replacing("activity\n", with: "activity\n\n- Swift: none\n"), to: "none.md")
    #expect(
      try await sandbox.instar("scaffold", "none.md").messages.hasPrefix("error: no Swift for 'none.md': the page"))
    let both = try await sandbox.instar("scaffold", "none.md", "order.md", "--quiet", "-o", "All.swift")
    #expect(both == ProgramRun(status: 0, output: "", messages: ""))
    let generated = try await sandbox.instar("generate", "none.md", "--only", "swift,mermaid")
    #expect(generated.status == 0)
    #expect(generated.messages.hasPrefix("No Swift for 'none.md': the page says 'Swift: none'\n"))
    #expect(sandbox.files(in: "Output/none").allSatisfy { !$0.hasSuffix(".swift") })
  }
}
