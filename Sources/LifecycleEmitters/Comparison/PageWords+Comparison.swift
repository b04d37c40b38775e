import LifecycleDiff
import LifecycleModel

extension PageWords {
  /// A phrase with a run in place of each `{a}`, `{b}`.
  func runs(_ key: String, _ a: [TableText.Run], _ b: [TableText.Run] = []) -> [TableText.Run] {
    let pattern = Vocabulary.standard.phrase(key, in: language)
    let pieces = pattern.split(separator: "{a}", omittingEmptySubsequences: false).map { piece in
      piece.split(separator: "{b}", omittingEmptySubsequences: false).map { text -> [TableText.Run] in
        text.isEmpty ? [] : [.text(String(text))]
      }
    }
    return pieces.map { $0.joined(separator: b) }.joined(separator: a).map(\.self)
  }

  /// Texts with commas between them.
  func list(_ texts: [String]) -> String { texts.joined(separator: comma) }

  /// What stands between the items of a list.
  var comma: String { language == .japanese ? "、" : ", " }
}
