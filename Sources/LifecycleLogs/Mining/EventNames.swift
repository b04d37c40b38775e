import LifecycleModel
import LifecyclePaths

/// Names the events of transitions: as comments in the logs do, else as known pages do, else by numbers.
struct EventNames {
  /// A source and a guard with an event that it has.
  private struct Taken: Hashable {
    let source: NameKey
    let event: NameKey
    let condition: Guard.SceneCondition?
  }

  private let pages: ReferencePages
  private var taken: Set<Taken> = []
  private var count = 0

  /// Begins without a name.
  private init(_ pages: ReferencePages) { self.pages = pages }

  /// Transitions with their events; those that were seen most often choose first.
  static func named(_ transitions: [MinedTransition], _ pages: ReferencePages) -> [MinedTransition] {
    var names = EventNames(pages)
    var named = transitions
    let order = transitions.indices.sorted {
      (transitions[$1].tally.count, $0) < (transitions[$0].tally.count, $1)
    }
    for index in order {
      named[index].event = names.take(names.candidates(for: transitions[index]), for: transitions[index])
    }
    return named
  }

  private func candidates(for transition: MinedTransition) -> [String] {
    guard let word = transition.usualWord else { return [transition.event] }
    let comments = transition.tally.comment.flatMap(Self.event).map { [$0] } ?? []
    return comments + pages.events(of: word.calls, from: transition.source, to: transition.target)
  }

  /// The first of some names that no transition from the same states has; else the first one with a number.
  private mutating func take(_ candidates: [String], for transition: MinedTransition) -> String {
    func keys(_ name: String) -> [Taken] {
      transition.sources.map { Taken(source: NameKey($0), event: NameKey(name), condition: transition.condition) }
    }
    var name = candidates.first { keys($0).allSatisfy { !taken.contains($0) } }
    var number = 2
    while name == nil, let first = candidates.first {
      let numbered = "\(first) \(number)"
      if keys(numbered).allSatisfy({ !taken.contains($0) }) { name = numbered }
      number += 1
    }
    while name == nil {
      count += 1
      if keys("Event \(count)").allSatisfy({ !taken.contains($0) }) { name = "Event \(count)" }
    }
    let chosen = name ?? ""
    taken.formUnion(keys(chosen))
    return chosen
  }

  /// The words of a comment that are an event's name: letters and numbers, at most six; `nil` for none.
  static func event(_ comment: String) -> String? {
    let words = comment.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "'" }.filter {
      $0.contains(where: \.isLetter) || $0.contains(where: \.isNumber)
    }
    guard words.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
    let name = words.prefix(6).joined(separator: " ")
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
