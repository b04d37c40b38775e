import TestSupport
import Testing

@Suite("instar import", .tags(.program))
struct ImportTests {
  private static let diagram = """
    stateDiagram-v2
      [*] --> Idle
      Idle --> Playing : Play
      Playing --> Idle : Stop

    """

  @Test("A diagram becomes a page that a check accepts, with links from the page's folder")
  func diagram() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.diagram, to: "notes/player.mmd")
    let run = try await sandbox.instar("import", "notes/player.mmd", "-o", "pages/player.lifecycle.md")
    #expect(
      run
        == ProgramRun(
          status: 0, output: "",
          messages: """
            Wrote pages/player.lifecycle.md: 2 states, 2 transitions, 0 callbacks
            Understood 4 of 4 lines with claims in notes/player.mmd

            """))
    let page = try #require(sandbox.read("pages/player.lifecycle.md"))
    #expect(page.contains("### Play: Idle → Playing\n\n[player.mmd:3](../notes/player.mmd#L3)"))
    #expect(try await sandbox.instar("check", "pages", "--strict").status == 0)
  }

  @Test("A file that exists is kept, and never is the source replaced")
  func existing() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.diagram, to: "player.mmd")
    try sandbox.write("mine\n", to: "player.md")
    let kept = try await sandbox.instar("import", "player.mmd", "-o", "player.md")
    #expect(kept.status == 1)
    #expect(kept.messages == "error: kept 'player.md', which already exists\nhelp: Use --force to replace it\n")
    #expect(sandbox.read("player.md") == "mine\n")
    let own = try await sandbox.instar("import", "player.mmd", "-o", "player.mmd", "--force")
    #expect(own.status == 64)
    #expect(sandbox.read("player.mmd") == Self.diagram)
    #expect(try await sandbox.instar("import", "player.mmd", "-o", "player.md", "--force").status == 0)
  }

  @Test("Several diagrams go into a folder, or one of them to standard output")
  func several() async throws {
    let sandbox = try Sandbox()
    let fence = "```mermaid\n\(Self.diagram)```\n"
    try sandbox.write("# Two\n\n\(fence)\n\(fence)", to: "two.md")
    let both = try await sandbox.instar("import", "two.md")
    #expect(both.status == 64)
    #expect(both.messages.hasPrefix("error: there are 2 pages\n"))
    #expect(try await sandbox.instar("import", "two.md", "-o", "pages/").status == 0)
    #expect(sandbox.read("pages/two.lifecycle.md") != nil && sandbox.read("pages/two-2.lifecycle.md") != nil)
    let second = try await sandbox.instar("import", "two.md", "--diagram", "2")
    #expect(second.output.contains("[two.md:13](two.md#L13)"), "\(second.text)")
    #expect(try await sandbox.instar("import", "two.md", "--diagram", "3").messages.contains("has 2 life cycles"))
  }

  @Test("Parts that are not understood are named with their places, and the report has each line")
  func notUnderstood() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("# App\n\nIdle -> Busy\nBusy -> Idle\nfoo -> 5\n", to: "app.md")
    let run = try await sandbox.instar("import", "app.md", "--report", "import.json", "--quiet")
    #expect(run.status == 1)
    #expect(run.messages.contains("warning: app.md:5: not understood: "))
    let report = try #require(sandbox.read("import.json"))
    #expect(report.contains("\"kind\": \"used\"") && report.contains("path Idle → Busy"))
  }

  @Test("An arrow that is drawn twice is on the page once, and the report says so; another guard makes it another one")
  func repeated() async throws {
    let sandbox = try Sandbox()
    let lines = ["[*] --> A", "A --> B : Go", "A --> B : Go", "A --> B : Go [late]", "B --> A : Back"]
    try sandbox.write("stateDiagram-v2\n" + lines.joined(separator: "\n") + "\n", to: "a.mmd")
    let run = try await sandbox.instar("import", "a.mmd", "-o", "a.md", "--report", "report.txt")
    #expect(run.messages.contains("Wrote a.md: 2 states, 3 transitions"), "\(run.text)")
    #expect(sandbox.read("report.txt")?.contains("a.mmd:4: left out: the same transition as in line 3\n") == true)
    #expect(try await sandbox.instar("check", "a.md", "--quiet").status == 0)
  }

  @Test(
    "States that are nested too deeply are beside those around them, and the report says so",
    arguments: ["mmd", "puml"])
  func nested(ending: String) async throws {
    let sandbox = try Sandbox()
    let states = (0..<70).map { "state S\($0) {\n" }.joined() + String(repeating: "}\n", count: 70)
    let text = ending == "mmd" ? "stateDiagram-v2\n\(states)" : "@startuml\n\(states)@enduml\n"
    try sandbox.write(text, to: "a.\(ending)")
    let run = try await sandbox.instar("import", "a.\(ending)")
    #expect(run.status == 1)
    #expect(
      run.messages.contains(": not understood: 'S64' is nested more than 64 deep; it is beside 'S63'"))
    #expect(run.output.contains(String(repeating: " ", count: 126) + "- **S69**"), "\(run.text)")
  }

  @Test("JSON of Instar's gives the same page; a machine of XState is told from it")
  func json() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.instar("graph", "view-controller", "--format", "json", "-o", "page.json")
    _ = try await sandbox.instar("import", "page.json", "-o", "page.md")
    _ = try await sandbox.instar("graph", "page.md", "--format", "json", "-o", "again.json")
    #expect(sandbox.read("page.json") == sandbox.read("again.json"))
    try sandbox.write(
      #"{"id": "light", "initial": "green", "states": {"green": {"on": {"TIMER": "red"}}, "red": {}}}"#,
      to: "light.json")
    let machine = try await sandbox.instar("import", "light.json")
    #expect(machine.output.contains("### TIMER: green → red"), "\(machine.text)")
  }

  @Test("A graph is read by Graphviz; a format that is not read says so")
  func graphs() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("digraph { a -> b [label=\"go\"] }", to: "g.gv")
    let graph = try await sandbox.instar("import", "g.gv")
    #expect(graph.output.contains("### go: a → b"), "\(graph.text)")
    try sandbox.write("digraph { a ->", to: "broken.dot")
    let broken = try await sandbox.instar("import", "broken.dot")
    #expect(broken.status == 2 && broken.messages.contains("cannot import 'broken.dot': 'dot' says: "))
    // macOS has no limit of memory for it.
    #if os(Linux)
      let nodes = { (letter: String) in (0..<5000).map { "\(letter)\($0)" }.joined(separator: " ") }
      try sandbox.write("digraph { {\(nodes("a"))} -> {\(nodes("b"))} }", to: "product.dot")
      let product = try await sandbox.instar("import", "product.dot")
      #expect(product.status == 2 && product.messages.contains("'dot' says: "), "\(product.text)")
      #expect(product.messages.contains("Import a part of it"), "\(product.text)")
    #endif
    try sandbox.write("<scxml/>", to: "a.scxml")
    #expect(try await sandbox.instar("import", "a.scxml").messages.contains("SCXML is not read"))
    try sandbox.write("", to: "a.xyz")
    #expect(try await sandbox.instar("import", "a.xyz").messages.contains("does not tell its format"))
  }

  @Test("A web page is read as pandoc writes it", .enabled(if: Judge.pandoc.isWanted, "\(Judge.pandoc.reason)"))
  func html() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "<h1>App</h1><h2>Home button</h2><ol><li>sceneWillResignActive</li><li>sceneDidEnterBackground</li></ol>",
      to: "a.html")
    let run = try await sandbox.instar("import", "a.html")
    #expect(run.output.contains("### Home button: Active → Inactive → Background"), "\(run.text)")
  }
}
