import Diagrams
import Documents
import Emission
import LifecycleDiff
import LifecycleModel
import Text

/// A diff with what several sections of its guide ask about it.
struct GuideSubject {
  let report: DiffReport
  /// The names in its sentences.
  let prose: DiffProse
  /// The file in which scene configurations are.
  static let manifest = "Info.plist"
  /// The fingerprints of changes that have no item of their own: another change says the same.
  let told: Set<String>
  private let changesByPart: [GuidePart: [Change]]

  /// Prepares a diff.
  init(_ report: DiffReport) {
    self.report = report
    prose = DiffProse(report)
    let successors = Set(report.difference.successors.values)
    let elements = Set(
      report.changes.filter { [.new, .stopped].contains($0.kind.part) && !$0.kind.isOfScenarios }.map(\.element))
    let told = report.changes.filter { Self.isTold($0, of: report.new, besides: elements, successors) }
    self.told = Set(told.map(\.fingerprint))
    let changes =
      told.isEmpty ? report.changes : report.changes.filter { [told = self.told] in !told.contains($0.fingerprint) }
    changesByPart = Dictionary(grouping: changes) { change in
      Self.successor(of: change, in: report) == nil ? change.kind.part : .moved
    }
  }

  /// Returns `true` where another change says the same: the transition of a scenario that came or went, or the replaced callback of
  /// a row of counterparts.
  private static func isTold(
    _ change: Change, of new: Lifecycle, besides elements: Set<String>, _ successors: Set<CallbackID>
  ) -> Bool {
    guard case .equivalence(let table, let row) = change.newPlace else {
      return change.kind.isOfScenarios && elements.contains(change.element)
    }
    let calls = new.equivalents[table].rows[row].cells.flatMap(\.callbacks)
    return change.oldPlace == nil && !successors.isDisjoint(with: calls)
  }

  /// The life cycle before.
  var old: Lifecycle { report.old }
  /// The life cycle after.
  var new: Lifecycle { report.new }

  /// The changes in a part, in their order.
  func changes(in part: GuidePart) -> [Change] { changesByPart[part] ?? [] }

  /// The changes of an impact that no other part has.
  func otherChanges(_ impact: Impact) -> [Change] { changes(in: .other).filter { $0.impact == impact } }

  /// The new callback to use instead of the one that a change reports as removed.
  func successor(of change: Change) -> CallbackID? { Self.successor(of: change, in: report) }

  private static func successor(of change: Change, in report: DiffReport) -> CallbackID? {
    change.removedCallback.flatMap { report.difference.successors[$0] }
  }

  /// The place to act on a change: a class, or Info.plist; `nil` where the change does not say.
  func home(of change: Change) -> String? {
    if change.newPlace.isConfiguration || change.oldPlace?.isConfiguration == true { return Self.manifest }
    if let successor = successor(of: change) { return new.delegate(of: successor).name }
    if let id = Self.delegate(at: change.newPlace, in: new) { return new[id].name }
    return change.oldPlace.flatMap { Self.delegate(at: $0, in: old) }.map(currentName)
  }

  /// The new name of an old delegate; its old one where it was removed.
  func currentName(of delegate: DelegateID) -> String {
    report.difference.correspondence.delegates.new(for: delegate).map { new[$0].name } ?? old[delegate].name
  }

  /// The new callback whose calls a change is about; `nil` where it is about something else.
  func callback(of change: Change) -> CallbackID? {
    if let id = Self.callback(at: change.newPlace, in: new) { return id }
    let before = change.oldPlace.flatMap { Self.callback(at: $0, in: old) }
    return before.flatMap(report.difference.correspondence.callbacks.new)
  }

  static func callback(at place: Element, in lifecycle: Lifecycle) -> CallbackID? {
    switch place {
    case .callback(let id): id
    case .step(let transition, let index): lifecycle[transition].steps[index].callback
    case .page, .delegate, .state, .transition, .scenario, .rule, .equivalence, .configuration, .logLine: nil
    }
  }

  private static func delegate(at place: Element, in lifecycle: Lifecycle) -> DelegateID? {
    if case .delegate(let id) = place { return id }
    return callback(at: place, in: lifecycle).map { lifecycle[$0].delegate }
  }

