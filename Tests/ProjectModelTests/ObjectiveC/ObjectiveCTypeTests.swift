import Diagnostics
import ProjectModel
import Testing

@Suite("Types of Objective-C")
struct ObjectiveCTypeTests {
  /// A type in a line: its kind, its name, what it inherits.
  private func types(_ text: String) -> [String] {
    ObjectiveCSample(text).outline.types.map { type in
      let inherited = type.inherited.map(\.name).joined(separator: ", ")
      return "\(type.kind) \(type.name)" + (inherited.isEmpty ? "" : ": \(inherited)")
        + (type.hasSuperclass ? " (class)" : "")
    }
  }

  @Test(
    "A head says the kind, the superclass and the protocols",
    arguments: [
      ("@interface X : Y <P, Q>\n@end", "class X: Y, P, Q (class)"),
      ("@interface X : Y\n@end", "class X: Y (class)"),
      ("@interface X\n@end", "class X"),
      ("@interface X <P>\n@end", "class X: P"),
      ("@interface X ()\n@end", "extension X"),
      ("@interface X () <P> { int a; }\n@end", "extension X: P"),
      ("@interface X (Cat) <P>\n@end", "extension X: P"),
      ("@interface X<T> : Y <P>\n@end", "class X: Y, P (class)"),
      ("@interface X<__covariant T : id<Q>> : Y\n@end", "class X: Y (class)"),
      ("@interface X<T> (Cat)\n@end", "extension X"),
      ("@interface X : Y<Z *> <P>\n@end", "class X: Y, P (class)"),
      ("@interface X : Y<Z *>\n@end", "class X: Y (class)"),
      ("@interface X : Y<T> <P>\n@end", "class X: Y, P (class)"),
      ("@implementation X\n@end", "extension X"),
      ("@implementation X (Cat)\n@end", "extension X"),
      ("@implementation X : Y { int a; }\n@end", "extension X"),
      ("@protocol P\n@end", "protocol P"),
      ("@protocol P <Q, R>\n@end", "protocol P: Q, R"),
      ("NS_SWIFT_NAME(Z) __attribute__((objc_runtime_name(\"W\")))\n@interface X : Y\n@end", "class X: Y (class)"),
    ])
  func heads(text: String, expected: String) {
    #expect(types(text) == [expected])
  }

  @Test("Forward declarations and expressions declare nothing")
  func forward() {
    #expect(types("@class X, Y;\n@protocol P;\n@protocol Q, R;\nvoid f(void) { g(@protocol(S)); }") == [])
  }

  @Test("A type ends where the next one begins without '@end'")
  func missingEnd() {
    let sample = ObjectiveCSample(
      "@implementation X\n- (void)a {}\n@implementation Y\n- (void)b {\n@end\n@protocol P\n- (void)c;")
    #expect(sample.outline.types.map(\.name) == ["X", "Y", "P"])
    #expect(sample.outline.types.map { $0.members.map(\.name) } == [["a"], ["b"], ["c"]])
  }

  @Test("A method without closing brace ends before the next one")
  func missingBrace() {
    let sample = ObjectiveCSample("@implementation X\n- (void)a { if (b) {\n- (void)c { [d e]; }\n@end")
    #expect(sample.names == ["a", "c"])
    #expect(sample.mentions(.call) == ["d e"])
  }

  @Test("Names and bodies have their places")
  func places() throws {
    let sample = ObjectiveCSample("@interface X : Y <P>\n@property int a;\n@end\n")
    let type = try #require(sample.outline.types.first)
    #expect(sample[type.nameRange] == "X")
    #expect(type.inherited.map { sample[$0.range] } == ["Y", "P"])
    #expect(sample[type.body] == "\n@property int a;\n")
  }

  @Test(
    "A macro that may declare methods is noticed",
    arguments: [
      "RCT_EXPORT_MODULE()", "RCT_EXPORT_MODULE();", "RCT_EXPORT_METHOD(a:(int)b) { [c d]; }", "SYNTHESIZE_SINGLETON",
      "M;",
      "M\n@synthesize a;", "FIRST SECOND", "#import \"Methods.inc\"",
    ])
  func unknownMacros(text: String) {
    let sample = ObjectiveCSample("@implementation X\n\(text)\n- (void)e {}\n@end\n@implementation Y\n@end")
    #expect(sample.outline.types.map(\.hasUnknownMacro) == [true, false])
    #expect(sample.names == ["e"])
  }

  @Test(
    "What is no such macro is not",
    arguments: [
      "NS_ASSUME_NONNULL_BEGIN", "#pragma mark - A", "@synthesize a = _a, b;", "@dynamic a;", "static int a;",
      "static NSString *const a = @\"b\";", "static void a(int b) { c(); }", "void a(void);", "NSArray<NSString *> *a;",
      "typedef void (^A)(int);", "typedef NS_ENUM(NSInteger, A) { B = 1, C };", "NS_ENUM(NSInteger, A) { B };",
      "struct A { int b; };", "enum { A, B };", "enum A a(void) { b(); }", "static int a[] = { 1, 2 };", ";",
      "#define A(b) - (void)c {}",
      "__attribute__((unused)) static int a(void) { return -1; }", "static int a = 1 - (2), b = 3;",
    ])
  func harmless(text: String) {
    let sample = ObjectiveCSample("@implementation X\n\(text)\n- (void)e {}\n@end")
    #expect(sample.outline.types.map(\.hasUnknownMacro) == [false])
    #expect(sample.names == ["e"])
  }
}
