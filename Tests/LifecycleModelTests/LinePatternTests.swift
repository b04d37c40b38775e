import LifecycleModel
import Testing

@Suite("Patterns of lines")
struct LinePatternTests {
  @Test("A text is literal unless it begins with ^ or has (?<")
  func kinds() {
    for text in ["", "came to front", "a^b", "(a|b)", "$"] { #expect(!LinePattern(text).isExpression, "\(text)") }
    for text in ["^a", "^", "a(?<value>b)", "(?<", "^\u{301}"] { #expect(LinePattern(text).isExpression, "\(text)") }
  }

  @Test("An expression has its named groups, with the places of their names and of what is in them")
  func groups() throws {
    let pattern = LinePattern(
      "^é(?<value>\\w+) [(?<none>] \\(?<no>(a)(?P<time>x(y))(?'launch')(?:z)[\\Q](?<no>\\E](?#(?<no>)")
    let bytes = Array(pattern.text.utf8)
    func text(_ place: Range<Int>) -> String { String(decoding: bytes[place], as: UTF8.self) }
    let groups = try pattern.groups().mapValues { [text($0.name), text($0.contents)] }
    #expect(groups == [.value: ["value", "\\w+"], .time: ["time", "x(y)"], .launch: ["launch", ""]])
    #expect(try LinePattern("(a)(?'value'b)").groups().isEmpty, "a literal text")
    #expect(try LinePattern("(?x)^a # (?<value>").groups().isEmpty, "a comment")
  }

  @Test(
    "The literal of a pattern is a text that each match has",
    arguments: [
      (#"^phase is now (?<value>\w+)$"#, "phase is now "), (#"(?<value>\w+)"#, ""),
      ("came (to) front?", "came (to) front?"),
      (#"^ab?c+de\.f(?<value>active|yyy)"#, "de.f"), ("^(?<value>active)!", "active"),
      ("^(one|two) then (?<value>.+)", " then "), ("^a|b(?<value>.+)", ""), ("(?i)^phase (?<value>.+)", ""),
      ("^(long text)?ab(?<value>.+)", "ab"), ("^(long text)+ab(?<value>.+)", "long text"),
      (#"^[a[bcd]e]x(?<value>.+)"#, "x"), (#"^日本é?(?<value>.+)"#, ""), (#"^a{0,3}bc{2}(?<value>.+)"#, "b"),
      (#"^(?<device>x)\k<device>yz(?<value>.+)"#, "yz"), (#"^(?!not)(?<value>.+)ab(?# more )c"#, "ab"),
      (#"^\Q(x\Ey(?<value>.+)"#, ""),
      (#"^\x61bc(?<value>.+)"#, ""), (#"^\u0061bc(?<value>.+)"#, ""), (#"^\x{61}bc(?<value>.+)"#, "bc"),
      (#"^\p{Lu}bc(?<value>.+)"#, "bc"), (#"^\tbc(?<value>.+)"#, "bc"), (#"^[a\Q](?<b>\Ec]d(?<value>.+)"#, "d"),
      (#"^(?:(?:deep inside))(?<value>.+)"#, "deep inside"),
    ])
  func literals(text: String, literal: String) throws {
    _ = try LinePattern(text).groups()
    #expect(String(decoding: LinePattern(text).literal, as: UTF8.self) == literal)
  }

  @Test(
    "What is no pattern says why, and where",
    arguments: [
      ("^(", ""), ("(?<value", ""), ("^a**", "*"), ("^日(?<value>a)[z-a]", "-"), (#"^(?<value>\w+$"#, ""),
      ("(?<value>x)(?<value>y)", "(?<value>y)"), ("^" + String(repeating: "[", count: 100_000), "["),
      ("^" + String(repeating: "(a)", count: 1000), "("),
    ])
  func malformed(text: String, place: String) throws {
    let error = #expect(throws: LinePattern.Malformed.self) { try LinePattern(text).groups() }
    let problem = try #require(error?.problems.first)
    #expect(String(decoding: Array(text.utf8)[problem.bytes], as: UTF8.self) == place)
    // The words of the library that reads regular expressions are its own.
    guard case .invalid(let reason) = problem.kind else {
      Issue.record("\(problem.kind)")
      return
    }
    #expect(!reason.isEmpty && !reason.contains("\n"))
  }

  @Test("All groups that mean nothing are named, with their places")
  func unknownGroups() throws {
    let text = "^(?<what>é)(?<value>b)(?<thing>c)"
    let error = #expect(throws: LinePattern.Malformed.self) { try LinePattern(text).groups() }
    let problems = try #require(error).problems
    #expect(problems.map(\.kind) == [.unknownGroup("what"), .unknownGroup("thing")])
    #expect(problems.map { String(decoding: Array(text.utf8)[$0.bytes], as: UTF8.self) } == ["what", "thing"])
  }
}
