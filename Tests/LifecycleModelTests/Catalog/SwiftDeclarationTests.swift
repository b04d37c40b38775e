import LifecycleModel
import Testing

@Suite("Swift declarations")
struct SwiftDeclarationTests {
  @Test("A method is parsed: labels, names, types, effects, result")
  func function() throws {
    let text =
      "@MainActor @objc(foo:) public override func reload<T: P>(_ x: Int = 3, `for` each: [String: (Int) -> T], done: @escaping () -> Void) async throws(MyError) -> Result<T, any Error> where T: Q"
    let declaration = try #require(SwiftDeclaration(text))
    #expect(declaration.kind == .function)
    #expect(declaration.compoundName == "reload(_:for:done:)")
    #expect(declaration.parameters.map(\.label) == ["_", "for", "done"])
    #expect(declaration.parameters.map(\.name) == ["x", "each", "done"])
    #expect(declaration.parameters.map(\.type) == ["Int", "[String: (Int) -> T]", "@escaping () -> Void"])
    #expect(declaration.isAsync && declaration.isThrowing)
    #expect(declaration.resultType == "Result<T, any Error>")
    #expect(declaration.text == text)
  }

  @Test(
    "Every kind of declaration has its compound name",
    arguments: [
      ("func viewDidLoad()", "viewDidLoad()"), ("func `default`() -> Void", "default()"), ("init()", "init()"),
      ("required init?(coder: NSCoder)", "init(coder:)"), ("convenience init!(a b: Int)", "init(a:)"),
      ("var window: UIWindow? { get set }", "window"), ("static var x: Int = 1", "x"), ("case inactive", "inactive"),
      ("indirect case `self`", "self"), ("func f(a: Int, b: Int) { print(a) }", "f(a:b:)"),
      ("nonisolated func g(_: Int) rethrows", "g(_:)"), ("func 開始する(_ x: 整数)", "開始する(_:)"),
      ("func h(_ f: ((Int, Int) -> [A<B, C>], D) -> E, g: inout F)", "h(_:g:)"),
      ("@available(iOS 13, *) func k() -> ()", "k()"), ("  func  spaced ( a : Int )  ", "spaced(a:)"),
    ])
  func names(text: String, name: String) {
    #expect(SwiftDeclaration(text)?.compoundName == name)
  }

  @Test("A `Void` result is no result, and a body is not part of a type")
  func results() {
    #expect(SwiftDeclaration("func f() -> Void")?.resultType == nil)
    #expect(SwiftDeclaration("func f() -> ()")?.resultType == nil)
    #expect(SwiftDeclaration("func f() -> Bool { true }")?.resultType == "Bool")
    #expect(SwiftDeclaration("func f() -> some View where V : Equatable")?.resultType == "some View")
    #expect(SwiftDeclaration("var window: UIWindow? { get }")?.resultType == "UIWindow?")
  }

  @Test(
    "Other text is not a declaration",
    arguments: [
      "", "func", "func ()", "func f", "func f(", "func f(_:willConnectTo:)", "scene(_:)", "viewDidLoad()",
      "initialize()",
      "initState()", "init", "variable", "var x", "case a(b: Int)", "function f()", "funcf()", "varx: Int", "func 1f()",
      "func f(a)",
      "class Foo", "func f(a: )",
      "static", "@objc", "func ``()",
    ])
  func none(text: String) {
    #expect(SwiftDeclaration(text) == nil)
  }
}
