import TestSupport
import Testing

@Suite("instar scaffold of several pages, and into one file", .tags(.program))
struct ScaffoldPagesTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
    try sandbox.write(Self.depot(of: Pages.order), to: "depot.md")
  }

  /// A page of another title and delegate.
  private static func depot(of page: String) -> String {
    page.replacing("Shop", with: "Depot").replacing("# Order", with: "# Delivery")
  }

  @Test("Several pages go into one folder, shared files once")
  func folder() async throws {
    let run = try await sandbox.instar("scaffold", "order.md", "depot.md", "-o", "App")
    #expect(run == ProgramRun(status: 0, output: "", messages: "Wrote 5 files: App\n"))
    #expect(
      sandbox.files(in: "App") == [
        "DeliveryState.swift", "Depot.swift", "LifecycleLog.swift", "OrderState.swift", "Shop.swift",
      ])
    let only = try await sandbox.instar("scaffold", "order.md", "depot.md", "-o", "Other", "--only", "Shop")
    #expect(only.status == 2)
    #expect(only.messages.contains("'depot.md' has no delegate to write Swift for"))
  }

  @Test("Several pages go into one Swift file, which is written again only if it changes")
  func oneFile() async throws {
    let arguments = ["scaffold", "order.md", "depot.md", "--style", "subclass", "-o", "Made/Lifecycles.swift"]
    let run = try await sandbox.instar(arguments)
    #expect(run == ProgramRun(status: 0, output: "", messages: "Wrote 1 file: Made\n"))
    let text = try #require(sandbox.read("Made/Lifecycles.swift"))
    for part in ["class ShopBase: ", "class DepotBase: ", "enum LifecycleLog {"] {
      #expect(text.ranges(of: part).count == 1, "\(part)")
    }
    #expect(!text.contains("final class Shop"))
    #expect(text.ranges(of: "// instar:generated ").count == 1)
    let before = try sandbox.stamps(of: "Made")
    #expect(try await sandbox.instar(arguments).messages == "Wrote 0 files, 1 unchanged: Made\n")
    #expect(try sandbox.stamps(of: "Made") == before)
    try sandbox.write(text + "let mine = 1\n", to: "Made/Lifecycles.swift")
    let kept = try await sandbox.instar(arguments)
    #expect(kept.status == 1)
    #expect(kept.messages.contains("kept 'Made/Lifecycles.swift'"))
  }

  @Test("Two pages with different files of one name are an error, and nothing is written")
  func clash() async throws {
    try sandbox.write(Pages.order.replacing("money comes in.", with: "money is there."), to: "depot.md")
    for output in ["App", "App.swift"] {
      let run = try await sandbox.instar("scaffold", "order.md", "depot.md", "-o", output)
      #expect(run.status == 2)
      #expect(run.messages.contains("'order.md' and 'depot.md' generate different contents for 'Shop.swift'"))
    }
    #expect(sandbox.files(in: "App") == [])
  }

  @Test("Pages that clash in a delegate that was not selected can be combined")
  func unasked() async throws {
    let door = { (text: String) in
      Pages.order.replacing("## States", with: "- `Door`: `DoorDelegate`\n\n## States")
        .replacing("money comes in.", with: "money comes in.\n\n### Door\n\n- `func open()`: \(text)")
    }
    try sandbox.write(door("it opens."), to: "order.md")
    try sandbox.write(Self.depot(of: door("somebody comes in.")), to: "depot.md")
    let run = try await sandbox.instar("scaffold", "order.md", "depot.md", "-o", "App", "--only", "Shop,Depot")
    #expect(run.status == 0)
    #expect(run.messages.hasSuffix("Wrote 5 files: App\n"))
    #expect(try await sandbox.instar("scaffold", "order.md", "depot.md", "-o", "All").status == 2)
  }

  @Test("--merge is for a folder")
  func merge() async throws {
    #expect(try await sandbox.instar("scaffold", "order.md", "--merge", "-o", "A.swift").status == 64)
  }
}
