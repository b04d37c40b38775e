import Testing

@testable import LifecycleModel

@Suite("The vocabulary")
struct VocabularyTests {
  private let vocabulary = Vocabulary.standard

  @Test("Every entry has the phrases that it needs in every language")
  func complete() {
    for key in vocabulary.keys {
      for language in Language.allCases {
        #expect(vocabulary.phrases(key, in: language) != nil, "\(key) has nothing in \(language)")
      }
      #expect(vocabulary.phrases(key, in: .english) != [], "\(key) has no words in English")
    }
    #expect(Language.allCases.map { "language." + $0.rawValue } == vocabulary.keys("language"))
  }

  @Test(
    "Words by which pages are read exist in every language",
    arguments: [
      "section", "property", "language", "version", "attribute", "multiplicity", "column", "word", "guard", "rule",
    ])
  func readable(prefix: String) {
    #expect(!vocabulary.keys(prefix).isEmpty)
    for key in vocabulary.keys(prefix) {
      for language in Language.allCases { #expect(vocabulary.phrases(key, in: language) != [], "\(key), \(language)") }
    }
  }

  @Test("Every language has the same gaps in a phrase")
  func gaps() {
    for key in vocabulary.keys {
      let english = vocabulary.phrase(key, in: .english).gaps
      for phrase in vocabulary.phrases(key) { #expect(phrase.gaps.isSubset(of: english), "\(key): \(phrase)") }
      for language in Language.allCases where vocabulary.phrases(key, in: language) != [] {
        #expect(vocabulary.phrase(key, in: language).gaps == english, "\(key) in \(language)")
      }
    }
  }

  @Test(
    "No word of one kind means two things", arguments: ["section", "property", "language", "multiplicity", "guard"])
  func unambiguous(prefix: String) {
    var seen: [NameKey: String] = [:]
    for key in vocabulary.keys(prefix) {
      for phrase in vocabulary.phrases(key) {
        #expect(seen[NameKey(phrase)] == nil || seen[NameKey(phrase)] == key, "\(phrase)")
        seen[NameKey(phrase)] = key
      }
    }
  }

  @Test("Lookup compares text as names are compared")
  func lookUp() {
    #expect(vocabulary.key(.section, matching: "call-ORDER") == "section.transitions")
    #expect(vocabulary.key(.section, matching: "상태  전이") == "section.transitions")
    #expect(vocabulary.key(.section, matching: "Prose") == nil)
    #expect(vocabulary.key(.multiplicity, matching: "プロセス") == "multiplicity.process")
    #expect(vocabulary.key(.section, matching: "情景") == "section.scenarios")
    #expect(vocabulary.phrases("no.such.key") == [])
    #expect(vocabulary.phrase("no.such.key", in: .korean) == "no.such.key")
  }

  @Test("A phrase may be empty, or begin or end with a space")
  func spaces() {
    let table = Vocabulary(table: Array("key\ten\tja\nmark.a\t,␣\t∅\nmark.b\t␣x␣y\t\n".utf8))
    #expect(table.phrase("mark.a", in: .english) == ", ")
    #expect(table.phrase("mark.a", in: .japanese) == "")
    #expect(table.phrase("mark.a", in: .korean) == ", ", "English stands in")
    #expect(table.phrases("mark.b", in: .japanese) == nil)
    #expect(table.phrase("mark.b", in: .japanese) == " x y")
  }

  @Test("—, -, none, なし, 없음, 无 and an empty text mean that there is nothing")
  func none() {
    for text in ["—", "–", "-", "none", "None", " なし ", "없음", "无", "", "  "] { #expect(vocabulary.isNone(text)) }
    for text in ["--", "nothing", "0", "no"] { #expect(!vocabulary.isNone(text)) }
  }
}

extension String {
  /// The letters of the gaps in a phrase of the vocabulary: `{a}`.
  fileprivate var gaps: Set<Substring> { Set(matches(of: #/\{([a-z])\}/#).map(\.1)) }
}
