import Diagrams
import Emission
import Foundation
import TestSupport
import Testing

@testable import instar

@Suite("instar graph", .tags(.program))
struct GraphTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
  }

  @Test("DOT goes to standard output")
  func dot() async throws {
    let run = try await sandbox.shell("instar graph order.md | dot -Tsvg")
    #expect(run.status == 0)
    #expect(run.output.contains("</svg>"))
    #expect(run.messages == "")
  }

  @Test(
    "Every registered format can be selected",
    arguments: EmitterRegistry.all.compactMap { $0 as? any GraphFormat }.map(\.format))
  func texts(format: String) async throws {
    let run = try await sandbox.instar("graph", "order.md", "--format", format)
    #expect(run.status == 0)
    #expect(!run.output.isEmpty)
  }

  @Test("SVG, PNG and PDF are drawn; the file's extension selects one")
  func drawn() async throws {
    for (name, start) in [("a.svg", "<svg"), ("a.png", "\u{89}PNG"), ("a.pdf", "%PDF")] {
      let run = try await sandbox.instar("graph", "order.md", "--view", "sequence", "-o", name)
      #expect(run == ProgramRun(status: 0, output: "", messages: ""))
      let bytes = try Data(contentsOf: sandbox.folder.appending(path: name))
      #expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
    }
    #expect(try await sandbox.shell("instar graph order.md --format png | cat > b.png && file -b b.png").status == 0)
  }

  @Test("Pixels are not printed on a terminal", .enabled(if: Sandbox.hasTerminals))
  func terminal() async throws {
    let run = try await sandbox.shell(Sandbox.onTerminal("instar graph order.md --format png"))
    #expect(run.status == 64)
    #expect(run.output.contains("a terminal cannot show png"))
  }

  @Test("--event shows one event, in any spelling")
  func event() async throws {
    let run = try await sandbox.instar("graph", "uikit-scenes", "--format", "mermaid", "--event", "new WINDOW")
    #expect(run.status == 0)
    #expect(run.output.contains("New window"))
    #expect(!run.output.contains("Suspend"))
  }

  @Test("A page with errors has no picture")
  func errors() async throws {
    let run = try await sandbox.instar("graph", "-", input: Pages.misspelt)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.messages.contains("[unknown-state]"))
  }

  @Test("An unchanged file keeps its date")
  func unchanged() async throws {
    _ = try await sandbox.instar("graph", "order.md", "-o", "out/a.dot")
    let before = try sandbox.stamps(of: "out")
    _ = try await sandbox.instar("graph", "order.md", "-o", "out/a.dot")
    #expect(try sandbox.stamps(of: "out") == before)
  }
}
