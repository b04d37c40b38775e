import Foundation
import LifecycleTemplates
import TestSupport
import Testing

@Suite("instar generate", .tags(.program))
struct GenerateTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
  }

  /// Everything but pictures, which take `dot`.
  private let texts = ["--only", "dot,mermaid,tables,swift"]

  private func generate(_ arguments: String...) async throws -> ProgramRun {
    try await sandbox.instar(["generate", "order.md"] + texts + arguments)
  }

  @Test("Every bundled page is generated with no message but the summary, pictures with text included")
  func bundled() async throws {
    let names = BundledPages.all.map(\.name)
    let run = try await sandbox.instar(["generate"] + names)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.messages.split(separator: "\n").count == names.count + 1)
    for name in names {
      let svg = try #require(sandbox.read("Output/\(name)/states.svg"))
      #expect(svg.contains("<title") && svg.contains("<desc") && svg.contains("data-instar-source=\""))
      #expect(sandbox.files(in: "Output/\(name)").contains("tables/order.md"))
    }
    #expect(try await sandbox.instar(["generate", "--check"] + names).status == 0)
  }

  @Test("A second run changes no byte and no modification date")
  func twice() async throws {
    let first = try await sandbox.instar("generate", "order.md")
    let count = sandbox.files(in: "Output/order").count - 1
    #expect(first.messages == "Wrote \(count) files: Output/order\n")
    let before = try sandbox.stamps(of: "Output")
    let second = try await sandbox.instar("generate", "order.md")
    #expect(second.messages == "Wrote 0 files, \(count) unchanged: Output/order\n")
    #expect(try sandbox.stamps(of: "Output") == before)
  }

  @Test("A changed page rewrites only the files that it changes")
  func changedPage() async throws {
    _ = try await generate()
    let before = try sandbox.stamps(of: "Output/order")
    try sandbox.write(Pages.order.replacing("money comes in", with: "money goes out"), to: "order.md")
    #expect(try await generate().status == 0)
    let after = try sandbox.stamps(of: "Output/order")
    #expect(after["tables/callbacks.md"] != before["tables/callbacks.md"])
    #expect(after["states.mmd"] == before["states.mmd"])
  }

  @Test("The wiki's pages have the names that the host requires; an unknown host is wrong usage")
  func wikiHost() async throws {
    let run = try await sandbox.instar("generate", "order.md", "--only", "wiki", "--wiki-host", "github")
    #expect(run.status == 0)
    #expect(sandbox.read("Output/order/wiki/Home.md")?.contains("[States](States)") == true)
    for host in ["docc", "gitlub"] {
      let wrong = try await sandbox.instar("generate", "order.md", "--only", "wiki", "--wiki-host", host)
      #expect(wrong.status == 64)
      #expect(wrong.messages.contains("folder") && wrong.messages.contains("gitlab"))
    }
  }

  @Test("Several pages in one folder have an overview, which a page that is generated alone later keeps and joins")
  func overview() async throws {
    try sandbox.write(Pages.order.replacing("# Order", with: "# Shop"), to: "shop.md")
    try sandbox.write(Pages.order.replacing("# Order", with: "# Third"), to: "third.md")
    let run = try await sandbox.instar("generate", "order.md", "shop.md", "--only", "wiki,html,dot")
    #expect(run.status == 0)
    let readme = try #require(sandbox.read("Output/README.md"))
    #expect(readme.contains("](order/wiki/README.md)") && readme.contains("](shop/index.html)"))
    #expect(sandbox.read("Output/index.html")?.contains("shop/index.html") == true)
    #expect(sandbox.read("Output/_Sidebar.md")?.contains("](shop/wiki/States.md)") == true)
    let again = try await sandbox.instar("generate", "shop.md", "--only", "wiki,html,dot", "--check")
    #expect(again == ProgramRun(status: 0, output: "", messages: ""))
    #expect(try await sandbox.instar("generate", "third.md", "--only", "wiki").status == 0)
    #expect(sandbox.read("Output/README.md")?.contains("](third/wiki/README.md)") == true)
    #expect(sandbox.read("Output/README.md")?.contains("](order/wiki/README.md)") == true)
    try FileManager.default.removeItem(at: sandbox.folder.appending(path: "Output/third"))
    #expect(try await sandbox.instar("generate", "order.md", "--only", "wiki").status == 0)
    #expect(sandbox.read("Output/README.md")?.contains("third") == false)
  }

  @Test("Several pages are one wiki on a host, with a folder each; another host leaves files to prune")
  func sharedWiki() async throws {
    try sandbox.write(Pages.order.replacing("# Order", with: "# Shop"), to: "shop.md")
    func generate(_ arguments: String...) async throws -> ProgramRun {
      try await sandbox.instar(["generate", "--only", "wiki", "--wiki-host"] + arguments)
    }
    #expect(try await generate("github", "order.md", "shop.md").status == 0)
    #expect(sandbox.read("Output/wiki/Home.md")?.contains("](shop-States)") == true)
    #expect(sandbox.read("Output/wiki/shop/shop-States.md")?.contains("\"shop/pictures/states.svg\"") == true)
    #expect(sandbox.files(in: "Output/shop") == [])
    #expect(try await generate("github", "shop.md", "--check").status == 0)
    let other = try await generate("folder", "order.md", "shop.md")
    #expect(other.messages.contains("no longer generated; delete with --prune"))
    #expect(try await generate("folder", "order.md", "shop.md", "--prune").status == 0)
    #expect(sandbox.files(in: "Output/wiki") == [])
    #expect(try await generate("folder", "order.md", "shop.md", "--check").status == 0)
  }

  @Test("A first page that somebody wrote stays as it is; one that was generated and edited is reported")
  func ownFirstPage() async throws {
    try sandbox.write(Pages.order.replacing("# Order", with: "# Shop"), to: "shop.md")
    try sandbox.write("mine\n", to: "docs/README.md")
    let arguments = ["generate", "order.md", "shop.md", "--only", "wiki", "-o", "docs"]
    let run = try await sandbox.instar(arguments)
    #expect(run.status == 0)
    #expect(run.messages.contains("Left 'docs/README.md' as it is"))
    #expect(sandbox.read("docs/README.md") == "mine\n")
    #expect(try await sandbox.instar(arguments + ["--check"]).status == 0)
    try sandbox.write("edited\n", to: "docs/_Sidebar.md")
    let edited = try await sandbox.instar(arguments)
    #expect(edited.status == 1)
    #expect(edited.messages.contains("kept 'docs/_Sidebar.md', which was edited since it was generated"))
  }

  @Test("--language selects the language of all files, whatever the page says")
  func language() async throws {
    let run = try await sandbox.instar("generate", "order.md", "--only", "wiki,tables", "--language", "ja")
    #expect(run.status == 0)
    #expect(sandbox.read("Output/order/wiki/States.md")?.contains("：状態\n") == true)
    #expect(sandbox.read("Output/order/tables/order.md")?.contains("| イベント") == true)
    let table = try await sandbox.instar("table", "order.md", "--language", "ko")
    #expect(table.output.contains("| 이벤트"))
    #expect(try await sandbox.instar("table", "order.md", "--language", "fr").status == 64)
  }

  @Test("Unedited Swift with a stamp needs no record")
  func stamped() async throws {
    _ = try await generate()
    try sandbox.write(#"{"schema": "instar/1", "files": []}"#, to: "Output/order/.instar.json")
    try sandbox.write(Pages.order.replacing("money comes in", with: "money goes out"), to: "order.md")
    let run = try await sandbox.instar("generate", "order.md", "--only", "swift")
    #expect(run.status == 0)
    #expect(sandbox.read("Output/order/Swift/Shop.swift")?.contains("Money goes out") == true)
  }

  @Test("An edited file is kept and named, the others are written; --force replaces it")
  func edited() async throws {
    _ = try await generate()
    try sandbox.write("my own\n", to: "Output/order/states.mmd")
    try sandbox.write(Pages.order.replacing("Paid", with: "Settled"), to: "order.md")
    let run = try await generate()
    #expect(run.status == 1)
    #expect(
      run.messages.hasPrefix(
        """
        error: kept 'Output/order/states.mmd', which was edited since it was generated
        help: Use --force to replace it

        """))
    #expect(run.messages.contains(", 1 kept: Output/order"))
    #expect(sandbox.read("Output/order/states.mmd") == "my own\n")
    #expect(sandbox.read("Output/order/tables/states.md")?.contains("Settled") == true)

    #expect(try await generate().status == 1)
    #expect(try await generate("--force").status == 0)
    #expect(sandbox.read("Output/order/states.mmd")?.contains("Settled") == true)
  }

  @Test("An existing file is kept; one that equals the generated file is recorded")
  func foreign() async throws {
    try sandbox.write("mine\n", to: "Output/order/states.mmd")
    #expect(try await generate().status == 1)
    #expect(sandbox.read("Output/order/states.mmd") == "mine\n")
    try FileManager.default.removeItem(at: sandbox.folder.appending(path: "Output/order/.instar.json"))
    try FileManager.default.removeItem(at: sandbox.folder.appending(path: "Output/order/states.mmd"))
    #expect(try await generate().status == 0)
    try sandbox.write(Pages.order.replacing("Paid", with: "Settled"), to: "order.md")
    #expect(try await generate().status == 0)
  }

  @Test("An edited picture is kept too")
  func editedPicture() async throws {
    _ = try await sandbox.instar("generate", "order.md", "--only", "svg")
    let svg = try #require(sandbox.read("Output/order/states.svg"))
    try sandbox.write(svg.replacing("Paid", with: "Bought"), to: "Output/order/states.svg")
    #expect(try await sandbox.instar("generate", "order.md", "--only", "svg").status == 1)
    #expect(sandbox.read("Output/order/states.svg")?.contains("Bought") == true)
  }

  @Test("--check writes nothing and names what is out of date")
  func check() async throws {
    let empty = try await generate("--check")
    #expect(empty.status == 1)
    #expect(empty.messages.contains("error: 'Output/order/states.mmd' is missing\n"))
    #expect(sandbox.files(in: ".") == ["order.md"])

    _ = try await generate()
    #expect(try await generate("--check") == ProgramRun(status: 0, output: "", messages: ""))
    let before = try sandbox.stamps(of: "Output")
    try sandbox.write("x", to: "Output/order/states.dot")
    let stale = try await generate("--check")
    #expect(stale.status == 1)
    #expect(
      stale.messages == """
        error: 'Output/order/states.dot' was edited since it was generated
        1 of \(sandbox.files(in: "Output").count - 1) files not up to date
        Update with: instar generate order.md --only \(texts[1]) --force

        """)
    #expect(try sandbox.stamps(of: "Output").count == before.count)
  }

  @Test("--check compares a picture's source, and needs no dot")
  func checkPictures() async throws {
    _ = try await sandbox.instar("generate", "order.md", "--only", "svg")
    let noDot = ["PATH": "/nonexistent"]
    let same = try await sandbox.instar(["generate", "order.md", "--only", "svg", "--check"], environment: noDot)
    #expect(same.status == 0)
    try sandbox.write(Pages.order.replacing("Paid", with: "Settled"), to: "order.md")
    let changed = try await sandbox.instar(["generate", "order.md", "--only", "svg", "--check"], environment: noDot)
    #expect(changed.messages.contains("'Output/order/states.svg' is out of date"))
  }

  @Test("Files that are no longer generated are left and named; --prune deletes them unless edited")
  func prune() async throws {
    _ = try await generate()
    let folder = "Output/order"
    let manifest = try #require(sandbox.read("\(folder)/.instar.json"))
    let made = try #require(sandbox.read("\(folder)/states.mmd"))
    // As if an earlier version had made three more files, one of which somebody has deleted.
    let entry = try #require(manifest.split(separator: "    {").first { $0.contains("\"states.mmd\"") })
    let plain = entry.split(separator: "}").first ?? ""
    let more = ["old/a.mmd", "old/b.mmd", "old/c.mmd"].map {
      "    {\(plain.replacing("\"states.mmd\"", with: "\"\($0)\""))},\n"
    }
    let files = manifest.replacing("  \"files\": [\n", with: "  \"files\": [\n" + more.joined())
    try sandbox.write(files, to: "\(folder)/.instar.json")
    try sandbox.write(made, to: "\(folder)/old/a.mmd")
    try sandbox.write(made + "edited", to: "\(folder)/old/b.mmd")

    let plainRun = try await generate()
    #expect(plainRun.messages.contains("2 more are no longer generated; delete with --prune\n"))
    #expect(try await generate("--check").messages.contains("'Output/order/old/a.mmd' is no longer generated"))
    #expect(try await generate("--check").messages.hasSuffix(" --prune\n"))
    let other = try await sandbox.instar("generate", "order.md", "--only", "tables", "--prune")
    #expect(other.status == 0)

    let pruned = try await generate("--prune")
    #expect(pruned.status == 1)
    #expect(pruned.messages.contains("kept 'Output/order/old/b.mmd'"))
    #expect(sandbox.read("\(folder)/old/a.mmd") == nil)
    #expect(sandbox.read("\(folder)/old/b.mmd") != nil)
    #expect(sandbox.read("\(folder)/.instar.json")?.contains("old/c.mmd") == false)
    #expect(try await generate("--prune", "--force").status == 0)
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder.appending(path: "\(folder)/old").path))
  }

  @Test("A page with errors is not generated, the others are; its diagnostics go to standard error")
  func pageWithErrors() async throws {
    try sandbox.write(Pages.misspelt, to: "bad.md")
    let run = try await sandbox.instar(["generate", "bad.md", "order.md"] + texts)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.messages.contains("State 'Piad' is not defined [unknown-state]"))
    #expect(sandbox.files(in: "Output/bad") == [])
    #expect(sandbox.read("Output/order/states.mmd") != nil)
  }

  @Test("A warning is printed and stops nothing; --quiet omits it and the summary")
  func warnings() async throws {
    try sandbox.write(Pages.unreachable, to: "order.md")
    let run = try await generate()
    #expect(run.status == 0)
    #expect(run.messages.contains("[unreachable-state]"))
    #expect(try await generate("--quiet", "--force") == ProgramRun(status: 0, output: "", messages: ""))
  }

  @Test("Nothing is written if one of the pages cannot be read")
  func unreadablePage() async throws {
    let run = try await sandbox.instar(["generate", "order.md", "nope.md"] + texts)
    #expect(run.status == 2)
    #expect(sandbox.files(in: "Output") == [])
  }

  @Test("Two pages of one name are an error that names both, even if letter case differs")
  func clash() async throws {
    try sandbox.write(Pages.order, to: "other/Order.md")
    let run = try await sandbox.instar(["generate", "order.md", "other/Order.md"] + texts)
    #expect(run.status == 2)
    #expect(run.messages.contains("'order.md' and 'other/Order.md' would both be written to 'Output/Order'"))
    #expect(sandbox.files(in: "Output") == [])
  }

  @Test("A folder that cannot be written to ends in a message with its name")
  func unwritable() async throws {
    try sandbox.write("a file", to: "taken")
    let run = try await generate("-o", "taken")
    #expect(run.status == 2)
    #expect(run.messages.contains("error: cannot create folder 'taken': a file has that name"))
  }

  @Test("A read-only folder ends in a message with the file's name", .enabled(if: getuid() != 0))
  func readOnly() async throws {
    #expect(try await sandbox.shell("mkdir -p Output/order && chmod 555 Output/order").status == 0)
    let run = try await generate()
    #expect(run.status == 2)
    #expect(run.messages.contains("cannot write 'Output/order/"))
    #expect(run.messages.contains("Permission denied"))
  }

  @Test("A broken record is named, with help")
  func brokenManifest() async throws {
    try sandbox.write("{", to: "Output/order/.instar.json")
    let run = try await generate()
    #expect(run.status == 2)
    #expect(run.messages.contains("cannot read 'Output/order/.instar.json': it is not a record of generated files"))
  }

  @Test("Of very many events the first have pictures of their own, which is told")
  func manyEvents() async throws {
    let events = (1...300).map { "- Event \($0): A → B\n" }.joined()
    let page = "# Many\n\n## States\n\n- **A** (initial)\n- **B**\n\n## Transitions\n\n- Back: B → A\n\(events)"
    try sandbox.write(page, to: "many.md")
    let run = try await sandbox.instar("generate", "many.md", "--only", "dot")
    #expect(run.messages.contains("many.md: only the first 256 of 301 events have a picture of their own\n"))
    let files = sandbox.files(in: "Output/many")
    #expect(files.contains("states-event-255.dot") && !files.contains("states-event-256.dot"), "\(files.count) files")
  }

  @Test("--at generates files for one version")
  func version() async throws {
    let run = try await sandbox.instar("generate", "uikit", "--at", "iOS 12", "--only", "mermaid")
    #expect(run.status == 0)
    let sequence = try #require(sandbox.read("Output/uikit/sequence.mmd"))
    #expect(sequence.contains(" as AppDelegate\n") && !sequence.contains(" as SceneDelegate\n"))
  }

  @Test("--templates replaces a template; an invalid or unknown one is named")
  func templates() async throws {
    try sandbox.write("// ours\n", to: "templates/Swift/LifecycleLog.mustache")
    let run = try await generate("--templates", "templates")
    #expect(run.status == 0)
    #expect(sandbox.read("Output/order/Swift/LifecycleLog.swift")?.hasPrefix("// ours\n\n// instar:generated") == true)

    try sandbox.write("{{#a}}", to: "templates/Swift/Delegate.mustache")
    let broken = try await generate("--templates", "templates")
    #expect(broken.status == 2)
    #expect(broken.messages.contains("cannot use 'templates/Swift/Delegate.mustache:1': Section is never closed"))

    try sandbox.write("", to: "other/Swift/Delegat.mustache")
    let unknown = try await generate("--templates", "other")
    #expect(unknown.status == 2)
    #expect(unknown.messages.contains("Did you mean 'Swift/Delegate.mustache'?"))
    #expect(try await generate("--templates", "nowhere").status == 2)
  }
}
