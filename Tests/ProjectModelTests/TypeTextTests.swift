import ProjectModel
import Testing

@Suite("Texts of types")
struct TypeTextTests {
  @Test(
    "A type has a normal form",
    arguments: [
      ("UIScene", "UIScene"), (" UIScene . ConnectionOptions ", "UIScene.ConnectionOptions"),
      ("UIKit.UIScene.ConnectionOptions", "UIScene.ConnectionOptions"), ("Swift.Bool", "Bool"),
      ("any P", "P"), ("some P", "some P"), ("(any P)?", "P?"), ("(some P)?", "(some P)?"), ("any P & Q", "P&Q"),
      ("Q & P", "P&Q"), ("(Q & P)?", "(P&Q)?"), ("any P.Type", "P.Type"),
      ("Optional<X>", "X?"), ("Swift.Optional<any P>", "P?"), ("X!", "X?"), ("X??", "X??"), ("Optional<X?>", "X??"),
      ("Array<X>", "[X]"), ("[ X ]", "[X]"), ("[[X?]]", "[[X?]]"), ("Dictionary<K, V>", "[K:V]"),
      ("[K : V]?", "[K:V]?"),
      ("[UIApplication.LaunchOptionsKey: Any]?", "[UIApplication.LaunchOptionsKey:Any]?"),
      ("Set<UIKit.X>", "Set<X>"), ("Result<X, any Error>", "Result<X,Error>"),
      ("Void", "()"), ("()", "()"), ("Swift.Void", "()"), ("(X)", "X"), ("((X))", "X"), ("(a: X, Y)", "(a:X,Y)"),
      ("@escaping (Bool) -> Void", "(Bool)->()"), ("@escaping @MainActor @Sendable () -> ()", "()->()"),
      ("((Bool) -> Void)?", "((Bool)->())?"), ("Optional<(Bool) -> Void>", "((Bool)->())?"),
      ("(_ isDone: Bool) -> Swift.Void", "(Bool)->()"), ("(A) -> (B) -> C", "(A)->(B)->C"),
      ("([any P]?) -> Void", "([P]?)->()"), ("(inout X) -> Void", "(inout X)->()"), ("inout X", "inout X"),
      ("@convention(block) () -> Void", "@convention (block) ()->()"), ("() async throws -> X", "() async throws->X"),
      ("() throws(E) -> X", "() throws(E)->X"), ("(Any...) -> X", "(Any...)->X"), ("`Type`", "Type"),
      ("Données", "Données"),
    ])
  func normalForms(text: String, form: String) {
    #expect(TypeText(text).description == form)
  }

  @Test("The normal form is its own", arguments: ["(a: [K: V?], @escaping (A & B)? ) -> C<D>", "@autoclosure () -> X"])
  func stability(text: String) {
    let form = TypeText(text)
    #expect(TypeText(form.description) == form)
  }

  @Test(
    "Types that differ in more are not equal",
    arguments: [
      ("X", "X?"), ("some P", "any P"), ("inout X", "X"), ("(A, B)", "(B, A)"), ("UIScene.X", "X"), ("[X]", "Set<X>"),
      ("() -> Void", "() async -> Void"), ("(A) -> B", "((A) -> B)?"),
    ])
  func different(left: String, right: String) {
    #expect(TypeText(left) != TypeText(right))
  }

  @Test("An alias is what it stands for, also one of itself")
  func aliases() {
    let aliases = ["Done": "(Bool) -> Void", "A": "B?", "B": "A", "Twice": "(Twice, Twice)"]
    #expect(TypeText("@escaping Done", aliases: aliases) == TypeText("(Bool) -> Void"))
    #expect(TypeText("Done?", aliases: aliases) == TypeText("((Bool) -> Void)?"))
    #expect(TypeText("A", aliases: aliases).description.hasSuffix("?"))
    #expect(TypeText("Twice", aliases: aliases).description.utf8.count < 10_000)
  }

  @Test("The app's own module may stand before a name")
  func modules() {
    #expect(TypeText("App.X", modules: ["App"]) == TypeText("X"))
    #expect(TypeText("App.X") != TypeText("X"))
  }

  @Test(
    "What is no type stays as it is",
    arguments: [("", ""), ("X ->", "X->"), ("(a b", "(ab"), ("] ?", "]?"), ("A &", "A&")])
  func others(text: String, expected: String) {
    #expect(TypeText(text).description == expected)
  }

  @Test("Deep types are read", arguments: ["(", "[", "A<", "@", "any ", "(A)->", "A&", "A?", "(a:"])
  func deep(piece: String) {
    let text = String(repeating: piece, count: 100_000)
    #expect(TypeText(text).description.utf8.count <= text.utf8.count + 10)
  }
}
