import LifecycleModel

/// The font of a picture.
enum PictureFont {
  /// The font family list; East Asian text gets a font that has its characters, so that `dot` measures them right.
  ///
  /// `others` are the texts of the picture that are not on the page.
  static func family(for lifecycle: Lifecycle, saying others: [String] = []) -> String {
    let eastAsian = eastAsianFont(for: texts(of: lifecycle) + others).map { [$0] } ?? []
    return (["Inter", "Helvetica", "Arial"] + eastAsian + ["sans-serif"]).joined(separator: ",")
  }

  private static func eastAsianFont(for texts: [String]) -> String? {
    var hasHan = false
    for text in texts {
      for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: return "Noto Sans CJK KR"
        case 0x3041...0x30FF, 0x3400...0x9FFF, 0x20000...0x3FFFD: hasHan = true
        default: break
        }
      }
    }
    return hasHan ? "Noto Sans CJK JP" : nil
  }

  private static func texts(of lifecycle: Lifecycle) -> [String] {
    [lifecycle.name] + lifecycle.states.map(\.name) + lifecycle.delegates.map(\.name)
      + lifecycle.callbacks.map(\.name)
      + lifecycle.transitions.flatMap { transition in
        [transition.event, transition.guard?.text ?? ""] + transition.steps.map { $0.certainty.condition ?? "" }
      }
  }
}
