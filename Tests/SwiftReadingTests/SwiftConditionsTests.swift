import Diagnostics
import ProjectModel
import SwiftReading
import Testing

@Suite("Conditions in Swift source")
struct SwiftConditionsTests {
  @Test(
    "The clauses of #if that may be built",
    arguments: [
      ("os(iOS)", "a"), ("os(macOS)", "b"), ("!os(macOS)", "a"), ("os(macOS) || os(iOS)", "a"),
      ("os(macOS) && DEBUG", "b"), ("os(iOS) && DEBUG", "ab"), ("os(iOS) || DEBUG", "a"), ("DEBUG", "ab"),
      ("!DEBUG", "ab"), ("true", "a"), ("false", "b"), ("(os(iOS))", "a"), ("!(os(iOS) && os(tvOS))", "a"),
      ("canImport(UIKit)", "a"), ("canImport(AppKit)", "b"), ("canImport(Sparkle)", "ab"),
      ("canImport(UIKit.UIView)", "a"), ("canImport(AppKit, _version: 7)", "b"),
      ("canImport(UIKit, _version: 7)", "ab"), ("swift(>=5.9)", "a"), ("swift(<6)", "b"),
      ("compiler(>=5.7.1)", "a"), ("targetEnvironment(macCatalyst)", "b"), ("targetEnvironment(simulator)", "ab"),
      ("os(macOS) || os(iOS) && DEBUG", "ab"), ("A == B", "ab"), ("os(iOS) && (DEBUG || os(iOS))", "a"),
    ])
  func clauses(condition: String, expected: String) {
    let text = "#if \(condition)\na()\n#else\nb()\n#endif"
    #expect(outline(text).mentions.map { $0.name.prefix(1) }.joined() == expected)
    let members = outline("class A {\n#if \(condition)\nfunc a() {}\n#else\nfunc b() {}\n#endif\n}").memberNames
    #expect(members.map { $0.prefix(1) }.joined() == expected)
  }

  @Test(
    "Conditions that are not known are told from those with which an app is built and without",
    arguments: [
      ("GLASSES", true), ("!GLASSES", true), ("DEBUG", false), ("!DEBUG", false), ("os(iOS)", false),
      ("targetEnvironment(simulator)", false), ("canImport(Sparkle)", true), ("DEBUG && GLASSES", true),
      ("DEBUG || targetEnvironment(simulator)", false), ("(GLASSES)", true), ("os(iOS) || GLASSES", false),
    ])
  func conditional(condition: String, isUnknown: Bool) {
    let text = "#if \(condition)\na()\n#else\nb()\n#endif"
    #expect(outline(text).conditionalCode.map(\.isExhaustive) == (isUnknown ? [true] : []))
    let alone = outline("#if \(condition)\na()\n#endif").conditionalCode
    #expect(alone.map(\.isExhaustive) == (isUnknown ? [false] : []))
  }

  @Test("The first clause that is certain ends an #if")
  func elseif() {
    let text = "#if os(macOS)\na()\n#elseif DEBUG\nb()\n#elseif os(iOS)\nc()\n#else\nd()\n#endif"
    #expect(outline(text).lines == ["call b()", "call c()"])
    #expect(outline(text, .macOS).lines == ["call a()"])
  }

  @Test("#if around types, cases, modifiers of views, attributes, and in each other")
  func places() {
    #expect(outline("#if os(iOS)\nclass A {}\n#else\nclass B {}\n#endif").types.map(\.name) == ["A"])
    let cases = "switch a {\n#if os(iOS)\ncase b: c()\n#else\ncase d: e()\n#endif\n}"
    #expect(outline(cases).lines == ["access a", "access b", "call c()"])
    let view = "a()\n#if os(iOS)\n.b { c() }\n#else\n.d()\n#endif\n.e()"
    #expect(outline(view).lines == ["call a()", "call b() {}", "call c()", "call a().e()"])
    let attributes = outline("#if os(iOS)\n@A\n#else\n@B\n#endif\nclass C {}")
    #expect(attributes.type("C")?.attributes == ["A"])
    let nested = "class A {\n#if DEBUG\n#if os(macOS)\nfunc a() {}\n#endif\nfunc b() {}\n#endif\n}"
    #expect(outline(nested).memberNames == ["b()"])
  }

  @Test(
    "Code that only runs before iOS 13",
    arguments: [
      ("if #unavailable(iOS 13, *) { a() } else { b() }", "a"),
      ("if #unavailable(iOS 13), c { a() } else { b() }", "a"),
      ("if #available(iOS 13, *) { b() } else { a() }", "a"),
      ("if #available(iOS 13.0, *) { b() } else if c { a() }", "ac"),
      ("if #available(iOS 9, *) { b() } else { a() }", "a"),
      ("if #available(iOS 13, *), c { b() } else { b() }", ""),
      ("if #available(iOS 14, *) { b() } else { b() }", ""),
      ("if #available(iOS 13.4, *) { b() } else { b() }", ""),
      ("if #available(macOS 10.15, *) { b() } else { b() }", ""),
      ("guard #available(iOS 13, *) else { a(); return }; b()", "a"),
      ("guard #unavailable(iOS 13) else { b(); return }; a()", "a"),
      ("if #available(iOS 13, *) { b(); return }; a()", "a"),
      ("if #available(iOS 13, *) { b() }; b()", ""),
    ])
  func legacy(statement: String, expected: String) {
    let text = "func f() { \(statement) }"
    let legacy = outline(text).mentions.filter(\.isLegacy).map { String($0.name.prefix(1)) }
    #expect(legacy.sorted().joined() == expected)
  }

  @Test("Other systems have their own versions")
  func systems() {
    let text = "if #available(tvOS 13, *) {} else { a() }\nif #available(iOS 13, *) {} else { b() }"
    #expect(outline(text, .tvOS).lines == ["call a() legacy", "call b()"])
    #expect(outline(text, .visionOS).lines == ["call a()", "call b() legacy"])
    #expect(outline(text, .macOS).lines == ["call a()", "call b()"])
  }

  @Test("A method that is obsolete is legacy, and what it mentions")
  func obsolete() {
    let text = "class A { @available(iOS, obsoleted: 13) func f() { g() }\nfunc h() { i() } }"
    #expect(outline(text).types.flatMap(\.members).map(\.isLegacy) == [true, false])
    #expect(outline(text).lines == ["call g() legacy", "call i()"])
  }
}
