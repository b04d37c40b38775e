import Documents
import LifecycleModel

extension PageStrings {
  /// A phrase with a run in place of each `{a}`, `{b}`.
  package func runs(
    _ key: String, _ a: [InlineContent.Inline], _ b: [InlineContent.Inline] = []
  ) -> [InlineContent.Inline] {
    let pattern = Vocabulary.standard.phrase(key, in: language)
    let pieces = pattern.split(separator: "{a}", omittingEmptySubsequences: false).map { piece in
      piece.split(separator: "{b}", omittingEmptySubsequences: false).map { text -> [InlineContent.Inline] in
        text.isEmpty ? [] : [.text(String(text))]
      }
    }
    return pieces.map { $0.joined(separator: b) }.joined(separator: a).map(\.self)
  }

  /// Texts with commas between them.
  package func list(_ texts: [String]) -> String { texts.joined(separator: comma) }

  /// Texts with commas between them, and `and` before the last.
  package func enumeration(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return list(texts.dropLast()) + phrase("mark.and") + last
  }

  /// The separator between the items of a list.
  package var comma: String { phrase("mark.comma") }

  /// `Launch: ` before what follows, with the language's colon.
  package var colon: String { phrase("mark.colon") }

  /// A full stop at the end of a sentence.
  package var fullStop: String { phrase("mark.stop") }
}
