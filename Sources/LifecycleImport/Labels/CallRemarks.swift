import LifecycleModel
import LifecycleReader
import Text

/// The attributes in parentheses behind a call's name.
struct CallRemarks: Hashable, Sendable {
  /// The certainty that the call comes.
  private(set) var certainty = Certainty.always
  /// The versions that have it.
  private(set) var availability = Availability()

  /// A text without the parenthesis at its end that holds attributes, and these; `nil` for a text without any.
  static func split(_ text: String) -> (name: String, remarks: CallRemarks?) {
    guard text.last == ")" else { return (text, nil) }
    var start = text.startIndex
    while let found = text[start...].firstRange(of: " (") {
      if let remarks = CallRemarks(text[found.upperBound...].dropLast()) {
        return (String(text[..<found.lowerBound]), remarks)
      }
      start = found.upperBound
    }
    return (text, nil)
  }

  /// Reads attributes between commas and semicolons; `nil` for a text that does not begin with one of a call.
  init?(_ text: Substring) {
    var found: [Attribute] = []
    var end = text.startIndex
    for field in text.fields {
      if let attribute = Self.attribute(field) {
        found.append(attribute)
      } else {
        guard let longer = found.last?.continued(with: text[end..<field.endIndex]) else { return nil }
        found[found.count - 1] = longer
      }
      end = field.endIndex
    }
    guard !found.isEmpty else { return nil }
    for attribute in found { take(attribute) }
  }

  /// The words of pictures for deferred calls, `may come at the next launch`: the words before the condition, and those that it
  /// begins with.
  private static let deferrals = ["call.deferredAt", "call.deferredUntil"].flatMap { key in
    Vocabulary.standard.phrases(key).compactMap { phrase in
      phrase.firstRange(of: "{a}").map { gap in
        (String(phrase[..<gap.lowerBound]), Vocabulary.standard.phrases(key + ".opening").map { $0 + " " })
      }
    }
  }

  private static func attribute(_ text: Substring) -> Attribute? {
    for (opening, words) in deferrals
    where text.hasPrefix(opening) && words.contains(where: text.dropFirst(opening.count).hasPrefix) {
      return .deferred(until: String(text.dropFirst(opening.count)))
    }
    guard case .attribute(let attribute) = AttributePhrase.standard.match(String(text), code: nil) else { return nil }
    switch attribute {
    case .mayBeSkipped, .deferred, .since, .deprecated, .removed: return attribute
    case .initial, .final, .transient, .onePer, .noSwift, .once, .replacedBy, .documented, .observed: return nil
    }
  }

  private mutating func take(_ attribute: Attribute) {
    switch attribute {
    case .mayBeSkipped(let condition): certainty = certainty.adding(.mayBeSkipped(when: condition))
    case .deferred(let condition): certainty = certainty.adding(.deferred(until: condition))
    case .since(let version): availability.since = version
    case .deprecated(let version): availability.deprecated = version
    case .removed(let version): availability.removed = version
    case .initial, .final, .transient, .onePer, .noSwift, .once, .replacedBy, .documented, .observed: break
    }
  }
}

extension Attribute {
  /// The attribute with more words in its condition; `nil` where it has none.
  fileprivate func continued(with text: Substring) -> Attribute? {
    switch self {
    case .mayBeSkipped(let condition?): .mayBeSkipped(when: condition + text)
    case .deferred(let condition?): .deferred(until: condition + text)
    case .initial, .final, .transient, .onePer, .noSwift, .once, .mayBeSkipped, .deferred, .since, .deprecated,
      .removed, .replacedBy, .documented, .observed:
      nil
    }
  }
}

extension Substring {
  /// The parts between commas and semicolons outside of parentheses, without white space at their ends.
  fileprivate var fields: [Substring] {
    var depth = 0
    var (fields, start) = ([Substring](), startIndex)
    for index in indices {
      if "(（".contains(self[index]) { depth += 1 }
      if ")）".contains(self[index]) { depth -= 1 }
      let next = self[self.index(after: index)...].first
      let isMark = ",;".contains(self[index]) && next?.isWhitespace == true || "、，；".contains(self[index])
      guard depth <= 0, isMark, next != nil else { continue }
      fields.append(self[start..<index])
      start = self.index(after: index)
    }
    return (fields + [self[start...]]).map(\.trimmingSpaces).filter { !$0.isEmpty }
  }
}

extension ImportedDraft {
  /// Adds the transitions of an arrow's labels, one for each event, with entries of the report.
  mutating func add(_ labels: [TransitionLabel], along path: [Int], at line: Int) {
    for label in labels {
      for event in label.events.isEmpty ? [""] : label.events {
        var transition = DraftTransition(path, event: event, line: line)
        transition.condition = label.condition
        transition.availability = label.availability
        if !label.calls.isEmpty { transition.calls = [label.calls.map { DraftCall($0, line: line) }] }
        for text in label.prose { transition.addProse(text) }
        add(transition)
      }
    }
  }

  /// Adds a transition with an entry of the report.
  mutating func add(_ transition: DraftTransition) {
    draft.transitions.append(transition)
    report.add(.used(as: draft.description(of: transition)), at: transition.line)
  }

  /// Marks the state with which a composite state, or the life cycle (`nil`), begins, and those between the two; an entry of the
  /// report says so, and where another one is marked already.
  mutating func begin(with state: Int, in region: Int?, at line: Int) {
    for index in draft.lineage(of: state).prefix(while: { $0 != region }) {
      let parent = draft.states[index].parent
      let other = draft.states.indices.first { draft.states[$0].isInitial && draft.states[$0].parent == parent }
      if let other, other != index {
        report.add(.unused("'\(draft.states[other].name)' is the initial state already"), at: line)
      } else {
        draft.states[index].isInitial = true
        report.add(.used(as: "initial state '\(draft.states[index].name)'"), at: line)
      }
    }
  }
}

extension Draft {
  /// The numbers of a state, of the one around it, and so on.
  package func lineage(of state: Int) -> [Int] {
    var lineage = [state]
    while let parent = states[lineage[lineage.count - 1]].parent { lineage.append(parent) }
    return lineage
  }
}
