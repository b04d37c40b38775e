import LifecycleModel
import LifecyclePaths
import Text

/// Makes the draft of one life cycle of an article: paths that only calls tell, and calls where known pages have them.
struct ArticleDraft {
  var draft = Draft()
  var report: ImportReport
  var states: ArticleStates
  /// The known pages.
  let pages: ReferencePages
  private var used: Set<Int> = []
  /// The numbers that titles of several events have had.
  private var titleNumbers: [String: Int] = [:]
  /// The numbers of the transitions, equal ones once: an article of thousands is not searched for each of them.
  private var numbers: [Course: Int] = [:]
  /// The numbers of the transitions that leave a state under a title.
  private var leaving: [Departure: Set<Int>] = [:]
  private var listed: Set<CallName> = []

  /// What makes two transitions the same.
  private struct Course: Hashable {
    let event: String
    let path: [Int]
    let calls: [CallName]

    init(_ transition: DraftTransition) {
      (event, path, calls) = (transition.event, transition.path, transition.callNames)
    }

    init(_ event: ArticleEvent) { (self.event, path, calls) = (event.title, event.path, event.word) }
  }

  /// A state that a transition leaves, with the transition's title.
  private struct Departure: Hashable {
    let title: String
    let state: Int
  }

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
  private mutating func unusedTitle(of event: ArticleEvent) -> String {
    let own = numbers[Course(event)]
    let isTaken = event.path.dropLast().contains { state in
      let others = leaving[Departure(title: event.title, state: state)] ?? []
      return others.count > (own.map(others.contains) == true ? 1 : 0)
    }
    guard isTaken, !event.title.isEmpty else { return event.title }
    titleNumbers[event.title, default: 1] += 1
    return "\(event.title) \(titleNumbers[event.title, default: 1])"
  }

  /// Asks for the states of an article that names none.
  mutating func askForStates(at line: Int) {
    let known = pages.nearest.map { ", as on the known page '\($0.name)'" } ?? ""
    report.ask("Add the states that the callbacks lead to, of which the text names none\(known).", at: line)
  }

  /// Adds a callback that is on no transition.
  mutating func list(_ call: DraftCall) {
    if listed.insert(call.name).inserted { draft.callbacks.append(call) }
  }

  private mutating func addTransition(_ event: ArticleEvent) {
    used.formUnion(event.path)
    var transition = DraftTransition(event.path, event: event.title, line: event.line)
    transition.addProse(event.remark)
    transition.calls = event.segments ?? segments(of: event)
    if let last = draft.transitions.last, last.path == transition.path, last.event.isEmpty, transition.event.isEmpty,
      !event.calls.isEmpty, !last.calls.allSatisfy(\.isEmpty)
    {
      // Before and after the same passing.
      let number = draft.transitions.count - 1
      numbers[Course(last)] = nil
      for (index, calls) in transition.calls.enumerated() { draft.transitions[number].calls[index] += calls }
      numbers[Course(draft.transitions[number])] = number
      return
    }
    let course = Course(transition)
    guard numbers[course] == nil else { return }
    let number = draft.transitions.count
    numbers[course] = number
    for state in course.path.dropLast() {
      leaving[Departure(title: course.event, state: state), default: []].insert(number)
    }
    draft.transitions.append(transition)
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
      let listed = states.parents[kept[index]].flatMap { numbers[$0] }
      let known = pages.parent(of: name).flatMap { parent in
        draft.states.firstIndex { NameKey(states.knownName(of: $0.name)) == NameKey(parent) }
      }
      guard let parent = listed ?? known, !draft.isState(index, around: parent) else { continue }
      draft.states[index].parent = parent
      if let line = draft.states[index].line {
        report.add(.inferred("a substate of '\(draft.states[parent].name)'"), at: line)
      }
    }
    var parents: Set<Int> = []
    for index in draft.states.indices {
      if let parent = draft.states[index].parent, parents.insert(parent).inserted {
        draft.states[index].isInitial = true
      }
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
    guard !remarks.isEmpty else { return }
    var places: [[Int]: Int] = [:]
    for (index, transition) in draft.transitions.enumerated() {
      for pair in pairs(transition.path) where places[pair] == nil { places[pair] = index }
    }
    for (pair, text) in remarks {
      guard let index = places[pair] else { continue }
      draft.transitions[index].documentation.addLine(text)
    }
  }
}

extension Draft {
  /// Returns `true` for a state that is another one, or around it.
  fileprivate func isState(_ number: Int, around other: Int) -> Bool {
    var next: Int? = other
    while let state = next {
      if state == number { return true }
      next = states[state].parent
    }
    return false
  }
}

extension DraftTransition {
  /// The names of its calls in order.
  var callNames: [CallName] { calls.joined().map(\.name) }
}

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