  /// A change as an item: its sentence, what its sentence leaves out, and what to do.
  func item(_ change: Change, showsAdvice: Bool = true) -> Block.Item {
    var lines = [prose.runs(of: change.message) + [.text(".")]]
    var blocks: [Block] = []
    let places = [(change.unreportedOld, change.oldPlace, old), (change.unreportedNew, change.newPlace, new)]
    for ((text, place, page), label) in zip(places, change.kind.labels) {
      guard let text else { continue }
      if change.kind.isCode {
        blocks += [.sentence(label + ":"), .code(text, language: "swift")]
      } else {
        lines.append([.text(label + ": ")] + runs(of: text, at: place, in: page))
      }
    }
    if showsAdvice, let advice = change.advice {
      lines.append([.text("→ ")] + prose.runs(of: advice) + [.text(".")])
    }
    return Block.Item(InlineContent(lines: lines), of: change, blocks: blocks)
  }

  /// The text before or after a change; of a scenario, its calls and states.
  private func runs(of text: String, at place: Element?, in page: Lifecycle) -> [InlineContent.Inline] {
    guard case .scenario(let id) = place else { return prose.runs(of: text) }
    return page.items(of: page.scenarios[id.index])
  }

  /// A section of changes by kind below a sentence about them; `nil` for none.
  func section(_ title: String, _ lead: String, _ changes: [Change]) -> Document.Section? {
    let groups = KindGroup.all(of: changes)
    return groups.isEmpty
      ? nil : Document.Section(title: title, blocks: [.sentence(lead)] + groups.flatMap(blocks(of:)))
  }

  /// The changes of a kind under its headline; advice that all of them share is given once.
  func blocks(of group: KindGroup) -> [Block] {
    let advice = group.commonAdvice
    let list = Block.list(.bullets, group.changes.map { item($0, showsAdvice: advice == nil) })
    let common = advice.map { [Block.paragraph(InlineContent(lines: [prose.runs(of: $0) + [.text(".")]]))] } ?? []
    return [.heading(InlineContent(plain: group.kind.title ?? group.kind.headline))] + common + [list]
  }

  /// The events on which a callback comes, on one line; a dash for none.
  func events(of callback: CallbackID, in lifecycle: Lifecycle) -> [InlineContent.Inline] {
    let names = lifecycle.eventNames(of: callback)
    return [.text(names.isEmpty ? "—" : names.joined(separator: ", "))]
  }
}

extension Lifecycle {
  /// The calls and states of a scenario, in order: `a(), → Active, b() (may be skipped)`.
  func items(of scenario: Scenario) -> [InlineContent.Inline] {
    let words = DiagramStrings(self)
    return scenario.items.map { item -> [InlineContent.Inline] in
      switch item {
      case .reached(let state): return [.text("→ "), .strong([.text(self[state].name)])]
      case .call(let step):
        let remarks = words.remarks(of: step) + (step.unordered == nil ? [] : [words.anyOrder])
        let parenthesis = DiagramStrings.parenthesis(remarks)
        return [.code(qualifiedName(of: step.callback))] + (parenthesis.isEmpty ? [] : [.text(parenthesis)])
      }
    }.joined(separator: [.text(", ")]).map { $0 }
  }
}

extension Change {
  /// The old callback that is not called any more; `nil` where the change says something else.
  var removedCallback: CallbackID? {
    guard case .callback(let id) = oldPlace, [.moved, .stopped].contains(kind.part) else { return nil }
    return id
  }
}

extension Element {
  /// `true` for a scene configuration.
  var isConfiguration: Bool {
    switch self {
    case .configuration: true
    case .page, .delegate, .state, .callback, .transition, .step, .scenario, .rule, .equivalence, .logLine: false
    }
  }
}

extension ChangeKind {
  /// `true` for scenarios that came or went.
  fileprivate var isOfScenarios: Bool { ["added-scenario", "removed-scenario"].contains(id) }
}

