import LifecycleModel
import LifecyclePaths
import Text

/// The paths of events that state none: those that their calls have on known pages.
extension ArticleDraft {
  /// The event with the paths that known pages have for its calls: in one transition, if each part goes on where the one before
  /// it ends; empty where a call is on none.
  mutating func inferredEvents(_ event: ArticleEvent) -> [ArticleEvent] {
    var events: [ArticleEvent] = []
    var rest = event.calls[...]
    var last: String?
    while !rest.isEmpty {
      guard
        let (count, match) = longestEvent(
          of: rest.map(\.name), named: event.title, from: last)
      else {
        return []
      }
      let calls = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      var next = event
      next.calls = calls
      next.path = numbers(of: [match.source] + match.way.path)
      next.segments = match.way.segments(of: calls)
      // An event leaves no state twice.
      let isNew = events.last.map { Set($0.path.dropLast()).isDisjoint(with: next.path.dropLast()) } ?? false
      let goesOn = last.map { NameKey($0) == NameKey(match.source) } ?? true
      // One object ends, and another one begins.
      let beginsAgain = last.map(pages.isFinal) == true && NameKey(match.source) == NameKey(pages.initialState)
      guard goesOn || beginsAgain else { return [] }
      if isNew, goesOn {
        events[events.count - 1].append(next)
      } else {
        events.append(next)
      }
      last = match.way.path.last
    }
    return events
  }

  /// The event with the path of all of its calls but one, which known pages do not have there; empty for fewer than three calls.
  mutating func eventWithOneMore(_ event: ArticleEvent) -> [ArticleEvent] {
    guard (3...8).contains(event.calls.count) else { return [] }
    for index in event.calls.indices.dropFirst() + [0] {
      var fewer = event
      let call = fewer.calls.remove(at: index)
      guard var found = inferredEvents(fewer).first, found.calls.count == fewer.calls.count else { continue }
      // Beside the call that it is right before.
      var segments = found.segments ?? [[]]
      var count = 0
      let segment = segments.indices.first { number in
        count += segments[number].count
        return index < count
      }
      let place = segment ?? segments.count - 1
      segments[place].insert(call, at: index - segments[..<place].joined().count)
      found.calls = event.calls
      found.segments = segments
      report.ask(
        "Is '\(call.name.callback)' called in '\(event.title)'? Known pages do not have it there.",
        at: call.line)
      return [found]
    }
    return []
  }

  /// The event of known pages with the most of the first calls, from a state if there is one; and their number.
  private func longestEvent(of word: [CallName], named name: String, from state: String?) -> (
    count: Int, match: ReferencePage.Match
  )? {
    for count in (1...min(word.count, max(1, pages.longestEventOfAll))).reversed() {
      let part = Array(word.prefix(count))
      if let match = state.flatMap({ pages.event(with: part, from: $0) }) ?? pages.event(with: part, named: name) {
        return (count, match)
      }
    }
    return nil
  }

  /// The numbers of states of a known page.
  private mutating func numbers(of names: [String]) -> [Int] {
    var numbers: [Int] = []
    for name in names { numbers.append(states.number(of: name, line: nil)) }
    return numbers
  }
}

extension ArticleEvent {
  /// Goes on with an event that begins where this one ends.
  fileprivate mutating func append(_ other: ArticleEvent) {
    path += other.path.dropFirst()
    calls += other.calls
    segments = (segments ?? []) + (other.segments ?? [])
  }
}

extension ReferencePage.Way {
  /// Some calls in order, by the states that they come before.
  fileprivate func segments(of calls: [DraftCall]) -> [[DraftCall]] {
    var rest = calls[...]
    return counts.map { count in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
  }
}
