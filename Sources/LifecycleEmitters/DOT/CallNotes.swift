import LifecycleModel

/// The small print of pictures, in the page's language.
struct CallNotes {
  /// The language.
  let language: Language

  /// "may be skipped: back within a second", "may come at the next launch"; `nil` for a call that always comes.
  func certainty(_ certainty: Certainty) -> String? {
    switch certainty {
    case .always: nil
    case .mayBeSkipped(let condition): joined(phrase("attribute.mayBeSkipped"), condition)
    case .deferred(let condition): deferral(until: condition)
    }
  }

  /// "since iOS 13, removed iOS 27"; `nil` for what always exists.
  func availability(_ availability: Availability) -> String? {
    let bounds = [
      ("attribute.since", availability.since), ("attribute.deprecated", availability.deprecated),
      ("attribute.removed", availability.removed),
    ]
    let words = bounds.compactMap { key, version in
      version.map { phrase(key).replacing("{a}", with: $0.description) }
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// "in any order".
  var anyOrder: String { phrase("word.anyOrder") }

  private func deferral(until condition: String?) -> String {
    switch language {
    case .japanese, .korean: return joined(phrase("attribute.deferred"), condition)
    case .english: break
    }
    guard let condition, let first = condition.split(separator: " ").first?.lowercased() else {
      return "may come later"
    }
    if condition.lowercased().hasPrefix("the next ") { return "may come at \(condition)" }
    let joints: Set = ["after", "at", "before", "if", "in", "on", "once", "until", "when", "while", "with"]
    return joints.contains(first) ? "may come \(condition)" : "may come later: \(condition)"
  }

  private func joined(_ phrase: String, _ condition: String?) -> String {
    guard let condition, !condition.isEmpty else { return phrase }
    return switch language {
    case .english, .korean: "\(phrase): \(condition)"
    case .japanese: "\(phrase)：\(condition)"
    }
  }

  private func phrase(_ key: String) -> String {
    Vocabulary.standard.phrase(key, in: language)
  }
}
