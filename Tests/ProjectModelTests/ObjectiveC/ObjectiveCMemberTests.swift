import Diagnostics
import ProjectModel
import Testing

@Suite("Members of Objective-C")
struct ObjectiveCMemberTests {
  /// The first method of an implementation.
  private func method(_ text: String) throws -> MemberDeclaration {
    try #require(ObjectiveCSample("@implementation X\n\(text)\n@end").members.first)
  }

  @Test(
    "A method's name is its selector",
    arguments: [
      ("- (void)a {}", "a"),
      ("- a {}", "a"),
      ("-(void)a{}", "a"),
      ("- (void)a:(int)b {}", "a:"),
      ("- (void)a:(int)b c:(UIWindow *)d {}", "a:c:"),
      ("- (void)a:(int)b\n       c:(int)d\n{}", "a:c:"),
      ("- (void)a:(int)b :(int)d {}", "a::"),
      ("- (void)a:b c:d {}", "a:c:"),
      ("- (void)a:(int)b, ... {}", "a:"),
      ("- (void)a:(int)__unused b c:(int)d __attribute__((unused)) {}", "a:c:"),
      ("- (void)a:(int)b API_AVAILABLE(ios(13)) {}", "a:"),
      ("- (void)a; {}", "a"),
      ("- (void) __attribute__((cold)) a {}", "a"),
      ("- (void)a:(void (^)(NSArray<id<P>> *_Nullable))b c:(NSDictionary<K, V> *)d {}", "a:c:"),
      ("- (void)a /* : */ // b:\n {}", "a"),
    ])
  func selectors(text: String, selector: String) throws {
    let method = try method(text)
    #expect(method.name == selector)
    #expect(method.selector == selector)
  }

  @Test("Parameters have labels, names and types with their places")
  func parameters() throws {
    let sample = ObjectiveCSample(
      "@implementation X\n- (BOOL)a:(UIApplication  *)b c:(NSDictionary<K, V>/* d */*)__unused e :f {}\n@end")
    let method = try #require(sample.members.first)
    #expect(method.type == "BOOL")
    #expect(method.parameters.map(\.label) == ["a", "c", ""])
    #expect(method.parameters.map(\.name) == ["b", "e", "f"])
    #expect(method.parameters.map(\.type) == ["UIApplication *", "NSDictionary<K, V> *", "id"])
    #expect(method.parameters.map { sample[$0.labelRange] } == ["a", "c", ""])
    #expect(method.parameters.map { sample[$0.typeRange] } == ["UIApplication  *", "NSDictionary<K, V>/* d */*", ""])
  }

  @Test("A method has the places of its name, its body and itself")
  func places() throws {
    let sample = ObjectiveCSample("@implementation X\n// a\n- (void)b:(int)c { d(); }\n@end")
    let method = try #require(sample.members.first)
    #expect(sample[method.nameRange] == "b")
    #expect(sample[method.range] == "- (void)b:(int)c { d(); }")
    #expect(method.body.map { sample[$0] } == " d(); ")
    #expect(method.type == "")
  }

  @Test("A class method is static")
  func classMethod() throws {
    #expect(try method("+ (void)a {}").modifiers.keys.contains(.static))
    #expect(try method("- (void)a {}").modifiers.isEmpty)
  }

  @Test("Methods that an interface declares are no members, those of protocols are")
  func declarations() {
    #expect(ObjectiveCSample("@interface X : Y\n- (void)a;\n@property int b;\n- (void)c;\n@end").names == ["b"])
    #expect(ObjectiveCSample("@implementation X\n- (void)a;\n- (void)b {}\n@end").names == ["b"])
    let sample = ObjectiveCSample("@protocol P\n- (void)a;\n@optional\n- (void)b;\n@required\n- (void)c;\n@end")
    #expect(sample.names == ["a", "b", "c"])
    #expect(sample.members.map { $0.modifiers.keys.contains(.optional) } == [false, true, false])
  }

  @Test(
    "A property has a name and a type",
    arguments: [
      ("@property (nonatomic, strong) UIWindow *window;", "window", "UIWindow *"),
      ("@property int a;", "a", "int"),
      ("@property (nonatomic) IBOutlet UIWindow *a;", "a", "UIWindow *"),
      ("@property (copy) void (^handler)(BOOL a);", "handler", "void (^)(BOOL a)"),
      ("@property (copy) void (^_Nullable handler)(BOOL);", "handler", "void (^_Nullable)(BOOL)"),
      ("@property NSDictionary<A *, B *> *a;", "a", "NSDictionary<A *, B *> *"),
      ("@property UIWindow *a NS_SWIFT_NAME(b);", "a", "UIWindow *"),
      ("@property UIWindow *a UI_APPEARANCE_SELECTOR;", "a", "UIWindow *"),
      ("@property (nullable) id<P> a API_AVAILABLE(ios(13));", "a", "id<P>"),
      ("@property int MAX_SIZE;", "MAX_SIZE", "int"),
    ])
  func properties(text: String, name: String, type: String) throws {
    let member = try #require(ObjectiveCSample("@interface X : Y\n\(text)\n@end").members.first)
    #expect(member.kind == .property)
    #expect(member.name == name)
    #expect(member.type == type)
  }

  @Test("One declaration may have several properties")
  func severalProperties() {
    let members = ObjectiveCSample("@interface X : Y\n@property (class) UIWindow *a, *b, c;\n@end").members
    #expect(members.map(\.name) == ["a", "b", "c"])
    #expect(members.map(\.type) == ["UIWindow *", "UIWindow *", "UIWindow"])
    #expect(members.allSatisfy { $0.modifiers.keys.contains(.static) })
  }

  @Test(
    "A body is trivial if it does nothing",
    arguments: [
      ("", true), ("// a\n /* b */", true), (";", true), ("return;", true), ("return YES;", true),
      ("return nil;", true),
      ("return NULL;", true), ("return 0;", true), ("return -1;", true), ("return @\"\";", true),
      ("[super a:b c:d];", true),
      ("return [super a];", true), ("return a;", false), ("a();", false), ("YES;", false), ("return YES; a();", false),
      ("[super a:[b c]];", false), ("[super a:b()];", false), ("[super a]; b();", false), ("[a super];", false),
      ("self.a = nil;", false), ("return (1);", false),
    ])
  func trivial(body: String, isTrivial: Bool) throws {
    #expect(try method("- (int)a { \(body) }").isTrivial == isTrivial)
  }
}
