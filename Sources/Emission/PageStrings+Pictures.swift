import LifecycleModel

extension PageStrings {
  /// The small print of pictures: "may be skipped: back within a second", "may come at the next launch"; `nil` for a call
  /// that always comes.
  package func smallPrint(_ certainty: Certainty) -> String? {
    guard case .deferred(let condition) = certainty else { return self.certainty(certainty) }
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
