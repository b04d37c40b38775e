import LifecycleImport
import LifecycleModel
import LifecyclePaths
import Reports
import TestSupport
import Testing

@Suite("A life cycle in JSON")
struct JSONLifecycleTests {
  @Test("JSON is read as the life cycle that it is of", arguments: JudgedPages.all.map(\.name))
  func pages(name: String) throws {
    let page = try #require(JudgedPages.all.first { $0.name == name })
    #expect(try JSONLifecycle.read(json(page.lifecycle)) == page.lifecycle)
  }

  @Test("So is that of a random one, changed a few times", arguments: Seeds.first(300))
  func random(seed: Int) throws {
    var numbers = SplitMix64(seed: seed)
    var lifecycle = Lifecycle.random(seed: seed, size: 1 + seed % 6)
    for _ in 0..<seed % 3 { lifecycle = lifecycle.changed(by: &numbers).lifecycle }
    #expect(try JSONLifecycle.read(json(lifecycle)) == lifecycle)
  }

  @Test("A file from before there were 'declared', 'doubts' and 'inherited' is read", arguments: TestPage.bundled)
  func older(page: TestPage) throws {
    let older = withoutNewMembers(json(page.lifecycle))
    #expect(!older.contains("\"declared\"") && !older.contains("\"inherited\"") && !older.contains("\"doubts\""))
    #expect(withoutNewMembers(json(try JSONLifecycle.read(Array(older.utf8)))) == older)
  }

  private func withoutNewMembers(_ json: [UInt8]) -> String {
    String(decoding: json, as: UTF8.self)
      .replacing(/\n +"(declared|inherited|doubts)": (true|false|\[[^\]]*\]),?/, with: "")
      .replacing(/,(\n *})/) { $0.output.1 }
  }

  @Test(
    "An error names the place and how to correct it",
    arguments: [
      ("{", "1: it is not JSON: the name of a member in quotation marks is expected"),
      ("[]", "1: is no life cycle of the schema 'instar/1'"),
      ("{\"schema\": \"instar/2\"}", "1: is no life cycle of the schema 'instar/1'"),
      ("{\"schema\": \"instar/1\",\n\"states\": 3}", "2: 'states' is no list"),
      ("{\"schema\": \"instar/1\",\n\"states\": [\n{}]}", "3: 'states[0].name' is missing"),
      (
        "{\"schema\": \"instar/1\", \"states\": [{\"name\": \"A\"},\n {\"name\": \"A\"}]}",
        "2: 'states[1]' is a second state 'A'"
      ),
      (
        "{\"schema\": \"instar/1\", \"states\": [{\"name\": \"A\", \"parent\": \"B\"}]}",
        "1: 'states[0].parent' is 'B', which no state before it has as its name"
      ),
      (
        "{\"schema\": \"instar/1\", \"transitions\": [{\"source\": \"A\"}]}",
        "1: 'transitions[0].source' is 'A', which no state before it has as its name"
      ),
      ("{\"schema\": \"instar/1\", \"version\": \"x\"}", "1: 'version' is 'x', no version"),
      (
        "{\"schema\": \"instar/1\", \"language\": \"xx\"}",
        "1: 'language' is 'xx', which is none of the known languages"
      ),
      ("{\"schema\": \"instar/1\", \"swift\": 1}", "1: 'swift' is neither true nor false"),
      (
        "{\"schema\": \"instar/1\", \"rules\": [{\"claim\": \"never\", \"operands\": [], \"text\": \"\"}]}",
        "1: 'rules[0]' has 0 operands, where 'never' has 1"
      ),
    ])
  func errors(text: String, message: String) {
    let error = #expect(throws: ImportError.self) { try JSONLifecycle.read(Array(text.utf8)) }
    #expect(error.map { "\($0.line ?? 0): \($0.problem)" } == message)
    #expect(error?.help.isEmpty == false)
  }

  private func json(_ lifecycle: Lifecycle) -> [UInt8] {
    Array(JSONEmitter().graph(of: lifecycle, view: .states).utf8)
  }
}
