import LifecycleModel

extension PageStrings {
  /// The small print of pictures: "may be skipped: back within a second", "may come at the next launch"; `nil` for a call
  /// that always comes.
  package func smallPrint(_ certainty: Certainty) -> String? {
    certainty.isAlways ? nil : list(certainty.doubts.map { $0.kind == .deferred ? deferral($0.condition) : doubt($0) })
  }

  /// "may come later", "may come at the next launch".
  private func deferral(_ condition: String?) -> String {
    guard let condition else { return phrase("call.deferred") }
    let words = condition.lowercased() + " "
    let key = ["call.deferredAt", "call.deferredUntil"].first { key in
      Vocabulary.standard.phrases(key + ".opening", in: language)?.contains { words.hasPrefix($0 + " ") } ?? false
    }
    return key.map { phrase($0, condition) } ?? phrase("call.deferred") + colon + condition
  }

  /// "in any order".
  package var anyOrder: String { phrase("word.anyOrder") }
}