extension GuideSubject {
  /// Changed words, old and new side by side, then the other editorial changes.
  var wordsSection: Document.Section? {
    let claims = changes(in: .words).map { (change: $0, claim: ChangedClaim($0, in: report)) }
    let groups = KindGroup.all(of: otherChanges(.editorial))
    guard !claims.isEmpty || !groups.isEmpty else { return nil }
    let rewritten = claims.filter { $0.claim.sources == nil }.map { change, claim in
      (change: Optional(change), cells: [name(of: change), shown(claim.oldWords), shown(claim.newWords)])
    }
    let words = PageStrings(language: .english)
    let sourced = claims.compactMap { change, claim in
      claim.sources.map { sources in
        (
          change: Optional(change),
          cells: [name(of: change), shown(words.provenance(sources.old)), shown(words.provenance(sources.new))]
        )
      }
    }
    let tables = [
      rewritten.isEmpty ? [] : [Block.table(["Subject", "Old text", "New text"], rewritten)],
      sourced.isEmpty
        ? []
        : [
          .heading(InlineContent(plain: "Same text, different sources")),
          .table(["Subject", "Old sources", "New sources"], sourced),
        ],
    ]
    return Document.Section(
      title: "Changed descriptions",
      blocks: [.sentence("The calls are the same, but their descriptions have changed and may still concern you.")]
        + tables.joined() + groups.flatMap(blocks(of:)))
  }

  /// The callbacks that are called as before.
  var keptSection: Document.Section? {
    let broken = Set(report.changes.filter { $0.impact == .breaking }.compactMap { callback(of: $0) })
    let ids = report.difference.correspondence.callbacks.all.map(\.new).filter { id in
      !broken.contains(id) && !new.eventNames(of: id).isEmpty && !isFresh(id)
    }
    guard !ids.isEmpty else { return nil }
    let rows = ids.map { id in
      (
        change: Change?.none,
        cells: [
          InlineContent(.code(new.qualifiedName(of: id))), InlineContent(lines: [events(of: id, in: new)]),
          InlineContent(description: new[id].documentation, sources: new[id].attributes.provenance.sources),
        ]
      )
    }
    return Document.Section(
      title: "Unchanged callbacks",
      blocks: [
        .sentence("These are still called, and none of the changes above breaks them."),
        .table(["Callback", "Called on", "Description"], rows),
      ])
  }

  private func isFresh(_ id: CallbackID) -> Bool {
    changes(in: .new).contains { $0.newPlace == .callback(id) }
  }

  private func name(of change: Change) -> InlineContent {
    switch change.newPlace {
    case .page: return InlineContent(plain: change.element.isEmpty ? "The page" : change.element)
    case .step(let transition, let index):
      let callback = new.qualifiedName(of: new[transition].steps[index].callback)
      return InlineContent(.code(callback), .text(" on "), .emphasis([.text(new.headline(of: [transition]))]))
    case .delegate, .state, .callback, .transition, .scenario, .rule, .equivalence, .configuration, .logLine:
      return prose.text(of: change.element)
    }
  }

  /// A text; a dash for nothing.
  private func shown(_ text: InlineContent) -> InlineContent { text.isEmpty ? InlineContent(plain: "—") : text }
}

extension GuideSubject {
  /// A check list of all that is to be done, class by class, with the methods to write.
  var writingSection: Document.Section? {
    let advised = report.changes.filter { $0.advice != nil && isTask($0) }
    let groups = homes.flatMap { home -> [Block] in
      if home == Self.manifest, adoptedDelegate != nil {
        return manifestTasks(
          heading: .heading(InlineContent(.text("In "), .code(Self.manifest))),
          before: items(for: advised.filter { self.home(of: $0) == home }))
      }
      let stubs = stubs(for: home)
      let items =
        beginning(of: home, stubs) + items(for: advised.filter { self.home(of: $0) == home }) + finalItems(for: home)
      guard !items.isEmpty else { return [] }
      let title = home.map { InlineContent(.text("In "), .code($0)) } ?? InlineContent(plain: "Anywhere")
      return [.heading(title), .list(.boxes, items)] + (stubs.text.map { [.code($0, language: "swift")] } ?? [])
    }
    return groups.isEmpty ? nil : Document.Section(title: "Migration steps", blocks: groups)
  }

