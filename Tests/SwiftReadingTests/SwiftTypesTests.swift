import Diagnostics
import ProjectModel
import SwiftReading
import Testing

@Suite("Types of Swift source")
struct SwiftTypesTests {
  @Test("An empty file declares nothing")
  func empty() {
    let outline = outline("")
    #expect(outline.types.isEmpty && outline.mentions.isEmpty && outline.language == .swift)
    #expect(outline.firstError == nil)
  }

  @Test("Each kind of declaration is a type")
  func kinds() {
    let outline = outline("class A {}\nstruct B {}\nenum C {}\nactor D {}\nprotocol E {}\nextension A.F {}")
    #expect(outline.types.map(\.name) == ["A", "B", "C", "D", "E", "A.F"])
    #expect(outline.types.map(\.kind) == [.class, .structure, .enumeration, .actor, .protocol, .extension])
  }

  @Test("Nested types have the names of those around them and follow them")
  func nested() {
    let outline = outline("enum A { func f() {}; class B { class C {} } }\nextension A.B { struct D {} }\nclass E {}")
    #expect(outline.types.map(\.name) == ["A", "A.B", "A.B.C", "A.B", "A.B.D", "E"])
    #expect(outline.types.map(\.members.count) == [1, 0, 0, 0, 0, 0])
  }

  @Test("Types in functions, closures and accessors are types too, and functions in functions no members")
  func local() {
    let outline = outline(
      """
      func f() { class A { class B { func g() {} } } }
      class C { var d: Int { class E {}; return 1 }; let f = { class G {} }; class H {} }
      """)
    #expect(outline.types.map(\.name).sorted() == ["A", "A.B", "C", "C.E", "C.G", "C.H"])
    #expect(outline.memberNames == ["g()", "d", "f"])
  }

  @Test("Compositions, attributes and generic arguments of inherited types")
  func inherited() {
    let text = "class A: B<Int>, C & UIKit.D, @unchecked Sendable, @preconcurrency E, (F & G), ~Copyable {}"
    let type = outline(text).type("A")
    #expect(type?.inherited.map(\.name) == ["B", "C", "UIKit.D", "Sendable", "E", "F", "G"])
    #expect(type?.inherited.map { SourceFile(path: "", text: text)[$0.range] } == type?.inherited.map(\.name))
    #expect(type?.hasSuperclass == false)
  }

  @Test("Attributes of types")
  func attributes() {
    let outline = outline("@main @MainActor final class A {}\n@UIApplicationMain\n@objc(RDRB) class B {}")
    #expect(outline.type("A")?.attributes == ["main", "MainActor"])
    #expect(outline.type("B")?.attributes == ["UIApplicationMain", "objc"])
    #expect(outline.type("B")?.objectiveCName == "RDRB" && outline.type("A")?.objectiveCName == nil)
  }

  @Test("Generic types")
  func generic() {
    let outline = outline("class A<B> {}\nclass C {}\nextension A<Int> {}")
    #expect(outline.types.map(\.isGeneric) == [true, false, false])
    #expect(outline.types.last?.name == "A")
  }

  @Test("A type that is obsolete since iOS 13 is legacy, and what it has is", arguments: ["13", "13.0", "12.4", "9"])
  func legacy(version: String) {
    let outline = outline(
      "@available(iOS, introduced: 8, obsoleted: \(version)) class A { func f() { g() }; class B {} }")
    #expect(outline.types.map(\.isLegacy) == [true, true])
    #expect(outline.member("f()")?.isLegacy == true)
    #expect(outline.lines == ["call g() legacy"])
  }

  @Test(
    "Other availabilities make nothing legacy",
    arguments: [
      "iOS, obsoleted: 13.1", "iOS, obsoleted: 26", "iOS 13, *", "iOS, deprecated: 13", "tvOS, obsoleted: 13",
      "*, unavailable", "swift, obsoleted: 5",
    ])
  func notLegacy(arguments: String) {
    #expect(outline("@available(\(arguments)) class A {}").types.map(\.isLegacy) == [false])
  }

  @Test("A macro between members may declare any")
  func macro() {
    let outline = outline(
      "class A { #members(1)\nfunc f() {} }\nclass B { func g() { #log(\"a\") } }\n#Preview { A() }")
    #expect(outline.types.map(\.hasUnknownMacro) == [true, false])
  }

  @Test("Aliases have the names of the types around them")
  func aliases() {
    let outline = outline("typealias A = UIScene . ConnectionOptions\nclass B { typealias C = (Bool)\n  -> Void }")
    #expect(outline.aliases == ["A": "UIScene . ConnectionOptions", "B.C": "(Bool) -> Void"])
  }

  @Test("Names in backticks are those without")
  func backticks() {
    let text = "class `default` { func `in`(`for` `x`: Int) {} }"
    let outline = outline(text)
    #expect(outline.types.map(\.name) == ["default"])
    #expect(outline.member("in(for:)")?.parameters.first?.name == "x")
    #expect(outline.types.first.map { outline.file[$0.nameRange] } == "`default`")
  }

  @Test("The body is what stands between the braces")
  func body() {
    let outline = outline("class A { /* a */ }\nclass B {")
    #expect(outline.types.map { outline.file[$0.body] } == [" /* a */ ", ""])
    #expect(outline.firstError == SourceRange(29, 29))
  }
}
