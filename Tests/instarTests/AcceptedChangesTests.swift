import Diagnostics
import LifecycleDiff
import LifecycleModel
import Testing

@testable import instar

@Suite("Accepted changes")
struct AcceptedChangesTests {
  private let changes: [Change]
  private let fingerprints: [String]

  init() throws {
    var old = Lifecycle(name: "A")
    old.states = [State(name: "One", isInitial: true)]
    var new = old
    new.name = "B"
    new.states.append(State(name: "Two"))
    changes = LifecycleChanges(from: old, to: new).changes
    fingerprints = changes.map(\.fingerprint)
    try #require(changes.count > 1)
  }

  private func accepted(_ bytes: some Collection<UInt8>) -> AcceptedChanges {
    AcceptedChanges(SourceFile(path: ".instar-ignore", bytes: Array(bytes)))
  }

  @Test(
    "There is one fingerprint per line, in either case; the rest of its line and lines that begin with # are comments")
  func comments() {
    let text = """
      # accepted for 1.2

      \(fingerprints[0]) we never relied on it
      \t \(fingerprints[1].uppercased())# see 17
      """
    let file = accepted(text.utf8)
    #expect(file.fingerprints == Set(fingerprints.prefix(2)))
    #expect(file.count(in: changes) == 2)
    #expect(file.diagnostics(about: changes).diagnostics == [])
  }

  @Test("A byte order mark, line ends of every system, NUL and malformed UTF-8 are harmless")
  func bytes() {
    let first = Array(fingerprints[0].utf8)
    let second = Array(fingerprints[1].utf8)
    for end in ["\n", "\r\n", "\r"] {
      let bytes = [0xEF, 0xBB, 0xBF] + first + Array(end.utf8) + second + [0x20, 0x00, 0xFF] + Array(end.utf8)
      let file = accepted(bytes)
      #expect(file.fingerprints == Set(fingerprints.prefix(2)))
      #expect(file.diagnostics(about: changes).diagnostics == [])
    }
    let joined = accepted(first + [0x00] + second)
    #expect(joined.fingerprints == [])
    #expect(joined.diagnostics(about: changes).diagnostics.map(\.id) == ["malformed-fingerprint"])
  }

  @Test("An unused fingerprint and a line without one are warnings at their places")
  func diagnostics() {
    let diagnostics = accepted("\n  0123456789abcdef gone\n0123 x\n\(fingerprints[0])".utf8).diagnostics(about: changes)
    #expect(diagnostics.diagnostics.map(\.id) == ["unused-acceptance", "malformed-fingerprint"])
    #expect(diagnostics.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(diagnostics.diagnostics.map { diagnostics.file[$0.range] } == ["0123456789abcdef", "0123"])
    #expect(diagnostics.diagnostics.map { diagnostics.file.line(at: $0.range.start) } == [2, 3])
  }

  @Test("Of many malformed lines, only some are reported")
  func crowd() {
    let text = String(repeating: "what\n", count: 50_000) + "\(fingerprints[0])\n"
    let file = accepted(text.utf8)
    let diagnostics = file.diagnostics(about: changes).diagnostics
    #expect(diagnostics.count == 10)
    #expect(diagnostics.last?.summary.hasSuffix(" (and 49990 more)") == true)
    #expect(file.fingerprints == [fingerprints[0]])
  }

  @Test("An empty file accepts nothing")
  func empty() {
    let file = accepted("".utf8)
    #expect(file.fingerprints == [] && file.diagnostics(about: changes).diagnostics == [])
  }
}
