import Diagnostics
import ProjectModel
import Testing

@Suite("What bodies of Objective-C mention")
struct ObjectiveCMentionTests {
  @Test(
    "Messages",
    arguments: [
      ("[x a];", ["x a"]),
      ("[x a:b];", ["x a: (b)"]),
      ("[x a:b c:d, e];", ["x a:c: (b | d | e)"]),
      ("[super a];", ["super a"]),
      ("[[x a] b:[c d]];", ["x a", "[xa] b: ([c d])", "c d"]),
      ("[x a:b ? c : d e:f];", ["x a:e: (b ? c : d | f)"]),
      ("[x a:b ?: (T)c d:e];", ["x a:d: (b ?: (T)c | e)"]),
      ("[x a:(T)b c:d];", ["x a:c: ((T)b | d)"]),
      ("[(X *)y a];", ["(X*)y a"]),
      ("[self.x a];", ["self.x a"]),
      ("[x->y a];", ["x->y a"]),
      ("[NSArray<X *> array];", ["NSArray<X*> array"]),
      ("[NSArray<X *> a:b];", ["NSArray<X*> a: (b)"]),
      ("[f(x) a];", ["f (x)", "f(x) a"]),
      ("[x a:^(int b) { [c d]; } e:f];", ["x a:e: (^(int b) { [c d]; } | f)", "c d"]),
      ("[x a:@[b, c] d:@{ e : f }];", ["x a:d: (@[b, c] | @{ e : f })"]),
      ("[x a:b :c];", ["x a:: (b | c)"]),
      ("if (a) [b c];", ["b c"]),
      ("return [a b];", ["a b"]),
      ("(void)[a b];", ["a b"]),
      ("[a\n  b:c // d\n  e:f];", ["a b:e: (c | f)"]),
    ])
  func messages(body: String, expected: [String]) {
    #expect(ObjectiveCSample(body: body).mentions(.call) == expected)
  }

  @Test(
    "Elements, literals and captures are no messages",
    arguments: [
      "a[0];", "a[b];", "a[(int)b];", "@[a, b];", "@[a];", "int a[] = {1};", "auto f = [a, &b] {};", "[a];", "[a + b];",
      "a[0][b];",
    ])
  func noMessages(body: String) {
    #expect(ObjectiveCSample(body: body).mentions(.call) == [])
  }

  @Test(
    "Calls of functions",
    arguments: [
      ("f();", ["f"]),
      ("f(a, b);", ["f (a | b)"]),
      ("f(g(a), [b c]);", ["f (g(a) | [b c])", "g (a)", "b c"]),
      ("a.b(c);", ["a b (c)"]),
      ("A::b(c);", ["A b (c)"]),
      ("f(^id(int a) { return g(^{ h(); }); });", ["f (^id(int a) { return g(^{ h(); }); })", "g (^{ h(); })", "h"]),
      ("void (^a)(int) = b();", ["b"]),
      ("if (a) { while (b) { return (c); } }", []),
      (
        "return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));",
        [
          "UIApplicationMain (argc | argv | nil | NSStringFromClass([AppDelegate class]))",
          "NSStringFromClass ([AppDelegate class])",
        ]
      ),
    ])
  func functions(body: String, expected: [String]) {
    #expect(ObjectiveCSample(body: body).mentions(.call) == expected)
  }

  @Test(
    "Access",
    arguments: [
      ("x.y.z;", ["x y", "x.y z"]),
      ("[a b].c;", ["[ab] c"]),
      ("((X *)a).b;", ["((X*)a) b"]),
      ("a[0].b;", ["a[0] b"]),
      ("f(x).b;", ["f(x) b"]),
      ("a->b;", ["a b"]),
      ("(X *)a.b;", ["a b"]),
      ("x = a . b;", ["a b"]),
      ("x = 1.5;", []),
      ("return self.window;", ["self window"]),
      ("@[a].b;", ["@[a] b"]),
      ("if (x) y.z;", ["y z"]),
      ("a ? b.c : d;", ["b c"]),
      ("x.y += 1;", ["x y"]),
      ("x.y == 1;", ["x y"]),
    ])
  func access(body: String, expected: [String]) {
    #expect(ObjectiveCSample(body: body).mentions(.access) == expected)
  }

  @Test(
    "Assignments",
    arguments: [
      ("x.window = y;", ["x window (y)"]),
      ("self.a.b = [c d:e];", ["self.a b ([c d:e])"]),
      ("_window = nil;", ["_window (nil)"]),
      ("UIWindow *w = [X new], *v = nil;", ["w ([X new])", "v (nil)"]),
      ("a = b = c;", ["a (b = c)", "b (c)"]),
      ("[a b].c = d;", ["[ab] c (d)"]),
      ("S s = { .a = 1 };", ["s ({ .a = 1 })", "a (1)"]),
      ("a == b; c <= d; e += f;", []),
    ])
  func assignments(body: String, expected: [String]) {
    #expect(ObjectiveCSample(body: body).mentions(.assignment) == expected)
  }

  @Test(
    "Selectors",
    arguments: [("f(@selector(a:b:));", ["a:b:"]), ("f(@selector( a ));", ["a"]), ("f(@selector());", [])])
  func selectors(body: String, expected: [String]) {
    #expect(ObjectiveCSample(body: body).mentions(.selector) == expected)
  }

