import Foundation
import Testing
import Text

@Suite("JSON with places")
struct JSONTreeTests {
  @Test("Values have their lines")
  func lines() throws {
    let tree = try JSONTree(Array("\n{\"a\": [1,\n \"x\\u00e9\\ud83d\\ude80\\n\"],\r\n\"b\": null, \"b\": true}".utf8))
    #expect(tree.line == 2)
    #expect(tree.members.map(\.name) == ["a", "b", "b"])
    #expect(tree.members.map(\.line) == [2, 4, 4])
    #expect(tree["a"]?.elements.map(\.line) == [2, 3])
    #expect(tree["a"]?.elements.map(\.content) == [.number("1"), .string("xé🚀\n")])
    #expect(tree["b"]?.content == .bool(true))
  }

  @Test("A second member of one name is found, however deep it is")
  func repeated() throws {
    #expect(try JSONTree(Array(#"{"a": {"b": 1}, "b": [{"a": 1}, {"a": 2}]}"#.utf8)).repeatedMember == nil)
    let repeated = try JSONTree(Array("[0, {\"a\": [{\"b\": 1,\n\"b\": 2}], \"a\": 1}]".utf8)).repeatedMember
    #expect(repeated?.name == "b" && repeated?.line == 2)
  }

  @Test(
    "What Foundation reads as JSON is read, and nothing else",
    arguments: [
      "", " ", "null", "nul", "tru", "-", "-1", "01", "1.", "1.5e-3", "1e5", "+1", ".5", "\"", "\"a", "\"\\q\"",
      "\"\\u12\"",
      "\"\\u12g4\"", "\"\\ud800\\u0041\"", "\"a\tb\"", "[", "[]", "[1,]", "[1 2]", "{}", "{\"a\"}", "{\"a\":}",
      "{\"a\":1,}",
      "{a:1}", "[1]x", "\"é\"", "[[[[]]]]", "{\"a\":{\"b\":[]}}", "{\"a\":1 \"b\":2}", "// x\n1", "\u{FEFF}1",
    ])
  func syntax(text: String) {
    let isRead = (try? JSONTree(Array(text.utf8))) != nil
    let isJSON = (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
    // Foundation rejects half a surrogate pair, for which we have U+FFFD, and accepts a comma after the last element.
    #expect(isRead == isJSON || text.contains("ud800") || !isRead && text.contains(/,[\]}]/))
  }

  @Test("Deep nesting is an error")
  func depth() {
    #expect(throws: JSONTree.SyntaxError.self) { try JSONTree(Array(repeating: UInt8(ascii: "["), count: 100_000)) }
  }
}
