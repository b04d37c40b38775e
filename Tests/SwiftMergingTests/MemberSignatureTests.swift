import Testing

@testable import SwiftMerging

@Suite("Signatures of members")
struct MemberSignatureTests {
  private func signatures(_ member: String) -> [MemberSignature] {
    SwiftFile("class A {\n\(member)\n}").types.flatMap(\.signatures)
  }

  @Test(
    "Functions and initialisers have names with labels, properties their own",
    arguments: [
      ("func a() {}", ["a()"]), ("func `class`(_ x: Int, for y: Int...) {}", ["class(_:for:)"]),
      ("required init?(coder: NSCoder) {}", ["init(coder:)"]), ("var a, b: Int", ["a", "b"]),
      ("static func a<T>(x: T) where T: B {}", ["a(x:)"]), ("let (a, b) = c", []),
      ("subscript(i: Int) -> Int { 1 }", []),
      ("#if A\n#if B\nvar c = 1\n#endif\n#else\nfunc d() {}\n#endif", ["c", "d()"]), ("case a", []),
    ])
  func names(member: String, names: [String]) {
    #expect(signatures(member).map(\.name) == names)
  }

  @Test("An async function corresponds to the one with a completion handler, and to no other")
  func twins() throws {
    let callback = try #require(signatures("func a(_ x: X, done: @escaping () -> Void) {}").first)
    #expect(signatures("func a(_ x: X) async {}").first?.isSameMember(as: callback) == true)
    #expect(signatures("func a(_ x: X) {}").first?.isSameMember(as: callback) == false)
    #expect(signatures("func a() async {}").first?.isSameMember(as: callback) == false)
    let single = try #require(signatures("func a(done: @escaping () -> Void) {}").first)
    #expect(signatures("func a() async -> Bool { true }").first?.isSameMember(as: single) == true)
  }
}
