import LifecycleModel
import Text

/// The font of a picture.
enum PictureFont {
  /// The font family list; East Asian text gets a font that has its characters, so that `dot` measures them right.
  ///
  /// `others` are the texts of the picture that are not on the page.
  static func family(for lifecycle: Lifecycle, saying others: [String] = []) -> String {
    let eastAsian = eastAsianFont(for: texts(of: lifecycle) + others, in: lifecycle.language).map { [$0] } ?? []
    return (["Inter", "Helvetica", "Arial"] + eastAsian + ["sans-serif"]).joined(separator: ",")
  }

  private static func eastAsianFont(for texts: [String], in language: Language) -> String? {
    var hasHan = false
    for text in texts {
      for scalar in text.unicodeScalars {
        if scalar.isHangul { return "Noto Sans CJK KR" }
        hasHan = hasHan || scalar.isIdeographic
      }
    }
    return hasHan ? Vocabulary.standard.phrase("picture.font", in: language) : nil
  }

  private static func texts(of lifecycle: Lifecycle) -> [String] {
    [lifecycle.name] + lifecycle.states.map(\.name) + lifecycle.delegates.map(\.name)
      + lifecycle.callbacks.map(\.name)
      + lifecycle.transitions.flatMap { transition in
        [transition.event, transition.guard?.text ?? ""] + transition.steps.map { $0.certainty.condition ?? "" }
      }
  }
}
