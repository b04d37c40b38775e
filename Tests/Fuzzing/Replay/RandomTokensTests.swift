import LifecyclePaths
import TestSupport
import Testing

@Suite("Random tokens")
struct RandomTokensTests {
  @Test("Any Objective-C is read", arguments: Seeds.first(200))
  func objectiveC(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<20 {
      let text = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        Self.tokens[Int.random(in: Self.tokens.indices, using: &random)]
      }.joined(separator: random.next() % 3 == 0 ? "" : " ")
      #expect(ObjectiveCLaw.violations(of: Array(text.utf8)) == [], "\(text)")
    }
  }

  @Test("Any state diagram is read", arguments: Seeds.first(200))
  func diagrams(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<10 {
      let text = (0..<Int.random(in: 1...50, using: &random)).map { _ in
        Self.diagramTokens[Int.random(in: Self.diagramTokens.indices, using: &random)]
      }.joined(separator: random.next() % 3 == 0 ? "" : " ")
      #expect(DiagramImportLaw.violations(of: Array(text.utf8)) == [], "\(text)")
    }
  }

  @Test("A machine of random members is read", arguments: Seeds.first(100))
  func machines(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    func pick(_ words: [String]) -> String { words[Int.random(in: words.indices, using: &random)] }
    func value(_ depth: Int) -> String {
      if depth == 0 || random.next() % 3 == 0 {
        return pick(["1", "null", "true"] + Self.machineTexts.map { "\"\($0)\"" })
      }
      if random.next() % 4 == 0 {
        return "[\((0..<Int(random.next() % 3)).map { _ in value(depth - 1) }.joined(separator: ","))]"
      }
      let members = (0..<Int(random.next() % 5)).map { _ in
        "\"\(pick(random.next() % 3 == 0 ? Self.machineTexts : Self.machineMembers))\":\(value(depth - 1))"
      }
      return "{\(members.joined(separator: ","))}"
    }
    for _ in 0..<10 {
      let states = (0..<3).map { _ in "\"\(pick(Self.machineTexts))\":\(value(4))" }.joined(separator: ",")
      let objects = (0..<6).map {
        "{\"_gvid\":\($0),\"name\":\"\(pick(Self.machineTexts))\",\"x\":0,\"label\":\(value(0)),\"nodes\":[3,4,\($0)],\"subgraphs\":[1,2]}"
      }
      let edges = (0..<4).map { _ in
        "{\"tail\":\(random.next() % 7),\"head\":\(random.next() % 7),\"label\":\(value(0)),\"dir\":\"\(pick(["none", "back", "forward"]))\"}"
      }
      let texts = [
        "{\"id\":\"m\",\"initial\":\"a\",\"states\":{\(states)}}",
        "{\"schema\":\"instar/1\",\"states\":[\(value(3))],\"transitions\":\(value(3))}",
        "{\"name\":\"lifecycle\",\"id\":\"\(pick(["states", ""]))\",\"_subgraph_cnt\":3,\"objects\":[\(objects.joined(separator: ","))],\"edges\":[\(edges.joined(separator: ","))]}",
      ]
      for text in texts { #expect(MachineImportLaw.violations(of: Array(text.utf8)) == [], "\(text)") }
    }
  }

  private static let machineMembers = [
    "states", "states", "states", "on", "always", "after", "entry", "exit", "type", "initial", "id", "target", "guard",
    "cond",
    "actions", "description", "invoke", "name", "label", "source", "event", "parent",
  ]
  private static let machineTexts = [
    "a", "b", "c", "a.b", "#m", "#m.a", ".b", "", "1000", "final", "history", "parallel", "viewDidLoad", "x: y",
    "(initial)",
    "a → b", "s_a", "s_b", "card_t1", "entry_s_a", "cluster_s_a", "cluster", "start", "<b>A</b>",
    "<td height=\\\"7\\\"/>",
    "\\\\N\\\\n[g]", "é\u{301}", "go / stop", "1 f()", "<tr><td>1 f()</td></tr><tr><td>•\u{A0}g()</td></tr>",
  ]

  private static let diagramTokens = [
    "stateDiagram-v2\n", "@startuml\n", "@enduml\n", "@startmindmap\n", "\n", "\n", "\n", "\r\n", "[*]", "[H]", "[H*]",
    "-->",
    "->", "-->", "<--", "-left->", "-[#red]->", "-[hidden]->", ":", ":", "A", "B", "C", "a-b", "\"x y\"", "\"", "state",
    "state A {\n", "state B {", "{", "}\n", "\n}\n", "as", "<<choice>>", "<<fork>>", "<<start>>", "<<end>>", "[[join]]",
    "--\n", "||\n", "note right of A", "note left : x\n", "note on link\n", "end note\n", "title T\n", "title\n",
    "end title\n", "accDescr {", "accDescr: d\n", "---\n", "title: x\n", "skinparam state {\n", "legend\n", "hide x\n",
    "class A transient\n", "##[dashed]", "#pink", ":::c", "<b>", "</b>", "<br/>", "\\n", "\\l", "<U+0041>", "<U+000A>",
    "#35;", "&amp;",
    "#160;", "1 ", "2\u{A0}", "• ", "[x]", "[", "]", "/ act", "/", ",", ", ", ";", "sceneDidBecomeActive(_:)",
    "viewDidLoad",
    "ScenePhase.active", ".active", "X.y(_:)", "f()", "(may be skipped)", "(may be skipped: x, y)", "(deferred)",
    "(since iOS 13)", "(initial)", "(", ")", "```mermaid\n", "```\n", "~~~puml\n", "**", "~", "`", "→", "A → B", "é",
    "\u{301}", "\u{0}",
    "\u{FFFD}", "|", "*", "_", "# h", "- i", "1. one", "> q", "!include x\n", "json J {\n", "End", "日本",
    "may come at the next launch",
    "\\", "<", "&", "[a](b)", "<!--", "-->", "end state\n", "%%", "'", "/'", "'/", "%%{", "direction LR\n",
    "http://x.y",
  ]

  private static let tokens = [
    "@interface X : Y", "@interface", "@implementation X", "@implementation", "@end", "@protocol P", "@protocol",
    "@class",
    "@property", "(nonatomic)", "@optional", "@synthesize", "- (void)a", "- (T)a:(U)b c:(V)d", "+", "-", "(", ")", "[",
    "]", "{",
    "}", "<", ">", ";", ",", ":", "?", ".", "->", "::", "=", "==", "*", "^", "&", "!", "@", "\n", "\n#if A\n",
    "\n#if 0\n",
    "\n#if TARGET_OS_IOS\n", "\n#elif B\n", "\n#else\n", "\n#endif\n", "\n#define M \\\n", "\n#import \"a.h\"\n",
    "\"a\"", "@\"b\\n\"",
    "\"", "'", "'c'", "R\"x(", ")x\"", "/*", "*/", "//", "\\", "if", "else", "return", "super", "self", "class", "id",
    "const",
    "typedef", "enum", "struct", "static", "x", "y", "é", "X", "__attribute__", "NS_ENUM", "MACRO", "@selector(a:b:)",
    "@available(iOS 13, *)", "if (@available(iOS 12, *)) {", "[x a:b]", "(X *)", "1.5e-3", "\r\n", "\u{0}", "_a",
    "NS_A_B",
  ]
}
