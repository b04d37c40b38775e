import Foundation
import Testing

@Suite("Names cannot lead out of the output folder", .tags(.program))
struct OutputNamesTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// Names that mean something to a file system.
  private static let names = [
    "../../x", "/etc/x", #"C:\x"#, "CON", "nul", "..", "x/../../y", "ends. ", "~", "$HOME", "-rf",
    String(repeating: "x", count: 300), String(repeating: "👩‍👩‍👧", count: 60),
  ]

  /// A page that gives everything the same name.
  private static func page(_ name: String) -> String {
    """
    # \(name)

    ## Delegates

    - `\(name)`: `\(name)`, one per process
    - `\(name.uppercased())2`: one per process
    - `ScenePhase`: observed

    ## States

    - **A** (initial)
    - **B**

    ## Callbacks

    - `\(name).go()`

    ## Transitions

    ### \(name): A → B

    1. `\(name).go()`
    2. `ScenePhase.active`

    ## Scene configurations

    | Name | Role | Delegate class | Storyboard |
    |---|---|---|---|
    | \(name) | application | \(name) | \(name) |

    """
  }

  @Test("Names on a page: every file is in the page's folder", arguments: names)
  func pages(name: String) async throws {
    try sandbox.write(Self.page(name), to: "in/page.md")
    let run = try await sandbox.shell("cd in && instar generate page.md -o ../out/deep")
    #expect(run.status == 0 || run.status == 1, "\(run.messages)")
    let files = sandbox.files(in: ".")
    #expect(files.allSatisfy { $0 == "in/page.md" || $0.hasPrefix("out/deep/page/") }, "\(files)")
    let parts = files.flatMap { $0.split(separator: "/") }
    let devices = parts.filter { ["con", "nul"].contains($0.prefix { $0 != "." }.lowercased()) }
    #expect(devices == [])
  }

  @Test(
    "Names of the page's file",
    arguments: [
      ("CON.md", "page-CON"), ("nul.md", "page-nul"), ("a. .md", "a"), ("..md", "page"), ("C:\\x.md", "x"),
      ("-rf.md", "-rf"), (" .md", "page"),
    ])
  func files(name: String, folder: String) async throws {
    try sandbox.write(Pages.order, to: name)
    let run = try await sandbox.instar("generate", "./\(name)", "--only", "json")
    #expect(run.status == 0, "\(run.messages)")
    #expect(sandbox.files(in: "Output") == ["\(folder)/.instar.json", "\(folder)/lifecycle.json"])
  }

  @Test("A name of the maximal length is shortened, so that all of its files can be written")
  func long() async throws {
    let name = String(repeating: "注", count: 83)
    try sandbox.write(Pages.order, to: "\(name).md")
    let run = try await sandbox.instar("generate", "\(name).md", "--only", "json")
    #expect(run.status == 0, "\(run.messages)")
    #expect(sandbox.files(in: "Output").count == 2)
  }

  @Test("Two pages with names that differ only in case or in their Unicode form don't share a folder")
  func equal() async throws {
    for (one, other) in [("Order", "order"), ("caf\u{E9}", "cafe\u{301}"), ("stra\u{DF}e", "STRASSE")] {
      try sandbox.write(Pages.order, to: "1/\(one).md")
      try sandbox.write(Pages.order, to: "2/\(other).md")
      let run = try await sandbox.instar("generate", "1/\(one).md", "2/\(other).md")
      #expect(run.status == 2)
      #expect(run.messages.contains("would both be written to 'Output/"))
    }
    #expect(sandbox.files(in: "Output") == [])
  }

  @Test(
    "A drawing in a region is below the page's folder",
    arguments: ["../x.svg", "/tmp/x.svg", #"C:\x.svg"#, ".x.svg", "x.md", "/\u{301}.svg"])
  func drawings(name: String) async throws {
    let page = "# Notes\n\n<!-- instar:begin graph svg from uikit-app as \"\(name)\" -->\n<!-- instar:end -->\n"
    try sandbox.write(page, to: "docs/notes.md")
    let run = try await sandbox.instar("update", "docs/notes.md")
    #expect(run.status == 1)
    #expect(run.messages.contains("'\(name)' cannot be the file of a drawing"))
    #expect(sandbox.files(in: ".") == ["docs/notes.md"])
    #expect(sandbox.read("docs/notes.md") == page)
  }
}
