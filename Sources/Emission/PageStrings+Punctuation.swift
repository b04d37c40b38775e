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

  /// What stands between the items of a list.
  package var comma: String { language == .japanese ? "、" : ", " }

  /// `Launch: ` before what follows, with the language's colon.
  package var colon: String { language == .japanese ? "：" : ": " }

  /// A full stop at the end of a sentence.
  package var fullStop: String { language == .japanese ? "。" : "." }
}
