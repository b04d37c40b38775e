import LifecycleModel

/// A call, or all calls of a callback, whose certainty is another one now.
struct CertaintyChange {
  /// What it was.
  let old: Certainty
  /// What it is.
  let new: Certainty
  private let oldPlace: Element
  private let newPlace: Element
  private let name: String
  private let hop: String?
  private let edits: [Edit]

  /// The changes of two life cycles: those that are said of a callback, once; then those of single calls, hop by hop.
  static func all(in subject: DiffSubject) -> [CertaintyChange] {
    let callbacks = subject.keptCallbacks.filter { callback($0, in: subject) != nil }
    let general = callbacks.compactMap { callback($0, in: subject) }
    let covered = Set(callbacks.map(\.new))
    return general + subject.hopPairs.flatMap { pair in single(pair, besides: covered, in: subject) }
  }

  /// The change as a rule reports it.
  func reported(as kind: ChangeKind, _ words: String, advice: String?) -> Change {
    let place = hop.map { " on '\($0)'" } ?? ""
    return Change(
      kind: kind, oldPlace: oldPlace, newPlace: newPlace, element: hop ?? name, old: text(old), new: text(new),
      message: "'\(name)' \(words)\(place)" + (new.condition.map { ": \($0)" } ?? ""), advice: advice, edits: edits)
  }

  private func text(_ certainty: Certainty) -> String {
    let word = certainty.word.split(separator: "-").joined(separator: " ")
    return "\(name): \(word)" + (certainty.condition.map { ": \($0)" } ?? "")
  }

  private static func callback(_ pair: (old: CallbackID, new: CallbackID), in subject: DiffSubject) -> CertaintyChange?
  {
    let (old, new) = (subject.old[pair.old].attributes.certainty, subject.new[pair.new].attributes.certainty)
    guard old.word != new.word else { return nil }
    // A call of which nothing else is said changes with its callback.
    let calls = subject.hopPairs.flatMap { hop in
      hop.kept.filter { step in
        subject.new[hop.new].steps[step.new].callback == pair.new
          && subject.old[hop.old].steps[step.old].certainty.word == old.word
          && subject.new[hop.new].steps[step.new].certainty.word == new.word
      }.map(\.name)
    }
    let edits = subject.edits(of: subject.newNames[pair.new], .certainty, .condition)
    return CertaintyChange(
      old: old, new: new, oldPlace: .callback(pair.old), newPlace: .callback(pair.new),
      name: subject.newWords.name(of: pair.new), hop: nil,
      edits: edits + calls.flatMap { subject.edits(of: .step($0), .certainty, .condition) })
  }

  private static func single(
    _ pair: HopPair, besides covered: Set<CallbackID>, in subject: DiffSubject
  ) -> [CertaintyChange] {
    pair.kept.compactMap { step in
      let (was, now) = (subject.old[pair.old].steps[step.old], subject.new[pair.new].steps[step.new])
      guard was.certainty.word != now.certainty.word else { return nil }
      let general = subject.correspondence.callbacks.old(for: now.callback).map {
        (subject.old[$0].attributes.certainty.word, subject.new[now.callback].attributes.certainty.word)
      }
      if covered.contains(now.callback), let general, general == (was.certainty.word, now.certainty.word) {
        return nil
      }
      return CertaintyChange(
        old: was.certainty, new: now.certainty, oldPlace: .step(pair.old, step.old),
        newPlace: .step(pair.new, step.new), name: subject.newWords.name(of: now.callback),
        hop: subject.newWords.name(of: pair.new), edits: subject.edits(of: .step(step.name), .certainty, .condition))
    }
  }
}
