import LifecycleModel
import LifecyclePaths
import Text

/// Makes the draft of one life cycle of an article: paths that only calls tell, and calls where known pages have them.
struct ArticleDraft {
  /// The draft.
  var draft = Draft()
  /// The report.
  var report: ImportReport
  private var states: ArticleStates
  private let pages: ReferencePages
  private var used: Set<Int> = []

  /// Begins the draft of an article; `pages` say what calls lead to.
  init(_ article: Article, knowing pages: ReferencePages) {
    report = article.report
    states = article.states
    self.pages = pages
    draft.platform = pages.nearest?.platform
    draft.hasSwift = pages.nearest?.hasSwift ?? true
  }

  /// Adds an event as a transition; calls that no known page has together are listed.
  mutating func add(_ event: ArticleEvent) {
    guard event.path.isEmpty else { return addTransition(event) }
    if event.isOfSeveralObjects {
      let objects = event.objects.keys.sorted().joined(separator: ", ")
      report.add(
        .ignored("its calls are of several objects (\(objects)), which a page tells apart by delegates"), at: event.line
      )
      report.ask(
        "Give the calls of '\(event.title)' a delegate for each object (\(objects)), and a path.", at: event.line)
      return event.calls.forEach { list($0) }
    }
    let exact = inferredEvents(event)
    let inferred = exact.isEmpty ? eventWithOneMore(event) : exact
    if let state = states.knows(event.title) ? states.number(of: event.title, line: nil) : nil,
      !inferred.contains(where: { $0.path.contains(state) })
    {
      report.add(.ignored("a state that no call below it leads to or from"), at: event.line)
      return event.calls.forEach { list($0) }
    }
    guard !inferred.isEmpty else {
      report.add(.unused("no known page has these calls in one event, and the text states no path"), at: event.line)
      report.ask("Give '\(event.title)' a path, and move its calls there from the list of callbacks.", at: event.line)
      return event.calls.forEach { list($0) }
    }
    for var event in inferred {
      let path = event.path.map { states[$0].name }.joined(separator: " → ")
      report.add(.inferred("path \(path)"), at: event.line)
      report.ask(question(about: event, path), at: event.line)
      event.title = unusedTitle(of: event)
      addTransition(event)
    }
  }

  /// The question whether an event has an inferred path.
  private func question(about event: ArticleEvent, _ path: String) -> String {
    let meant = states.canonicalName(of: event.title)
    let target = event.path.last.flatMap { states.canonicalName(of: states[$0].name) }
    let doubt = meant != nil && target != nil && meant != target ? ", though the title names another state" : ""
    return "'\(event.title)' has the path that its calls have on known pages\(doubt): is it \(path)?"
  }

  /// The title of an event, with a number where another event of the title leaves one of its states.
  private func unusedTitle(of event: ArticleEvent) -> String {
    var title = event.title
    var number = 1
    func isTaken() -> Bool {
      draft.transitions.contains { other in
        other.event == title && !Set(other.path.dropLast()).isDisjoint(with: event.path.dropLast())
          && (other.path != event.path || other.callNames != event.word)
      }
    }
    while !title.isEmpty, isTaken() {
      number += 1
      title = "\(event.title) \(number)"
    }
    return title
  }

  /// Asks for the states of an article that names none.
  mutating func askForStates(at line: Int) {
    let known = pages.nearest.map { " '\($0.name)' has states for them." } ?? ""
    report.ask("Name the states that the callbacks lead to; the text has none.\(known)", at: line)
  }

  /// Adds a callback that is on no transition.
  mutating func list(_ call: DraftCall) {
    if !draft.callbacks.contains(where: { $0.name == call.name }) {
      draft.callbacks.append(call)
    }
  }

