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

  @Test("Any state diagram is read", arguments: Seeds.first(300))
  func diagrams(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<10 {
      let text = (0..<Int.random(in: 1...50, using: &random)).map { _ in
        Self.diagramTokens[Int.random(in: Self.diagramTokens.indices, using: &random)]
      }.joined(separator: random.next() % 3 == 0 ? "" : " ")
      #expect(DiagramImportLaw.violations(of: Array(text.utf8)) == [], "\(text)")
    }
  }

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
