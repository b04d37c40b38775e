import Foundation
import TestSupport
import Testing

@Suite("instar generate --watch", .tags(.timed))
struct GenerateWatchTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
  }

  private func watch(_ arguments: String...) async throws -> RunningInstar {
    try await RunningInstar(["generate", "--watch"] + arguments, in: sandbox)
  }

  @Test("A save generates the files again, each replaced as a whole; Ctrl-C ends with 0")
  func rebuild() async throws {
    let run = try await watch("order.md")
    try await run.says("Watching order.md (Ctrl-C to stop)\n")
    let sandbox = sandbox
    let seen = Locked<Set<String>>([])
    let reader = Task {
      while !Task.isCancelled {
        for name in ["states.svg", "index.html", "lifecycle.json"] {
          guard let text = sandbox.read("Output/order/\(name)") else {
            Issue.record("\(name) is away")
            return
          }
          _ = seen.with { $0.insert(text) }
        }
        await Task.yield()
      }
    }
    for number in 1...4 {
      try sandbox.write(Pages.order.replacing("Cart", with: "Cart \(number)"), to: "order.md")
      try await run.says("Wrote ", count: number + 1)
      #expect(sandbox.read("Output/order/states.svg")?.contains("Cart \(number)") == true)
    }
    reader.cancel()
    await reader.value
    // Five versions of the three at most, each whole.
    let texts = seen.with { $0 }
    #expect(texts.count <= 15)
    #expect(texts.allSatisfy { $0.hasSuffix("</svg>\n") || $0.hasSuffix(" -->\n") || $0.hasSuffix("}\n") })
    #expect(try await run.end() == 0)
    #expect(sandbox.files(in: ".").allSatisfy { !$0.contains(".instar-") })
  }

  @Test("A page with errors is reported, its files don't change, and the next save fixes it")
  func broken() async throws {
    let run = try await watch("order.md", "--only", "mermaid")
    try await run.says("Watching")
    let before = try sandbox.stamps(of: "Output")
    try sandbox.write(Pages.misspelt, to: "order.md")
    try await run.says("State 'Piad' is not defined [unknown-state]")
    try FileManager.default.removeItem(at: sandbox.folder.appending(path: "order.md"))
    try await run.says("page 'order.md' is neither a file nor a bundled page")
    #expect(try sandbox.stamps(of: "Output") == before)
    try sandbox.write(Pages.order.replacing("Cart", with: "Basket"), to: "order.md")
    try await run.says("Wrote 2 files", count: 2)
    #expect(sandbox.read("Output/order/states.mmd")?.contains("Basket") == true)
    #expect(try await run.end(SIGTERM) == 0)
  }

  @Test("It can begin with a page with errors")
  func brokenFirst() async throws {
    try sandbox.write(Pages.misspelt, to: "order.md")
    let run = try await watch("order.md", "--only", "mermaid")
    try await run.says("Watching order.md (Ctrl-C to stop)\n")
    #expect(run.said.contains("[unknown-state]"))
    try sandbox.write(Pages.order, to: "order.md")
    try await run.says("Wrote ")
  }

  @Test("Only the saved page is generated again; a template affects all; generated files are not saves")
  func several() async throws {
    try sandbox.write(Pages.order, to: "other.md")
    try sandbox.write("// ours\n", to: "ours/Swift/LifecycleLog.mustache")
    let run = try await watch("order.md", "other.md", "--only", "swift,mermaid", "--templates", "ours", "-o", "ours")
    try await run.says("Watching order.md, other.md and the templates in 'ours' (Ctrl-C to stop)\n")
    try sandbox.write(Pages.order.replacing("Cart", with: "Basket"), to: "other.md")
    try await run.says(": ours/other\n", count: 2)
    #expect(run.said.ranges(of: ": ours/order\n").count == 1)
    try sandbox.write("// everybody's\n", to: "ours/Swift/LifecycleLog.mustache")
    try await run.says(": ours/other\n", count: 3)
    #expect(run.said.ranges(of: ": ours/order\n").count == 2)
    #expect(sandbox.read("ours/order/Swift/LifecycleLog.swift")?.hasPrefix("// everybody's\n") == true)
    #expect(run.said.ranges(of: "Wrote ").count == 5)
  }

  @Test(
    "Options and pages that cannot be watched are wrong usage",
    arguments: [
      (["order.md", "--watch", "--check"], "--check and --watch cannot be combined"),
      (["-", "--watch"], "standard input cannot be watched"),
      (["uikit", "--watch"], "no file to watch: 'uikit'"),
    ])
  func unusable(arguments: [String], message: String) async throws {
    let run = try await sandbox.instar(["generate"] + arguments)
    #expect(run.status == 64)
    #expect(run.messages.contains(message))
    #expect(sandbox.files(in: ".") == ["order.md"])
  }
}
