import Diagnostics
import ProjectModel
import Testing

@Suite("Conditions in Objective-C")
struct ObjectiveCConditionTests {
  /// The methods that count.
  private func methods(_ text: String, _ platform: AppPlatform = .iOS) -> [String] {
    ObjectiveCSample("@implementation X\n\(text)\n@end", platform: platform).names
  }

  @Test(
    "A condition of the system selects a branch, one that is open both",
    arguments: [
      ("0", "b"), ("1", "a"), ("TARGET_OS_IPHONE", "a"), ("TARGET_OS_IOS", "a"), ("TARGET_OS_TV", "b"),
      ("TARGET_OS_WATCH", "b"),
      ("TARGET_OS_OSX", "b"), ("TARGET_OS_MAC", "a"), ("TARGET_OS_MACCATALYST", "b"), ("TARGET_OS_VISION", "b"),
      ("TARGET_OS_SIMULATOR", "ab"), ("__has_include(<UIKit/UIKit.h>)", "a"), ("__has_include(<AppKit/AppKit.h>)", "b"),
      ("__has_include(\"X-Swift.h\")", "ab"), ("__has_include(<X/X.h>)", "ab"), ("defined(DEBUG)", "ab"),
      ("DEBUG", "ab"),
      ("defined(TARGET_OS_IOS)", "a"), ("!TARGET_OS_TV", "a"), ("!!TARGET_OS_TV", "b"), ("TARGET_OS_IOS == 1", "a"),
      ("TARGET_OS_IOS && DEBUG", "ab"), ("TARGET_OS_TV && DEBUG", "b"), ("TARGET_OS_IOS || DEBUG", "a"),
      ("TARGET_OS_TV || DEBUG", "ab"), ("!(TARGET_OS_TV || TARGET_OS_WATCH)", "a"),
      ("TARGET_OS_IOS && !TARGET_OS_MACCATALYST", "a"),
      ("__IPHONE_OS_VERSION_MAX_ALLOWED >= 130000", "ab"), ("2 > 1", "a"), ("2 <= 1", "b"), ("1 != 1", "b"),
      ("0 /* 1 */ // 1", "b"), ("TARGET_OS_TV \\\n || 1", "a"), ("", "ab"), ("1 +", "ab"),
      ("99999999999999999999", "ab"),
      ("1 << 2", "ab"), ("(", "ab"), ("0 && 1 || 1", "a"),
    ])
  func branches(condition: String, expected: String) {
    #expect(methods("#if \(condition)\n- (void)a {}\n#else\n- (void)b {}\n#endif").joined() == expected)
  }

  @Test("Each system is its own")
  func systems() {
    let text = "#if TARGET_OS_IOS\n- (void)a {}\n#elif TARGET_OS_TV\n- (void)b {}\n#else\n- (void)c {}\n#endif"
    #expect(methods(text, .macCatalyst) == ["a"])
    #expect(methods(text, .tvOS) == ["b"])
    #expect(methods(text, .visionOS) == ["c"])
    #expect(methods("#if !TARGET_OS_IPHONE\n- (void)a {}\n#endif", .macOS) == ["a"])
  }

  @Test(
    "Branches exclude each other as far as they are known",
    arguments: [
      ("#ifdef A\n- (void)a {}\n#endif", "a"),
      ("#ifndef TARGET_OS_IOS\n- (void)a {}\n#else\n- (void)b {}\n#endif", "b"),
      ("#if A\n- (void)a {}\n#elif 1\n- (void)b {}\n#else\n- (void)c {}\n#endif", "ab"),
      ("#if 1\n- (void)a {}\n#elif A\n- (void)b {}\n#endif", "a"),
      ("#if 0\n#if 1\n- (void)a {}\n#else\n- (void)b {}\n#endif\n#endif\n- (void)c {}", "c"),
      ("#if 0\ndon't \"\n#endif\n- (void)a {}", "a"),
      ("#if 0\n/*\n#endif\n*/\n#endif\n- (void)a {}", "a"),
      ("#else\n#endif\n#elif 1\n- (void)a {}", "a"),
      ("  #  if 0\n- (void)a {}\n# endif", ""),
      ("#if A\n- (void)a {}", "a"),
    ])
  func groups(text: String, expected: String) {
    #expect(methods(text).joined() == expected)
  }

  @Test("Two heads may share a body")
  func sharedBody() throws {
    let heads = "#if A\n- (void)a {\n#else\n- (void)b:(int)c {\n#endif\nd();\n}\n- (void)e {}"
    let sample = ObjectiveCSample("@implementation X\n\(heads)\n@end")
    #expect(sample.names == ["a", "b:", "e"])
    #expect(sample.members.map(\.isTrivial) == [false, false, true])
    #expect(methods("#if A\n- (void)a\n#else\n- (void)b:(int)c\n#endif\n{ d(); }") == ["a", "b:"])
  }

  @Test(
    "Braces in branches do not derail what follows",
    arguments: [
      "if (x) {\n#if A\n}\n#else\n}\n#endif", "#if A\nif (x) {\n#endif\ny();\n#if A\n}\n#endif",
      "#if A\nif (x) {\n#else\nif (y) {\n#endif\nz(); }", "#if A\n{ (\n#else\n[\n#endif\n}",
      "#if A\nf(1,\n#else\ng(2, 3,\n#endif\n4);",
    ])
  func braces(body: String) {
    #expect(methods("- (void)a {\n\(body)\n}\n- (void)b {}") == ["a", "b"])
  }

  @Test("What a macro is defined as is not read")
  func define() {
    #expect(methods("#define M \\\n- (void)a {} \\\n- (void)b {}\n- (void)c {}") == ["c"])
    #expect(methods("#define M \"/*\"\n- (void)c {}") == ["c"])
    #expect(methods("#define M /* a\n- (void)b {} */\n- (void)c {}") == ["c"])
  }
}
