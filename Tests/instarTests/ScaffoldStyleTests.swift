import TestSupport
import Testing

@Suite("instar scaffold --style subclass", .tags(.program))
struct ScaffoldStyleTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
  }

  private func scaffold(_ arguments: String...) async throws -> ProgramRun {
    try await sandbox.instar(["scaffold", "order.md", "-o", "App"] + arguments)
  }

  @Test("A base class is generated each time, a subclass is written once")
  func subclass() async throws {
    #expect(try await scaffold("--style", "subclass").status == 0)
    #expect(
      sandbox.files(in: "App") == [
        "Generated/LifecycleLog.swift", "Generated/OrderState.swift", "Generated/ShopBase.swift", "Shop.swift",
      ])
    #expect(sandbox.read("App/Shop.swift")?.contains("final class Shop: ShopBase {\n}\n") == true)
    #expect(sandbox.read("App/Generated/ShopBase.swift")?.contains("\nclass ShopBase: ShopDelegate {\n") == true)
    try sandbox.write("// mine\n", to: "App/Shop.swift")
    try sandbox.write(Pages.order.replacing("pay", with: "settle"), to: "order.md")
    for arguments in [[], ["--force"], ["--merge"]] {
      let run = try await sandbox.instar(
        ["scaffold", "order.md", "-o", "App", "--style", "subclass"] + arguments)
      #expect(run.status == 0)
      #expect(sandbox.read("App/Shop.swift") == "// mine\n")
    }
    #expect(sandbox.read("App/Generated/ShopBase.swift")?.contains("func settle(") == true)
  }

  @Test("An edited base class is kept like any other file")
  func editedBase() async throws {
    _ = try await scaffold("--style", "subclass")
    let base = try #require(sandbox.read("App/Generated/ShopBase.swift")) + "// mine\n"
    try sandbox.write(base, to: "App/Generated/ShopBase.swift")
    #expect(try await scaffold("--style", "subclass").status == 1)
    #expect(sandbox.read("App/Generated/ShopBase.swift") == base)
  }

  @Test(
    "When the style changes, unedited files are replaced; an edited class stays, with a warning that names the base class"
  )
  func change() async throws {
    _ = try await scaffold()
    let plain = try #require(sandbox.read("App/Shop.swift"))
    let mine = plain.replacing("pay(_ amount", with: "pay(_ sum")
    try sandbox.write(mine, to: "App/Shop.swift")
    let kept = try await scaffold("--style", "subclass")
    #expect(kept.status == 0)
    #expect(sandbox.read("App/Shop.swift") == mine)
    #expect(kept.messages.contains("warning: 'App/Shop.swift' is kept; let 'Shop' inherit from 'ShopBase'"))
    #expect(
      kept.messages.contains(
        "'App/LifecycleLog.swift' is no longer generated, 'App/Generated/LifecycleLog.swift' is; delete one\n"))
    try sandbox.write(plain, to: "App/Shop.swift")
    #expect(try await !scaffold("--style", "subclass").messages.contains("warning"))
    #expect(sandbox.read("App/Shop.swift")?.contains("class Shop: ShopBase") == true)
    let back = try await scaffold()
    #expect(back.status == 1)
    #expect(sandbox.read("App/Shop.swift")?.contains("class Shop: ShopBase") == true)
    #expect(back.messages.contains("'App/Generated/ShopBase.swift' is no longer generated; delete it"))
  }
}
