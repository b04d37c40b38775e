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