  /// The event with the paths that known pages have for its calls: in one transition, if each part goes on where the one before
  /// it ends; empty where a call is on none.
  private mutating func inferredEvents(_ event: ArticleEvent) -> [ArticleEvent] {
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
  private mutating func eventWithOneMore(_ event: ArticleEvent) -> [ArticleEvent] {
    guard (3...8).contains(event.calls.count) else { return [] }
    for index in event.calls.indices.dropFirst() + [0] {
      var fewer = event
      let call = fewer.calls.remove(at: index)
      guard var found = inferredEvents(fewer).first, found.calls.count == fewer.calls.count else { continue }
      var segments = found.segments ?? []
      var place = 0
      var segment = segments.indices.first { number in
        place += segments[number].count
        return index <= place - (number < segments.count - 1 ? 1 : 0)
      }
      segment = segment ?? segments.indices.last
      guard let segment else { continue }
      segments[segment].insert(call, at: index - segments[..<segment].joined().count)
      found.calls = event.calls
      found.segments = segments
      report.ask(
        "Is '\(call.name.callback)' called in '\(event.title)'? Known pages do not have it there.",
        at: call.line ?? event.line)
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

  private mutating func addTransition(_ event: ArticleEvent) {
    used.formUnion(event.path)
    var transition = DraftTransition(event.path, event: event.title, line: event.line)
    transition.documentation = event.remark
    transition.calls = event.segments ?? segments(of: event)
    if let last = draft.transitions.last, last.path == transition.path, last.event.isEmpty, transition.event.isEmpty,
      !event.calls.isEmpty, !last.calls.allSatisfy(\.isEmpty)
    {
      // Before and after the same passing.
      for (index, calls) in transition.calls.enumerated() {
        draft.transitions[draft.transitions.count - 1].calls[index] += calls
      }
      return
    }
    let isKnown = draft.transitions.contains {
      ($0.path, $0.event) == (transition.path, transition.event) && $0.callNames == transition.callNames
    }
    if !isKnown { draft.transitions.append(transition) }
  }

  /// The calls of each segment of an event's path: each where it leads to the segment's end on known pages, in order.
  private func segments(of event: ArticleEvent) -> [[DraftCall]] {
    var segments: [[DraftCall]] = Array(repeating: [], count: max(1, event.path.count - 1))
    let targets = event.path.dropFirst().map { states.knownName(of: states[$0].name) }
    let source = event.path.first.map { states.knownName(of: states[$0].name) }
    let match = pages.event(with: event.word, from: source) ?? pages.event(with: event.word)
    let reached = match.map { match in
      zip(match.way.path, match.way.counts).flatMap { Array(repeating: Optional($0), count: $1) }
    }
    var segment = 0
    for (index, call) in event.calls.enumerated() {
      let state =
        reached.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        ?? pages.state(reachedBy: call.name)
      let ahead = targets.indices[segment...].first { NameKey(targets[$0]) == state.map { NameKey($0) } }
      segment = ahead ?? segment
      segments[segment].append(call)
    }
    return segments
  }

  /// Completes the draft: its states, with some others, without transitions that others state in parts.
  mutating func finish(keeping others: Set<Int>) {
    dropRestatedPaths()
    let kept = states.states.indices.filter { others.contains($0) || used.contains($0) }
    let numbers = Dictionary(kept.enumerated().map { ($1, $0) }) { first, _ in first }
    draft.states = kept.map { states[$0] }
    for index in draft.transitions.indices {
      draft.transitions[index].path = draft.transitions[index].path.compactMap { numbers[$0] }
    }
    for index in draft.states.indices {
      let name = states.knownName(of: draft.states[index].name)
      draft.states[index].isInitial = NameKey(name) == NameKey(pages.initialState)
      draft.states[index].isFinal = pages.isFinal(name)
      guard let parent = pages.parent(of: name),
        let number = draft.states.firstIndex(where: { state in
          NameKey(states.knownName(of: state.name)) == NameKey(parent)
        })
      else { continue }
      draft.states[index].parent = number
      if let line = draft.states[index].line {
        report.add(.inferred("a substate of '\(draft.states[number].name)'"), at: line)
      }
    }
    for number in draft.states.indices where draft.states.contains(where: { $0.parent == number }) {
      let first = draft.states.indices.first { draft.states[$0].parent == number }
      if let first { draft.states[first].isInitial = true }
    }
  }

  /// Leaves of a path without event and calls what no other transition states.
  private mutating func dropRestatedPaths() {
    func pairs(_ path: [Int]) -> [[Int]] { zip(path, path.dropFirst()).map { [$0, $1] } }
    let isBare = { (transition: DraftTransition) in
      transition.event.isEmpty && transition.calls.allSatisfy(\.isEmpty)
    }
    var stated = Set(draft.transitions.filter { !isBare($0) }.flatMap { pairs($0.path) })
    var remarks: [(pair: [Int], text: String)] = []
    draft.transitions = draft.transitions.flatMap { transition in
      guard isBare(transition) else { return [transition] }
      let new = pairs(transition.path).filter { stated.insert($0).inserted }
      if new.count == transition.path.count - 1 { return [transition] }
      if let pair = pairs(transition.path).first { remarks.append((pair, transition.documentation)) }
      return new.map { DraftTransition($0, event: "", line: transition.line) }
    }
    for (pair, text) in remarks where !text.isEmpty {
      guard let index = draft.transitions.firstIndex(where: { pairs($0.path).contains(pair) }) else { continue }
      let known = draft.transitions[index].documentation
      draft.transitions[index].documentation = known.isEmpty ? text : known + "\n" + text
    }
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

extension DraftTransition {
  /// The names of its calls in order.
  var callNames: [CallName] { calls.joined().map(\.name) }
}