  /// Returns `true` for what somebody has to do, not only to know: that a transition is gone is told with the removals, and guards
  /// on other scenes concern an app without any of them only.
  private func isTask(_ change: Change) -> Bool {
    switch (change.kind.part, change.oldPlace, change.newPlace) {
    case (.stopped, .callback?, _): true
    case (.stopped, _, _): false
    case (_, .transition?, .transition(let id)): new[id].guard?.sceneCondition == nil
    default: true
    }
  }

  /// The places to act: first the classes that take over from others, last `nil` for what belongs to no class.
  private var homes: [String?] {
    let successors = new.delegates.map(\.name).filter { name in
      changes(in: .moved).contains { home(of: $0) == name }
    }
    let names: [String?] = successors + (new.delegates + old.delegates).map(\.name) + [Self.manifest, nil]
    return names.unique
  }

  /// The items to begin with: the class itself, the new scene configurations.
  private func beginning(of home: String?, _ stubs: DelegateStubs) -> [Block.Item] {
    let configurations = changes(in: .new).filter { $0.newPlace.isConfiguration && home == Self.manifest }
    return (home.map { beginning(ofClass: $0, isWhole: stubs.isWhole) } ?? [])
      + configurations.map { change in
        Block.Item(
          InlineContent(lines: [[.text("Add the scene configuration ")] + prose.runs(of: "'\(change.element)'")]))
      }
  }

  /// An item for each distinct advice; what moved comes first.
  private func items(for changes: [Change]) -> [Block.Item] {
    let moved = changes.filter { successor(of: $0) != nil }
    var order: [String] = []
    var byAdvice: [String: [Change]] = [:]
    for change in changes where successor(of: change) == nil {
      guard let advice = change.advice else { continue }
      if byAdvice[advice] == nil { order.append(advice) }
      byAdvice[advice, default: []].append(change)
    }
    return moved.map(movedItem) + order.map { advice in item(advice, for: byAdvice[advice] ?? []) }
  }

  private func movedItem(_ change: Change) -> Block.Item {
    Block.Item(
      InlineContent(lines: [
        prose.runs(of: change.advice ?? change.message) + [.text(", in place of ")]
          + prose.runs(of: "'\(change.element)'")
      ]))
  }

  private func item(_ advice: String, for changes: [Change]) -> Block.Item {
    guard changes.count > 1 else {
      let message = changes.first.map { prose.runs(of: $0.message) + [.text(": ")] } ?? []
      return Block.Item(InlineContent(lines: [message + prose.runs(of: advice.lowercasedFirst)]))
    }
    let messages = Block.list(.bullets, changes.map { Block.Item(prose.text(of: $0.message)) })
    return Block.Item(InlineContent(lines: [prose.runs(of: advice) + [.text(":")]]), blocks: [messages])
  }

  /// The items to end with: methods of a class that are never called again.
  private func finalItems(for name: String?) -> [Block.Item] {
    let removed = report.changes.compactMap { change -> CallbackID? in
      guard let id = change.removedCallback, !old.delegate(of: id).isObserved else { return nil }
      return currentName(of: old[id].delegate) == name && new.delegates.contains { $0.name == name } ? id : nil
    }
    guard !removed.isEmpty else { return [] }
    let names = removed.map { Block.Item(InlineContent(.code(old[$0].name))) }
    return [
      Block.Item(
        InlineContent(plain: removalWords),
        blocks: [.list(.bullets, names)])
    ]
  }

  /// The methods of a class that take over from others; of a class that is new, all that are new.
  private func stubs(for name: String?) -> DelegateStubs {
    guard let id = new.delegateIDs.first(where: { new[$0].name == name }), !new[id].isObserved else {
      return DelegateStubs()
    }
    var origins: [CallbackID: [String]] = [:]
    for change in changes(in: .moved) {
      guard let successor = successor(of: change), new[successor].delegate == id else { continue }
      origins[successor, default: []].append(change.element)
    }
    guard !origins.isEmpty else { return DelegateStubs() }
    let isNew = report.difference.correspondence.delegates.old(for: id) == nil
    return DelegateStubs(
      of: id, in: new, beginnings: origins.mapValues { $0.map(DelegateStubs.move) },
      extent: isNew || id == adoptedDelegate ? .wholeClass : .methods)
  }
}

extension String {
  /// The text as it goes on after a colon; it begins with a verb.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
