import Testing

@testable import instar

@Suite("Stored diagnostics", .tags(.program))
struct StoredDiagnosticTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private func read(_ text: String) throws -> [StoredDiagnostic] {
    try sandbox.write(text, to: "baseline")
    return try StoredDiagnostic.read(from: sandbox.folder.appending(path: "baseline").path)
  }

  @Test(
    "There is one diagnostic per line; byte order mark, Windows line ends, empty lines and further members don't matter"
  )
  func shapes() throws {
    let line = #"{"schema": "instar/1", "id": "odd", "file": "a.md", "fingerprint": "00ff", "fix": null}"#
    let diagnostic = StoredDiagnostic(schema: "instar/1", file: "a.md", fingerprint: "00ff")
    #expect(try read("\u{FEFF}\(line)\r\n\r\n \(line)") == [diagnostic, diagnostic])
    #expect(try read("") == [])
    #expect(try read("\n\n") == [])
  }

  @Test(
    "A malformed line is named",
    arguments: [
      "what", "{", "[]", "{\"fingerprint\": \"00ff\"}",
      #"{"schema": "instar/2", "file": "a.md", "fingerprint": "00ff"}"#,
      #"{"schema": "instar/1", "file": 1, "fingerprint": "00ff"}"#,
    ])
  func others(line: String) throws {
    let failure = try #require(throws: Failure.self) { try read("\n\(line)\n") }
    #expect(failure.message.hasSuffix("baseline': line 2 is not a diagnostic of a page"))
    #expect(failure.help == "Record one with: instar check PAGE… --format json > FILE")
  }
}
