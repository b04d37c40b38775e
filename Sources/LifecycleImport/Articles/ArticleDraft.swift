import LifecycleModel
import LifecyclePaths
import Text

/// Makes the draft of one life cycle of an article: paths that only calls tell, and calls where known pages have them.
struct ArticleDraft {
  /// The draft.
  var draft = Draft()
  /// The report.
  var report: ImportReport
  /// The states of the article.
  var states: ArticleStates
  /// The known pages.
  let pages: ReferencePages
  private var used: Set<Int> = []
  /// The numbers that titles of several events have had.
  private var titleNumbers: [String: Int] = [:]

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
    let isTaken = draft.transitions.contains { other in
      other.event == event.title && !Set(other.path.dropLast()).isDisjoint(with: event.path.dropLast())
        && (other.path != event.path || other.callNames != event.word)
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
    if !draft.callbacks.contains(where: { $0.name == call.name }) {
      draft.callbacks.append(call)
    }
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
    for (pair, text) in remarks {
      guard let index = draft.transitions.firstIndex(where: { pairs($0.path).contains(pair) }) else { continue }
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
