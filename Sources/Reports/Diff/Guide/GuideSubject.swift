import Diagrams
import Documents
import LifecycleDiff
import LifecycleModel

/// A diff with what several sections of its guide ask about it.
struct GuideSubject {
  /// The diff.
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

  /// The callback at a place.
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