  @Test(
    "Types",
    arguments: [
      ("[X class];", ["X"]), ("X.class;", ["X"]), ("[self class];", []), ("[[a b] class];", []), ("a.b.class;", []),
      ("f([X class], [Y class]);", ["X", "Y"]),
    ])
  func types(body: String, expected: [String]) {
    #expect(ObjectiveCSample(body: body).mentions(.type) == expected)
  }

  @Test(
    "Casts",
    arguments: [
      ("x = (X *)y;", ["y X"]),
      ("x = (X *)[a b].c;", ["[ab].c X"]),
      ("((X *)y).z;", ["y X"]),
      ("x = (const X * _Nonnull)y;", ["y X"]),
      ("x = (__bridge X *)y;", ["y X"]),
      ("x = (NSArray<Y *> *)z;", ["z NSArray"]),
      ("x = (id<P>)y;", ["y id<P>"]),
      ("x = (X *)(Y *)z;", ["(Y*)z X", "z Y"]),
      ("x = (a * b);", []), ("x = (CGFloat)y;", []), ("f(a *);", []), ("x = ^(X *y) { };", []), ("sizeof(X *);", []),
    ])
  func casts(body: String, expected: [String]) {
    #expect(ObjectiveCSample(body: body).mentions(.cast) == expected)
  }

  @Test(
    "Strings",
    arguments: [
      (#"f(@"a", "b");"#, ["a", "b"]),
      (#"f(@"a\n\"\\\x41\u00e9\101");"#, ["a\n\"\\AéA"]),
      (#"f(@"a" @"b" "c");"#, ["abc"]),
      (#"f(R"x(a"b)x");"#, ["a\"b"]),
      ("f(@\"a\\\nb\");", ["ab"]),
      (#"f('"', "a");"#, ["a"]),
      (#"f("");"#, [""]),
      ("f(\"a\n, b);", ["a"]),
    ])
  func strings(body: String, expected: [String]) {
    #expect(ObjectiveCSample(body: body).mentions(.string) == expected)
  }

  @Test("A mention has the places of its expression and its name")
  func places() {
    let sample = ObjectiveCSample(body: #"[x.y a:1 b:2].z = f(@"s" @"t", (X *)q.r, [T class]);"#)
    let places = sample.outline.mentions.map { "\($0.kind) \(sample[$0.nameRange]) in \(sample[$0.range])" }
    #expect(
      places == [
        "access y in x.y", "call a in [x.y a:1 b:2]",
        #"assignment z in [x.y a:1 b:2].z = f(@"s" @"t", (X *)q.r, [T class])"#,
        #"call f in f(@"s" @"t", (X *)q.r, [T class])"#, #"string s" @"t in @"s" @"t""#, "cast X in (X *)q.r",
        "access r in q.r", "type T in [T class]",
      ])
  }

  @Test("Functions, initial values and macros with bodies mention, heads and literals of types do not")
  func code() {
    let sample = ObjectiveCSample(
      """
      static id a = @"b";
      int main(int argc, char *argv[]) { @autoreleasepool { return f(); } }
      extern "C" { void g(void) { h(); } }
      typedef NS_ENUM(NSInteger, E) { E1 = 1 };
      NS_OPTIONS(NSInteger, F) { F1 = 1 };
      enum G m(void) { p(); }
      struct S { int i(int); };
      @implementation X { id j; }
      NS_ENUM(NSInteger, H) { H1 = 1 };
      static void k(void) { l(); }
      M(n) { o(); }
      @end
      """)
    #expect(sample.mentions(.call) == ["f", "h", "p", "l", "o"])
    #expect(sample.mentions(.string) == ["b"])
    #expect(sample.mentions(.assignment) == [])
  }

  @Test(
    "What only runs before iOS 13 is legacy",
    arguments: [
      ("if (@available(iOS 13, *)) { a(); } else { b(); }", ["b"]),
      ("if (@available(iOS 13.0, tvOS 15, *)) a(); else b(); c();", ["b"]),
      ("if (@available(iOS 15, *)) { a(); } else { b(); }", []),
      ("if (!@available(iOS 13, *)) { a(); } else { b(); }", ["a"]),
      ("if (__builtin_available(iOS 12, *)) { a(); } else { b(); }", ["b"]),
      ("if (@available(iOS 13, *) && x) { a(); } else { b(); }", []),
      ("if (@available(iOS 13, *)) { a(); } else if (x) { b(); } else { c(); } d();", ["b", "c"]),
      ("if (x) { a(); } else if (@available(iOS 13, *)) { b(); } else { c(); }", ["c"]),
      ("if (@available(iOS 13, *)) { if (x) a(); else b(); } c();", []),
      ("if (@available(iOS 13, *)) { a(); }\nb();", []),
    ])
  func legacy(body: String, expected: [String]) {
    let mentions = ObjectiveCSample(body: body).outline.mentions
    #expect(mentions.filter(\.isLegacy).map(\.name) == expected)
  }

  @Test("A long argument is cut")
  func longArguments() {
    let argument = ObjectiveCSample(body: "f(\(String(repeating: "é", count: 300)));").outline.mentions[0].arguments[0]
    #expect(argument == String(repeating: "é", count: 100))
  }
}
