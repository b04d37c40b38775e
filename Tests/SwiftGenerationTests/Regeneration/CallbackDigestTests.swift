import LifecycleModel
import Testing

@testable import SwiftGeneration

@Suite("Digests of callbacks")
struct CallbackDigestTests {
  private func digest(_ declaration: String) throws -> CallbackDigest {
    CallbackDigest(try #require(SwiftDeclaration(declaration).flatMap { SwiftSignature($0) }))
  }

  @Test("Six digits are of its name, two of its types; inner names don't count")
  func parts() throws {
    let pay = try digest("func pay(_ amount: Int)")
    #expect(pay == (try digest("func pay(_ sum: Int)")))
    #expect(pay.name == CallbackDigest.name(of: "pay(_:)"))
    for other in ["func pay(_ amount: String)", "func pay(_ amount: Int) -> Bool", "func pay(_ amount: Int) async"] {
      let changed = try digest(other)
      #expect(changed.name == pay.name)
      #expect(changed != pay, "\(other)")
    }
    #expect(try digest("func pay(amount: Int)").name != pay.name)
  }

  @Test("Digits are read, other text is not", arguments: ["", "3fa2c18", "3fa2c1888", "3fa2c18g", "instar:x"])
  func wrong(text: String) {
    #expect(CallbackDigest(text) == nil)
    #expect(CallbackDigest("3FA2C188")?.digits == "3fa2c188")
  }

  @Test("No two callbacks of one type of the catalog have the same digest")
  func collisions() {
    for (type, entries) in Dictionary(grouping: APICatalog.standard.entries, by: \.owner) {
      let names = entries.map { CallbackDigest.name(of: $0.name) }
      #expect(Set(names).count == Set(entries.map(\.name)).count, "\(type)")
    }
  }
}
