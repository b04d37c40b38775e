import Testing
import Text

@Suite("Digests")
struct StableHashTests {
  @Test("A digest never changes")
  func pinned() {
    #expect(StableHash.digest("") == "af64724c8602eb6e")
    #expect(StableHash.digest("instar") == StableHash.digest("instar"))
    #expect(StableHash.digest("a") != StableHash.digest("b"))
    #expect(StableHash.digest("é").count == 16)
  }

  @Test("Texts combined one after another stay distinct")
  func boundaries() {
    var one = StableHash()
    one.combine("ab")
    one.combine("c")
    var other = StableHash()
    other.combine("a")
    other.combine("bc")
    #expect(one.hexadecimal != other.hexadecimal)
  }
}
