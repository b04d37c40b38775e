import LifecycleModel
import Testing

@Suite("The words of a page")
struct VocabularyTests {
  private let vocabulary = Vocabulary.standard

  @Test(
    "Every entry has words in English, Japanese and Korean",
    arguments: ["section", "property", "attribute", "multiplicity", "column", "guard", "rule"])
  func complete(prefix: String) {
    #expect(!vocabulary.keys(prefix).isEmpty)
    for key in vocabulary.keys(prefix) {
      for language in Language.allCases {
        #expect(vocabulary.phrase(key, in: language) != key, "\(key) has no words")
      }
      if prefix == "section" { #expect(Set(Language.allCases.map { vocabulary.phrase(key, in: $0) }).count == 3) }
    }
  }

  @Test("No word of one kind means two things", arguments: ["section", "property", "multiplicity", "guard"])
  func unambiguous(prefix: String) {
    var seen: [NameKey: String] = [:]
    for key in vocabulary.keys(prefix) {
      for phrase in vocabulary.phrases(key) {
        #expect(seen[NameKey(phrase)] == nil || seen[NameKey(phrase)] == key, "\(phrase)")
        seen[NameKey(phrase)] = key
      }
    }
  }

  @Test("A text is looked up as names are compared")
  func lookUp() {
    #expect(vocabulary.key("section", matching: "call-ORDER") == "section.transitions")
    #expect(vocabulary.key("section", matching: "상태  전이") == "section.transitions")
    #expect(vocabulary.key("section", matching: "Prose") == nil)
    #expect(vocabulary.key("multiplicity", matching: "プロセス") == "multiplicity.process")
    #expect(vocabulary.phrases("no.such.key") == [])
    #expect(vocabulary.phrase("no.such.key", in: .korean) == "no.such.key")
  }

  @Test("—, -, none, なし and 없음 say that there is nothing, and so does an empty text")
  func none() {
    for text in ["—", "–", "-", "none", "None", " なし ", "없음", "", "  "] { #expect(vocabulary.isNone(text)) }
    for text in ["--", "nothing", "0", "no"] { #expect(!vocabulary.isNone(text)) }
  }
}
