import Testing
import Text

@Suite("Sets of ASCII characters")
struct ASCIISetTests {
  @Test("They contain their characters and no byte of any other")
  func members() {
    let set = ASCIISet("az<~ é").subtracting(ASCIISet("<")).union(ASCIISet("0"))
    let members = (UInt8.min...UInt8.max).filter(set.contains)
    #expect(String(decoding: members, as: UTF8.self) == " 0az~")
    #expect(set.holds("za 0~") && set.holds("") && !set.holds("zb") && !set.holds("zé"))
    #expect(set.holds("<az>".dropFirst().dropLast()))
  }

  @Test("Printable characters are those with a width")
  func printable() {
    for value in UInt8.min...0x7F {
      let character = Character(UnicodeScalar(value))
      #expect(ASCIISet.printable.contains(value) == (character.displayWidth == 1), "\(value)")
      #expect(ASCIISet.letters.contains(value) == character.isLetter)
      #expect(ASCIISet.alphanumerics.contains(value) == (character.isLetter || character.isNumber))
    }
  }
}
