import Foundation
import TestSupport
import Testing

@Suite("instar diff, drawn", .tags(.timed))
struct DiffDrawingTests {
  @Test("The picture of both versions is drawn, also as pixels and for print")
  func drawn() async throws {
    let sandbox = try Sandbox()
    for (name, start) in [("a.svg", "<svg"), ("a.png", "\u{89}PNG"), ("a.pdf", "%PDF")] {
      let run = try await sandbox.instar("diff", "uikit-app", "uikit-scenes", "-o", name, "--quiet")
      #expect(run == ProgramRun(status: 1, output: "", messages: ""))
      let bytes = try Data(contentsOf: sandbox.folder.appending(path: name))
      #expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
    }
  }

  @Test("Pixels are not printed on a terminal", .enabled(if: Sandbox.hasTerminals))
  func terminal() async throws {
    let run = try await Sandbox().shell(Sandbox.onTerminal("instar diff uikit-app uikit --format png"))
    #expect(run.status == 64 && run.output.contains("a terminal cannot show png"))
  }
}
