import LifecycleModel
import Testing

@testable import SwiftGeneration

@Suite("Signatures")
struct SwiftSignatureTests {
  private func lines(_ declaration: String, prefix: String = "") -> [String]? {
    SwiftDeclaration(declaration).flatMap(SwiftSignature.init)?.lines(prefix: prefix, suffix: " {")
  }

  @Test("A declaration is formatted as swift-format does")
  func format() {
    #expect(
      lines("func f(_ options: [String : Any]?, with x:Int=3) async throws -> [Int:Bool]")
        == ["func f(_ options: [String: Any]?, with x: Int) async throws -> [Int: Bool] {"])
    #expect(lines("func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>") == nil)
    #expect(
      lines("func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)")
        == ["func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {"])
  }

  @Test("A long declaration has a line for each parameter")
  func long() {
    let name = String(repeating: "n", count: 70)
    #expect(
      lines("func \(name)(_ a: Int, b: Int)", prefix: "override ") == [
        "override func \(name)(", "  _ a: Int,", "  b: Int", ") {",
      ])
  }

  @Test(
    "Text that could end a declaration is not one",
    arguments: [
      "func f(_ x: \"a\")", "func f<T>(_ x: T)", "func f(a: Int}b)",
      "static func f()", "func f(_ x-y: Int)", "func f(_ x: (Int) -> // Void)",
    ])
  func hostile(declaration: String) {
    #expect(lines(declaration) == nil)
  }

  @Test("A body after a declaration is left out")
  func body() {
    #expect(lines("func f() -> Bool { true }; import Foo") == ["func f() -> Bool {"])
  }

  @Test(
    "A name alone makes a method",
    arguments: [
      ("onCreate(_:)", "func onCreate(_ value: Any)"), ("stop", "func stop()"),
      ("move(from:to:for:)", "func move(from: Any, to: Any, for value3: Any)"),
      ("a(b", "func aB()"), ("x(\"y\":)", "func xY()"),
    ])
  func names(name: String, declaration: String) {
    #expect(SwiftSignature(named: name, fallback: "callback").lines() == [declaration])
  }
}
