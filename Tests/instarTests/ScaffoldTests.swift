import Foundation
import TestSupport
import Testing
import Text

@Suite("instar scaffold", .tags(.program))
struct ScaffoldTests {
  private let sandbox: Sandbox
  private static let file = "App/Shop.swift"
  /// The page with one more callback.
  private static let extended = Pages.order
    .replacing("money comes in.", with: "money comes in.\n- `func ship(to address: String) -> Bool`: goods go out.")
    .replacing("1. `Shop.pay(_:)`", with: "1. `Shop.pay(_:)`\n2. `Shop.ship(to:)`")

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
  }

  private func scaffold(_ arguments: String...) async throws -> ProgramRun {
    try await sandbox.instar(["scaffold", "order.md", "-o", "App"] + arguments)
  }

  /// Scaffolds, and writes something into the file of the delegate.
  private func edit() async throws -> String {
    #expect(try await scaffold().status == 0)
    let text = try #require(sandbox.read(Self.file))
    let edited = text.replacing(
      "OrderState.record(", with: "total += amount // mine\n        OrderState.record(")
    try sandbox.write(edited, to: Self.file)
    return try #require(sandbox.read(Self.file))
  }

  /// The message about the storyboards of the bundled page.
  private static func storyboards(in folder: String) -> String {
    "'\(folder)Info.plist' names storyboards, which the app needs to start: 'Main', 'Detail', 'External'\n"
  }

  @Test(
    "Delegates go into the project's folder, without a record; a second run changes no byte and no modification date")
  func twice() async throws {
    let first = try await sandbox.instar("scaffold", "uikit-scenes", "-o", "App")
    #expect(first.status == 0 && first.messages == "Wrote 6 files: App\n" + Self.storyboards(in: "App/"))
    #expect(sandbox.read("App/SceneDelegate.swift")?.contains("func sceneDidDisconnect(") == true)
    #expect(
      sandbox.files(in: "App") == [
        "AppDelegate.swift", "Info.plist", "LifecycleLog.swift", "SceneDelegate.swift", "UIKitSceneState.swift",
        "ViewController.swift",
      ])
    let before = try sandbox.stamps(of: "App")
    #expect(
      try await sandbox.instar("scaffold", "uikit-scenes", "-o", "App").messages
        == "Wrote 0 files, 6 unchanged: App\n" + Self.storyboards(in: "App/"))
    #expect(try sandbox.stamps(of: "App") == before)
  }

  @Test("An unedited file is replaced when the page changes, also with another system's line ends")
  func unedited() async throws {
    _ = try await scaffold()
    let text = try #require(sandbox.read(Self.file))
    try sandbox.write(text.replacing("\n", with: "\r\n"), to: Self.file)
    let before = try sandbox.stamps(of: "App")
    #expect(try await scaffold().messages == "Wrote 0 files, 3 unchanged: App\n")
    #expect(try sandbox.stamps(of: "App") == before)
    try sandbox.write(Self.extended, to: "order.md")
    #expect(try await scaffold().messages == "Wrote 2 files, 1 unchanged: App\n")
    #expect(sandbox.read(Self.file)?.contains("func ship(to address: String) -> Bool {") == true)
  }

  @Test("An edited file is kept byte for byte and named, the others are written; --force replaces it")
  func edited() async throws {
    let mine = try await edit()
    try sandbox.write(Self.extended, to: "order.md")
    try sandbox.write("", to: "App/LifecycleLog.swift")
    let before = try sandbox.stamps(of: "App")["Shop.swift"]
    let run = try await scaffold()
    #expect(run.status == 1)
    #expect(run.messages.contains("kept 'App/Shop.swift', which was edited since it was generated\n"))
    #expect(run.messages.contains("kept 'App/LifecycleLog.swift', which Instar did not generate\n"))
    #expect(sandbox.read(Self.file) == mine)
    #expect(try sandbox.stamps(of: "App")["Shop.swift"] == before)
    #expect(try await scaffold("--force").status == 0)
    #expect(sandbox.read(Self.file)?.contains("// mine") == false)
    #expect(sandbox.read("App/LifecycleLog.swift")?.contains("enum LifecycleLog") == true)
  }

  @Test("--merge adds new members of the page and keeps everything else; a second time it changes nothing")
  func merge() async throws {
    let mine = try await edit()
    try sandbox.write(Self.extended, to: "order.md")
    let run = try await scaffold("--merge")
    #expect(run.status == 0)
    #expect(run.messages == "Added to 'App/Shop.swift': 'ship(to:)'\nWrote 1 file, 1 unchanged, 1 merged: App\n")
    let merged = try #require(sandbox.read(Self.file))
    #expect(merged.contains("total += amount // mine\n"))
    #expect(merged.contains("  /// Goods go out.\n"))
    #expect(merged.ranges(of: "func ship(to address: String) -> Bool").count == 2)
    #expect(isSubsequence(code(mine), of: code(merged)))
    let before = try sandbox.stamps(of: "App")
    #expect(try await scaffold("--merge").messages == "Wrote 0 files, 3 unchanged: App\n")
    #expect(try sandbox.stamps(of: "App") == before)
    #expect(try await scaffold().status == 1)
  }

  @Test("A removed callback is not added again by --merge")
  func removed() async throws {
    try sandbox.write(Self.extended, to: "order.md")
    let mine = try await edit().replacing("ship", with: "send")
    try sandbox.write(mine, to: Self.file)
    #expect(try await scaffold("--merge").status == 0)
    #expect(sandbox.read(Self.file) == mine)
  }

  @Test(
    "A file that is not Swift, or lacks the class, is kept byte for byte and named with the reason; additions wait")
  func unmergeable() async throws {
    let mine = try await edit()
    for (broken, reason) in [
      (mine.replacing("class Shop", with: "class Store"), "it doesn't declare 'Shop'"),
      (mine.replacing("{\n        total", with: "\n        total"), "it is not valid Swift (line"),
      (mine + "let all: \(String(repeating: "[", count: 64))", "its brackets are nested too deeply (line"),
    ] {
      try sandbox.write(Pages.order, to: "order.md")
      try sandbox.write(broken, to: Self.file)
      #expect(try await scaffold("--merge").status == 0)
      try sandbox.write(Self.extended, to: "order.md")
      let run = try await scaffold("--merge")
      #expect(run.status == 1)
      #expect(run.messages.contains("kept 'App/Shop.swift', to which nothing can be added: \(reason)"))
      #expect(sandbox.read(Self.file) == broken)
    }
  }

  @Test("A declaration on the page that takes too long to parse is not merged, and the file is kept byte for byte")
  func deepPage() async throws {
    let mine = try await edit()
    let deep = String(repeating: "[", count: 40) + "Int" + String(repeating: "]", count: 40)
    try sandbox.write(Self.extended.replacing("address: String", with: "address: \(deep)"), to: "order.md")
    let run = try await scaffold("--merge")
    #expect(run.status == 1)
    #expect(run.messages.contains("the page has a declaration whose brackets are nested too deeply"))
    #expect(sandbox.read(Self.file) == mine)
  }

  @Test("A file that is not UTF-8 is kept byte for byte")
  func latin() async throws {
    let mine = try await edit()
    let file = sandbox.folder.appending(path: Self.file)
    let bytes = Data(mine.utf8) + Data("// caf".utf8) + [0xE9, 0x0A]
    try bytes.write(to: file)
    try sandbox.write(Self.extended, to: "order.md")
    let run = try await scaffold("--merge")
    #expect(run.status == 1)
    #expect(run.messages.contains("kept 'App/Shop.swift', which is not UTF-8\n"))
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test("Types that have changed on the page are named until the file has them, and not applied")
  func types() async throws {
    let mine = try await edit()
    try sandbox.write(Pages.order.replacing("amount: Int", with: "amount: Double"), to: "order.md")
    for _ in 1...2 {
      let run = try await scaffold("--merge")
      #expect(run.status == 0)
      #expect(
        run.messages.contains(
          "warning: 'App/Shop.swift' declares 'pay(_:)' with other types than the page, where it is now "
            + "'func pay(_ amount: Double)'\n"))
      #expect(sandbox.read(Self.file).map(code) == code(mine))
    }
    try sandbox.write(mine.replacing("amount: Int", with: "amount: Double"), to: Self.file)
    #expect(try await !scaffold("--merge").messages.contains("warning:"))
  }

  @Test("A person's own class gets missing members with --merge, in its own indentation, and remains a person's")
  func person() async throws {
    try sandbox.write(
      "protocol ShopDelegate {\n}\nclass Shop: ShopDelegate {\n    var total = 0\n}\n", to: Self.file)
    #expect(try await scaffold().status == 1)
    #expect(try await scaffold("--merge", "--indent", "tab").status == 0)
    let text = try #require(sandbox.read(Self.file))
    let method = "\n\n    func pay(_ amount: Int) {\n        OrderState.record("
    #expect(text.contains("class Shop: ShopDelegate {\n    var total = 0" + method))
    #expect(text.contains("\n\n// instar:merged callbacks "))
    #expect(!text.contains("instar:generated"))
    #expect(try await scaffold().status == 1)
  }

  @Test("An edited file without a list of callbacks waits until there is something new for it")
  func log() async throws {
    _ = try await scaffold()
    let log = try #require(sandbox.read("App/LifecycleLog.swift")).replacing("notice", with: "debug")
    try sandbox.write(log, to: "App/LifecycleLog.swift")
    #expect(try await scaffold().status == 1)
    #expect(try await scaffold("--merge").status == 0)
    let run = try await scaffold("--merge", "--logger", "print")
    #expect(run.status == 1)
    #expect(run.messages.contains("kept 'App/LifecycleLog.swift', which was edited and has no callbacks"))
    #expect(sandbox.read("App/LifecycleLog.swift") == log)
  }

  @Test("Files that a page no longer generates stay and are named; files of other pages and of people don't")
  func leftovers() async throws {
    _ = try await scaffold()
    try sandbox.write("// a note\n", to: "App/Note.swift")
    try sandbox.write(
      Pages.order.replacing("# Order", with: "# Return").replacing("Shop", with: "Desk"), to: "return.md")
    #expect(
      try await sandbox.instar("scaffold", "return.md", "-o", "App").messages == "Wrote 2 files, 1 unchanged: App\n")
    let before = try sandbox.stamps(of: "App")["Shop.swift"]
    try sandbox.write(
      Pages.order.replacing("`Shop", with: "`Store").replacing("### Shop", with: "### Store"), to: "order.md")
    #expect(
      try await scaffold().messages == """
        Wrote 2 files, 1 unchanged: App
        'App/Shop.swift' is no longer generated; delete it if nothing needs it

        """)
    #expect(try sandbox.stamps(of: "App")["Shop.swift"] == before)
  }

  @Test("A record of an older Instar is used, and does not change")
  func record() async throws {
    let old = "final class Shop {}\n"
    let record =
      #"{"schema": "instar/1", "files": [{"path": "Shop.swift", "format": "swift", "digest": ""#
      + StableHash.digest(old) + #""}]}"#
    try sandbox.write(old, to: Self.file)
    try sandbox.write(record, to: "App/.instar.json")
    #expect(try await scaffold().status == 0)
    #expect(sandbox.read(Self.file)?.contains("func pay(_ amount: Int)") == true)
    #expect(sandbox.read("App/.instar.json") == record)
  }

  @Test("A person's property list is never replaced, and is accepted once it has the page's scenes")
  func propertyList() async throws {
    _ = try await sandbox.instar("scaffold", "uikit-scenes", "-o", "Made")
    let made = try #require(sandbox.read("Made/Info.plist"))
    let own = "<plist version=\"1.0\">\n<dict>\n  <key>A</key>\n  <true/>\n</dict>\n</plist>\n"
    try sandbox.write(own, to: "App/Info.plist")
    for arguments in [[], ["--merge"], ["--force"]] {
      let run = try await sandbox.instar(["scaffold", "uikit-scenes", "-o", "App"] + arguments)
      #expect(run.status == 1)
      #expect(
        run.messages.contains("kept 'App/Info.plist', which does not contain the page's scene manifest\n"))
      #expect(sandbox.read("App/Info.plist") == own)
    }
    let both = made.replacing("<dict>\n\t<key>UIApp", with: "<dict>\n  <key>A</key><true/>\n    <key>UIApp")
      .split(separator: "<!-- instar").first.map(String.init)
    try sandbox.write(try #require(both), to: "App/Info.plist")
    #expect(try await sandbox.instar("scaffold", "uikit-scenes", "-o", "App").status == 0)
    #expect(sandbox.read("App/Info.plist") == both)
  }

  @Test("--only leaves the other delegates out, and does not report them as missing")
  func only() async throws {
    let all = try await sandbox.instar("scaffold", "uikit-scenes")
    #expect(all.status == 0)
    let run = try await sandbox.instar("scaffold", "uikit-scenes", "--only", "scenedelegate, ViewController")
    #expect(run.status == 0 && run.messages == "Wrote 1 file, 4 unchanged: .\n" + Self.storyboards(in: ""))
    #expect(try await sandbox.instar("scaffold", "uikit-scenes", "--only", "Scene").status == 64)
  }

  @Test("--merge and --force exclude each other; an indentation is 1 to 8 spaces or a tab")
  func usage() async throws {
    #expect(try await scaffold("--merge", "--force").status == 64)
    for indent in ["0", "9", "x", "-1"] {
      #expect(try await scaffold("--indent", indent).status == 64, "\(indent)")
    }
    #expect(try await scaffold("--indent", "tab").status == 0)
    #expect(sandbox.read(Self.file)?.contains("\n\tfunc pay(_ amount: Int) {\n\t\tOrderState.record") == true)
  }

  /// The lines of a file without its stamp.
  private func code(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("// instar:") }
  }

  private func isSubsequence(_ lines: [Substring], of others: [Substring]) -> Bool {
    var rest = others[...]
    return lines.allSatisfy { line in
      guard let index = rest.firstIndex(of: line) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }
}
