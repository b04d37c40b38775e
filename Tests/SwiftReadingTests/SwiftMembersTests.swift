import Diagnostics
import ProjectModel
import SwiftReading
import Testing

@Suite("Members of Swift source")
struct SwiftMembersTests {
  private func member(_ text: String) throws -> MemberDeclaration {
    try #require(outline("class A {\n\(text)\n}").types.first?.members.first)
  }

  @Test("The compound name, labels, names and types of a method")
  func method() throws {
    let text = """
      func scene(_ scene: UIScene,
        willConnectTo session: UISceneSession, // The session.
        options: UIScene.ConnectionOptions) {}
      """
    let member = try member(text)
    #expect(member.name == "scene(_:willConnectTo:options:)" && member.kind == .method)
    #expect(member.parameters.map(\.label) == ["_", "willConnectTo", "options"])
    #expect(member.parameters.map(\.name) == ["scene", "session", "options"])
    #expect(member.parameters.map(\.type) == ["UIScene", "UISceneSession", "UIScene.ConnectionOptions"])
    let file = SourceFile(path: "", text: "class A {\n\(text)\n}")
    #expect(member.parameters.map { file[$0.labelRange] } == member.parameters.map(\.label))
    #expect(member.parameters.map { file[$0.typeRange] } == member.parameters.map(\.type))
    #expect(file[member.nameRange] == "scene" && file[member.range] == text)
  }

  @Test(
    "Types are as the source has them, blanks and comments reduced to spaces",
    arguments: [
      ("[UIApplication.LaunchOptionsKey: Any]?", "[UIApplication.LaunchOptionsKey: Any]?"),
      ("[String :Any]", "[String :Any]"), ("@escaping  (Bool)\n -> Void", "@escaping (Bool) -> Void"),
      ("Set/* a */<Int>", "Set <Int>"), ("inout Int", "inout Int"), ("Int ...", "Int ..."), ("Int...", "Int..."),
      ("Int = 1", "Int"),
    ])
  func types(written: String, read: String) throws {
    #expect(try member("func f(a: \(written))").parameters.map(\.type) == [read])
  }

  @Test(
    "The result's type is empty for none", arguments: [("-> Bool", "Bool"), ("-> Void", ""), ("-> ()", ""), ("", "")])
  func result(written: String, read: String) throws {
    #expect(try member("func f() async throws \(written) {}").type == read)
    #expect(try member("func f() async throws \(written) {}").isAsync)
    #expect(try !member("func f() throws \(written) {}").isAsync)
  }

  @Test("Generic parameters and opaque types make a method generic")
  func generic() throws {
    #expect(try member("func f<A>(a: A) {}").isGeneric && member("func f(a: [some P]) {}").isGeneric)
    #expect(try !member("func f(a: Set<Int>) -> some View {}").isGeneric)
  }

  @Test("Modifiers and attributes that decide who sees a member")
  func modifiers() throws {
    let text = "@nonobjc private static override func f() {}"
    let member = try member(text)
    #expect(Set(member.modifiers.keys) == [.nonobjc, .private, .static, .override])
    let file = SourceFile(path: "", text: "class A {\n\(text)\n}")
    #expect(member.modifiers[.nonobjc].map { file[$0] } == "@nonobjc")
    #expect(member.modifiers[.private].map { file[$0] } == "private")
    #expect(try self.member("public private(set) var a = 1").modifiers.keys.map(\.rawValue) == ["public"])
    #expect(try self.member("@objc optional nonisolated func f()").modifiers.count == 3)
  }

  @Test("The selector that @objc gives")
  func selector() throws {
    #expect(try member("@objc(application:open:) func f(_ a: A, b: B) {}").selector == "application:open:")
    #expect(try member("@objc func f(_ a: A) {}").selector == nil)
  }

  @Test("Initializers")
  func initializer() throws {
    let member = try member("required init?(coder: NSCoder) { nil }")
    #expect(member.kind == .initializer && member.name == "init(coder:)")
  }

  @Test("Properties with the types that are written or told by initial values")
  func properties() {
    let outline = outline(
      """
      class A {
        var window: UIWindow?
        lazy var other = UIWindow(frame: .zero), b = a.b(), c: [Int] = [], d, e: Bool
        static let text = "a"
        let (f, g) = (1, 2)
        var h = nil as UIWindow?
        var i = X.Y.init()
        var j = k as? View
      }
      """)
    let members = outline.types.flatMap(\.members)
    #expect(members.map(\.name) == ["window", "other", "b", "c", "d", "e", "text", "f", "g", "h", "i", "j"])
    #expect(
      members.map(\.type) == [
        "UIWindow?", "UIWindow", "", "[Int]", "Bool", "Bool", "String", "", "", "UIWindow?", "X.Y", "View?",
      ])
    #expect(members.allSatisfy { $0.kind == .property })
  }

  @Test("Adaptors of delegates are attributes with their arguments")
  func adaptors() throws {
    #expect(
      try member("@UIApplicationDelegateAdaptor(AppDelegate.self) private var d").attributes == [
        "UIApplicationDelegateAdaptor": "AppDelegate.self"
      ])
    let annotated = try member("@UIApplicationDelegateAdaptor var d: AppDelegate")
    #expect(annotated.attributes == ["UIApplicationDelegateAdaptor": ""] && annotated.type == "AppDelegate")
    #expect(outline("struct A { @NSApplicationDelegateAdaptor(B.self) var d }").lines == ["type B"])
  }

  @Test("The body of a method, of a computed property, of none")
  func body() throws {
    let file = SourceFile(path: "", text: "class A { func f() { g() }\nvar a: Int { 1 }\nvar b = 1 }")
    let outline = SourceOutline(swift: file, under: BuildConditions(.iOS))
    #expect(outline.types.flatMap(\.members).map { $0.body.map { file[$0] } } == [" g() ", " 1 ", nil])
    #expect(self.isTrivial("protocol A { func f() }") == false)
  }

  private func isTrivial(_ text: String) -> Bool? { outline(text).types.first?.members.first?.isTrivial }

  @Test(
    "Bodies in which nothing happens",
    arguments: [
      "", "// Nothing.", "return", "return true", "false", "return nil", "1", "return -1.5", "\"a\"", "return []",
      "return [:]", "super.f(a, b: 1)", "return super.f()", "_ = super.f()", "try await super.f()",
    ])
  func trivial(body: String) {
    #expect(isTrivial("class A { func f(a: A, b: B) {\n\(body)\n} }") == true)
  }

  @Test(
    "Bodies in which something may happen",
    arguments: [
      "g()", "return g()", "super.f(g())", "super.f { g() }", "return a", "return [g()]", "\"\\(g())\"",
      "super.f()\nsuper.g()", "var a = 1", "a = true", "x.super.f()", "#if A\n#endif",
    ])
  func untrivial(body: String) {
    #expect(isTrivial("class A { func f(a: A, b: B) {\n\(body)\n} }") == false)
  }

  @Test("Functions in functions, subscripts and deinitializers are no members")
  func others() {
    let outline = outline("class A { deinit { a() }; subscript(i: Int) -> Int { b() }; func f() { func g() { c() } } }")
    #expect(outline.memberNames == ["f()"])
    #expect(outline.lines == ["call a()", "call b()", "call c()"])
  }
}
