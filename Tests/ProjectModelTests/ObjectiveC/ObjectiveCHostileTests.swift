import Diagnostics
import ProjectModel
import TestSupport
import Testing

@Suite("Hostile Objective-C", .tags(.timed), .serialized)
struct ObjectiveCHostileTests {
  @Test(
    "Any text is read in a time that grows with its length",
    arguments: [
      ("", "[", ""), ("", "(", ""), ("", "{", ""), ("", "[x ", ""), ("", "[x a:", ""), ("", "(X *)", "y"),
      ("", "x.", "y"),
      ("", "x = ", "y"), ("", "f(", ""), ("", "]", ""), ("", "[x y].", "z"), ("", "{[(", ""), ("", "a[", ""),
      ("", "@\"a\" ", ""),
      ("", "if (@available(iOS 13, *)) {} else ", ""), ("", "if (@available(iOS 13, *)) ", ""), ("", "/*", ""),
      ("", "\"", ""),
      ("", "'", "\n"), ("", "R\"x(", ""), ("", "@selector(", ""), ("", "@interface X <", ""), ("", "@property (", ""),
      ("", "@property A<B, ", ""), ("", "- (void)a", ""), ("", "- (void)a:(int)b\n{", ""), ("", "a:", ""),
      ("", "\\\n", ""),
      ("", "@implementation X\n", ""), ("", "@protocol X\n", ""), ("", "M ", ""), ("", "static ", ""),
      ("", "- a\n", ""),
      ("#if A\n", "(\n#elif A\n", ""), ("", "#if A\n{\n#else\n{\n#endif\n", ""), ("", "\n#if A\n", ""),
      ("", "#if A\n((((\n#else\n))))\n#endif\n", ""), ("{", "\n#if A\n}{\n#endif\n", ""), ("#if ", "(", "\n"),
      ("#if ", "!", "A\n"), ("#if ", "A && ", "A\n"), ("", "#import \"a.h\"\n", ""), ("", "\n#else\n", ""),
    ])
  func growth(head: String, piece: String, tail: String) {
    for wrapper in [("", ""), ("@implementation X\n- (void)a {\n", "}\n@end"), ("@implementation X\n", "@end")] {
      func time(_ count: Int) -> Duration {
        let text = wrapper.0 + head + String(repeating: piece, count: count) + tail + wrapper.1
        let file = SourceFile(path: "App.m", text: text)
        return processorTime { _ = SourceOutline(objectiveC: file, under: BuildConditions(.iOS)) }
      }
      let short = time(2_000)
      let long = time(20_000)
      #expect(long < short * 30 + .milliseconds(100), "\(wrapper.0)\(head)\(piece): \(short), \(long)")
    }
  }

  @Test("100,000 brackets are read")
  func brackets() {
    let text = String(repeating: "[", count: 100_000) + "x y" + String(repeating: " z]", count: 100_000)
    let mentions = ObjectiveCSample(body: text + ";").outline.mentions
    #expect(mentions.count == 100_000)
    #expect(mentions.allSatisfy { $0.base.utf8.count <= 400 })
  }

  @Test("A file of 4 MB is read as fast, for its size, as a short one")
  func megabytes() {
    let method = """
      - (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options {
        // Opens.
        if ([url.scheme isEqualToString:@"reader"]) { self.window.rootViewController = [[Reader alloc] initWithURL:url]; }
        return f(url, ((AppDelegate *)application.delegate).window, @selector(a:b:));
      }

      """
    func time(_ bytes: Int) -> Duration {
      let text = "@implementation X\n" + String(repeating: method, count: bytes / method.utf8.count) + "@end\n"
      let file = SourceFile(path: "App.m", text: text)
      return processorTime { _ = SourceOutline(objectiveC: file, under: BuildConditions(.iOS)) }
    }
    let (short, long) = (time(200_000), time(4_000_000))
    #expect(long < short * 40, "\(short), \(long)")
  }
}
