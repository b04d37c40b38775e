import Documents
import LifecycleDiff
import LifecycleModel
import Text

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
