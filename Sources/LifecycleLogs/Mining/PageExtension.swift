import LifecycleModel
import LifecyclePaths
import Text

/// A page with what logs add to it: transitions, callbacks and calls that may be skipped, by the fewest changes that are found.
///
/// A process that conforms to the page adds nothing. Of another one, the calls of each life cycle are followed up to one that the
/// page does not allow; the cheapest changes are made that explain it together with the event after it, and it is followed again.
package struct PageExtension: Sendable {
  /// A change of the page.
  package struct Change: Hashable, Sendable {
    /// The changes, in words.
    package let text: String
    /// The first line that needs it.
    package let place: MinedPlace
  }

  /// The options, known before the first call.
  package struct Options: Sendable {
    /// The callbacks that the logs would show.
    package var observed: ObservedCallbacks
    /// The shortest time between two events, in microseconds.
    package var rest: Int64 = 500_000
    /// The names of the files, in the order of their numbers.
    package var files: [String] = []

    /// Creates options.
    package init(observed: ObservedCallbacks) { self.observed = observed }
  }

  /// The page with the changes.
  package private(set) var lifecycle: Lifecycle
  /// The changes in their order.
  package private(set) var changes: [Change] = []
  /// The first lines of processes that do not conform for another reason, such as the order of scenes.
  package private(set) var unexplained: [MinedPlace] = []
  private let options: Options
  private var observed: Set<CallbackID>
  private var graph: RunGraph
  private var monitor: CallMonitor?
  private var events = UniqueNames()

  /// The page as Markdown, with the changes and their lines in a comment below it.
  package var text: String {
    let lines = changes.map { "- \($0.text) (\(Self.text($0.place, options.files)))" }
    return CommentedPage.text(of: lifecycle, lines.isEmpty ? [] : ["Logs add:\n\n" + lines.joined(separator: "\n")])
  }

  /// Extends a page by the life cycles of logs that were read for it.
  package init(_ page: Lifecycle, by lives: [MinedLife], _ options: Options) {
    lifecycle = page
    self.options = options
    observed = options.observed.callbacks(page)
    graph = RunGraph(page)
    events = UniqueNames(taken: page.transitions.map(\.event))
    addCallbacks(of: lives)
    prepare()
    let hasObjects = lives.contains { $0.calls.contains { $0.object != nil } }
    let processes = Dictionary(grouping: lives, by: \.process).sorted { $0.key < $1.key }.map(\.value)
    let extended = processes.filter { extend(by: $0, hasObjects: hasObjects) }
    unexplained = extended.compactMap { firstUnexpected(in: $0, hasObjects: hasObjects) }
  }

  private mutating func prepare() {
    graph = RunGraph(lifecycle)
    monitor = CallMonitor(graph, observing: observed)
  }

  // MARK: - Callbacks

  private mutating func addCallbacks(of lives: [MinedLife]) {
    var known = lifecycle.callIDs
    let observesValues = observed.allSatisfy { lifecycle.delegate(of: $0).isObserved }
    for life in lives {
      for call in life.calls where known[call.name] == nil {
        lifecycle.addOwn(call.name)
        known = lifecycle.callIDs
        guard let id = known[call.name] else { continue }
        // Values come at any time beside calls.
        if !lifecycle.delegate(of: id).isObserved || observesValues { observed.insert(id) }
        changes.append(Change(text: "`\(call.name)` is a callback", place: call.place))
      }
    }
  }

  // MARK: - Processes

  /// Extends the page by a process; returns `false` for one that conforms to it.
  private mutating func extend(by process: [MinedLife], hasObjects: Bool) -> Bool {
    guard firstUnexpected(in: process, hasObjects: hasObjects) != nil else { return false }
    let best = graph.modes.map { mode in
      var extended = self
      for life in process { extended.extend(by: life, mode: mode, isAlone: process.count == 1) }
      return extended
    }.min { $0.changes.count < $1.changes.count }
    if let best { self = best }
    return true
  }

  /// The first call of a process that the page does not allow.
  private mutating func firstUnexpected(in process: [MinedLife], hasObjects: Bool) -> MinedPlace? {
    guard var monitor else { return nil }
    defer { self.monitor = monitor }
    let ids = lifecycle.callIDs
    let start = process[0].processStart
    var state = monitor.process(isAnywhere: start != .told)
    var isFirst = start == .launched
    for call in process.flatMap(\.calls).sorted(by: { $0.place < $1.place }) {
      guard let id = ids[call.name], observed.contains(id) else { continue }
      defer { isFirst = false }
      if isFirst {
        state = monitor.process(launchedBy: id)
        continue
      }
      var monitored = MonitoredCall(id, object: call.object, scene: call.scene)
      let isOfProcess = lifecycle.delegate(of: id).multiplicity == .process
      if !isOfProcess, !hasObjects { (monitored.object, monitored.scene) = (1, 1) }
      if !monitor.take(monitored, in: &state).isAllowed { return call.place }
    }
    return nil
  }

  // MARK: - Life cycles

  private mutating func extend(by life: MinedLife, mode: AppMode?, isAlone: Bool) {
    let ids = lifecycle.callIDs
    let calls = life.calls.filter { ids[$0.name].map(observed.contains) ?? false }
    let word = calls.compactMap { ids[$0.name] }
    var last = -1
    while let follower = LifeFollower(graph, observing: observed, mode: mode, isAlone: isAlone) {
      let allowed = follower.allowedCount(of: word, isWhole: life.isWhole)
      // Changes that do not help are not worth more of them.
      guard allowed < word.count, allowed > last else { return }
      last = allowed
      repair(word, calls, from: allowed, isWhole: life.isWhole, follower)
      prepare()
    }
  }

  /// Makes the changes that explain the event of a call, and all calls before it.
  private mutating func repair(
    _ word: [CallbackID], _ calls: [MinedCall], from index: Int, isWhole: Bool, _ follower: LifeFollower
  ) {
    let (states, areLogged) = states(after: word, calls)
    let ends = ends(of: calls, states)
    let end = ends[index]
    let after = end < word.count ? ends[end] : end
    let start = Self.windowStart(before: index, ends)
    var places = follower.start(isWhole: isWhole)
    for call in word[..<start] { places = follower.places(after: call, from: places) }
    let window = start..<min(after, start + 2 * Self.longestWindow)
    let repair = LifeRepair(
      follower,
      LifeRepair.Calls(calls: word[window], states: states[window], areLogged: areLogged[window], ends: ends[window]),
      from: places)
    for (before, edit) in repair.edits where start + before < end { apply(edit, at: calls[start + before]) }
  }

  /// The number of calls before one that is not allowed that are looked at again.
  private static let longestWindow = 100

  /// The first call of the event before that of a call.
  private static func windowStart(before index: Int, _ ends: [Int]) -> Int {
    func start(_ index: Int) -> Int { ends[..<index].lastIndex { $0 != ends[index] }.map { $0 + 1 } ?? 0 }
    let own = start(index)
    return max(own > 0 ? start(own - 1) : 0, index - longestWindow)
  }

  /// The states that calls lead to, as their lines say, else as the page does.
  private func states(after word: [CallbackID], _ calls: [MinedCall]) -> (states: [StateID?], areLogged: [Bool]) {
    let reached = ReachedStates(lifecycle)
    let logged = calls.map { call in
      call.state.flatMap { name in lifecycle.stateIDs.first { NameKey(lifecycle[$0].name) == NameKey(name) } }
    }
    return (zip(word, logged).map { $1 ?? reached.state(reachedBy: $0) }, logged.map { $0 != nil })
  }

  /// For each call, the index after the last call of its event.
  private func ends(of calls: [MinedCall], _ states: [StateID?]) -> [Int] {
    let isUncut = calls.allSatisfy { $0.time == nil && $0.section == nil }
    var end = calls.count
    return calls.indices.reversed().map { index in
      if index + 1 < calls.count {
        let isApart = isUncut ? states[index] != nil : calls[index + 1].isApart(from: calls[index], by: options.rest)
        if isApart { end = index + 1 }
      }
      return end
    }.reversed()
  }

  private mutating func apply(_ edit: PageEdit, at call: MinedCall) {
    let source = Self.text(call.place, options.files)
    var event = ""
    if case .add = edit { event = events.take(call.comment.flatMap(EventNames.event) ?? "Event", separator: " ") }
    changes.append(Change(text: text(of: edit, event: event), place: call.place))
    lifecycle.apply(edit, seenAt: source, event: event)
  }

  private func text(of edit: PageEdit, event: String) -> String {
    func headline(_ id: TransitionID) -> String {
      let chain = lifecycle.chains.first { $0.contains(id) } ?? [id]
      return lifecycle.headline(of: chain)
    }
    func name(_ id: CallbackID) -> String { "`\(lifecycle.qualifiedName(of: id))`" }
    switch edit {
    case .skip(let call, let id): return "\(name(call)) may be skipped on \(headline(id))"
    case .insert(let call, let id, let neighbour, let isAfter):
      return "\(name(call)) may come \(isAfter ? "after" : "before") \(name(neighbour)) on \(headline(id))"
    case .add(let calls, let from, let to):
      return
        "\(event): \(lifecycle[from].name) → \(lifecycle[to].name) calls \(calls.map(name).joined(separator: ", "))"
    }
  }

  private static func text(_ place: MinedPlace, _ files: [String]) -> String {
    (files.indices.contains(place.file) ? files[place.file] + ":" : "line ") + "\(place.line)"
  }
}
