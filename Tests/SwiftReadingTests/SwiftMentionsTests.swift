import Diagnostics
import ProjectModel
import SwiftReading
import Testing

@Suite("Mentions of Swift source")
struct SwiftMentionsTests {
  @Test(
    "What an expression mentions",
    arguments: [
      ("f()", ["call f()"]),
      ("a.f(b, c: 1)", ["access a", "call a.f(_:c:) <- b | 1", "access b"]),
      ("UIWindow(frame: x.y)", ["call UIWindow(frame:) <- x.y", "access x", "access x.y"]),
      ("a?.b!.c", ["access a", "access a.b", "access a.b.c"]),
      ("d?.f?(a: 1)", ["access d", "call d.f(a:) <- 1"]),
      (
        "UIApplication.shared.delegate?.window",
        [
          "access UIApplication", "access UIApplication.shared", "access UIApplication.shared.delegate",
          "access UIApplication.shared.delegate.window",
        ]
      ),
      ("a\n  .b // b\n  .c()", ["access a", "access a.b", "call a.b.c()"]),
      ("super.f()", ["call super.f()"]),
      ("self.a = b", ["assignment self.a <- b", "access b"]),
      ("a = b + c", ["assignment a <- b + c", "access b", "access c"]),
      ("a.b += [c]", ["access a", "assignment a.b <- [c]", "access c"]),
      ("try a.b = c", ["access a", "assignment a.b <- c", "access c"]),
      ("a == b", ["access a", "access b"]),
      ("a[b].c", ["access a", "access b", "access a[b].c"]),
      ("let a = f()", ["assignment a <- f()", "call f()"]),
      ("if let a {}", ["access a"]),
      ("if let a = b {}", ["assignment a <- b", "access b"]),
      ("X.self", ["type X"]),
      ("Y.X.self", ["access Y", "type Y.X"]),
      ("f(X.self)", ["call f(_:) <- X.self", "type X"]),
      ("a.delegate as? X", ["access a", "access a.delegate", "cast a.delegate.X"]),
      ("(a.b as! Y.X).c", ["access a", "access a.b", "cast a.b.Y.X", "access (a.b as Y.X).c"]),
      ("try a() as X<Int>?", ["call a()", "cast a().X"]),
      ("\"a\"", ["string a"]),
      ("\"a\\(b)\"", ["access b"]),
      ("\"a\\n\"", ["string a\n"]),
      ("#\"a\"#", ["string a"]),
      ("\"\"\"\n  a\n  b\n  \"\"\"", ["string a\nb"]),
      ("#selector(f)", ["selector f"]),
      ("#selector(X.f(_:b:))", ["selector X.f(_:b:)"]),
      ("#selector(self.f as (Int) -> Void)", ["selector self.f"]),
      ("#selector(getter: X.a)", ["selector X.a"]),
      ("#selector(setter: a)", ["selector a"]),
      ("Selector(\"f:\")", ["call Selector(_:) <- \"f:\"", "string f:"]),
      ("\\A.b[c]", ["access A.b", "access c"]),
      ("\\A.b.c", ["access A.b", "access A.b.c"]),
      ("f { g() }", ["call f() {}", "call g()"]),
      ("f(1) { g() } done: { h() }", ["call f(_:) <- 1 {}", "call g()", "call h()"]),
      ("a.map { $0.b }.first", ["access a", "call a.map() {}", "access $0.b", "access a.map{}.first"]),
      ("f(a:)(1)", ["call f(a:) <- 1"]),
      ("f(a:)", ["access f(a:)"]),
      (".a(.b)", ["call a(_:) <- .b", "access b"]),
      ("X<Y>()", ["call X()"]),
      ("a.0.b", ["access a", "access a.0.b"]),
      ("self.init(a: 1)", ["call self.init(a:) <- 1"]),
      ("[a: b]", ["access a", "access b"]),
      ("{ [weak self, a] b in c }", ["access c"]),
      ("a ? b : c", ["access a", "access b", "access c"]),
      (
        "switch a { case .b: c; case d where e: f }",
        ["access a", "access b", "access c", "access d", "access e", "access f"]
      ),
      ("self", []), ("1 + 2", []), ("a as? (X & Y)", ["access a", "cast a.(X & Y)"]),
    ])
  func mentions(text: String, expected: [String]) {
    #expect(outline("func f() {\n\(text)\n}").lines == expected)
  }

  @Test("Modifiers of SwiftUI's views are calls with trailing closures")
  func view() {
    let text = """
      struct A: App { var body: some Scene { WindowGroup { B().onOpenURL { open($0) } } .commands { } } }
      """
    #expect(
      outline(text).lines == [
        "call WindowGroup() {}", "call B()", "call B().onOpenURL() {}", "call open(_:) <- $0",
        "call WindowGroup{}.commands() {}",
      ])
  }

  @Test("Statements of a file, default arguments and initial values mention too")
  func places() {
    let outline = outline("UIApplicationMain(a)\nfunc f(b: B = c()) {}\nclass D { var e = F.g }")
    #expect(
      outline.lines == [
        "call UIApplicationMain(_:) <- a", "access a", "call c()", "assignment e <- F.g", "access F", "access F.g",
      ])
  }

  @Test("The places of an expression and of its name")
  func places2() {
    let text = "a.f( b ).c\n.d"
    let outline = outline(text)
    #expect(outline.mentions.map { outline.file[$0.range] } == ["a", "a.f( b )", "b", "a.f( b ).c", "a.f( b ).c\n.d"])
    #expect(outline.mentions.map { outline.file[$0.nameRange] } == ["a", "f", "b", "c", "d"])
    #expect(outline.mentions.map(\.base) == ["", "a", "", "a.f(b)", "a.f(b).c"])
  }

  @Test("An implicit member's place begins at the dot, a variable's does not")
  func implicit() {
    let outline = outline("f(.window, window)")
    #expect(outline.mentions.filter { $0.name == "window" }.map { $0.range == $0.nameRange } == [false, true])
  }

  @Test("Long texts are cut at 200 bytes, between characters")
  func long() {
    let text = String(repeating: "é", count: 150)
    let outline = outline("a(x\(text)).b(c)\nf(\"\(text)\")")
    let texts = outline.mentions.map(\.base) + outline.mentions.flatMap(\.arguments)
    #expect(texts.map(\.utf8.count).max() == 199)
    #expect(outline.mentions.allSatisfy { $0.kind != .string })
  }
}
