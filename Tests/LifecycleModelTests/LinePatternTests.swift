import LifecycleModel
import Testing

@Suite("Patterns of lines")
struct LinePatternTests {
  @Test("A text is literal unless it begins with ^ or has (?<")
  func kinds() {
    for text in ["", "came to front", "a^b", "(a|b)", "$"] { #expect(!LinePattern(text).isExpression, "\(text)") }
    for text in ["^a", "^", "a(?<value>b)", "(?<", "^\u{301}"] { #expect(LinePattern(text).isExpression, "\(text)") }
  }

  @Test("An expression has its named groups, with their places")
  func groups() throws {
    let pattern = LinePattern("^é(?<value>\\w+) [(?<none>] \\(?<no>(a)(?P<time>x)(?'launch'y)(?:z)")
    let groups = pattern.groups(of: try pattern.expression())
    #expect(groups.map(\.name) == ["value", "time", "launch"])
    let bytes = Array(pattern.text.utf8)
    for (name, place) in groups { #expect(String(decoding: bytes[place], as: UTF8.self) == name) }
  }

  @Test(
    "What is no expression says why",
    arguments: ["^(", "(?<value", "(?<=a)b", "^a**", "(?<a>x)(?<a>y)", String(repeating: "[", count: 100_000)])
  func malformed(text: String) {
    let error = #expect(throws: LinePattern.Malformed.self) { try LinePattern(text).expression() }
    #expect(error?.reason.isEmpty == false && error?.reason.contains("\n") == false)
  }
}
