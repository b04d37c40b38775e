import Diagrams
import Documents
import LifecycleDiff
import LifecycleModel

extension GuideSubject {
  /// Added elements: callbacks under their delegates, states, transitions with their calls, claims.
  var newSection: Document.Section? {
    let changes = changes(in: .new)
    guard !changes.isEmpty else { return nil }
    return Document.Section(
      title: "Additions",
      blocks: [.sentence("None of these breaks existing code; the descriptions say what each is for.")]
        + newDelegates(changes)
        + KindGroup.all(of: changes).flatMap(newBlocks))
  }

  /// The compatible changes of what was there before.
  var compatibleSection: Document.Section? {
    section(
      "Other compatible changes",
      "Existing code works as before; some of it may become simpler, or should be reviewed.",
      otherChanges(.compatible))
  }

  private func newDelegates(_ changes: [Change]) -> [Block] {
    new.delegateIDs.flatMap { id -> [Block] in
      let callbacks = changes.filter { change in
        guard case .callback(let callback) = change.newPlace else { return false }
        return new[callback].delegate == id
      }
      let arrivals = changes.filter { $0.newPlace == .delegate(id) }
      guard !callbacks.isEmpty || !arrivals.isEmpty else { return [] }
      let name = InlineContent(.code(new[id].name))
      return [.heading(name), .list(.bullets, arrivals.map { item($0) } + callbacks.map(newCallback))]
    }
  }

  /// A callback: its name, when it is called, what the page says of it, and its declaration.
  private func newCallback(_ change: Change) -> Block.Item {
    guard case .callback(let id) = change.newPlace else { return item(change) }
    let events = new.eventNames(of: id)
    let name = [InlineContent.Inline.code(new.qualifiedName(of: id))]
    let occasions = events.isEmpty ? [] : [InlineContent.Inline.text(", called on " + events.joined(separator: ", "))]
    return Block.Item(
      InlineContent(lines: [name + occasions]) + words(new[id].documentation, new[id].attributes.provenance),
      of: change, blocks: new[id].signature.map { [.code(DelegateStubs.declaration($0), language: "swift")] } ?? [])
  }

  /// The additions of a kind, but delegates and callbacks.
  private func newBlocks(_ group: KindGroup) -> [Block] {
    let heading = Block.heading(InlineContent(plain: group.kind.title ?? group.kind.headline))
    if group.changes[0].newPlace.isConfiguration {
      // An app that adopts scenes is told of them with the manifest.
      return adoptedDelegate == nil ? [heading, configurations(group.changes)] : []
    }
    let items = group.changes.compactMap { change -> Block.Item? in
      switch change.newPlace {
      case .state(let id): newState(change, id)
      case .transition(let id): newTransition(change, id)
      case .rule: Block.Item(prose.text(of: change.element), of: change)
      case .scenario(let id):
        Block.Item(
          InlineContent(lines: [prose.runs(of: change.element), new.items(of: new.scenarios[id.index])]), of: change)
      case .delegate, .callback: nil
      case .page, .step, .equivalence, .configuration, .logLine: item(change)
      }
    }
    return items.isEmpty ? [] : [heading, .list(.bullets, items)]
  }

  private func newState(_ change: Change, _ id: StateID) -> Block.Item {
    let parent: [InlineContent.Inline] = new[id].parent.map { [.text(" in "), .strong([.text(new[$0].name)])] } ?? []
    return Block.Item(
      InlineContent(lines: [prose.runs(of: "'\(change.element)'") + parent])
        + words(new[id].documentation, new[id].provenance), of: change)
  }

  /// The scene configurations as Info.plist has them.
  func configurations(_ changes: [Change]) -> Block {
    let rows = changes.compactMap { change -> (change: Change?, cells: [InlineContent])? in
      guard case .configuration(let id) = change.newPlace else { return nil }
      let row = new.sceneConfigurations[id.index]
      let classes = [row.delegateClass, row.sceneClass].map { name in
        name.map { InlineContent(.code($0)) } ?? InlineContent(plain: "—")
      }
      let texts = [row.storyboard, row.condition].map { InlineContent(plain: $0 ?? "—") }
      return (change, [prose.text(of: change.element)] + classes + texts)
    }
    return .table(["Scene configuration", "Delegate class", "Scene class", "Storyboard", "When"], rows)
  }

  /// Transitions that follow each other and are all new, with their calls in order.
  private func newTransition(_ change: Change, _ first: TransitionID) -> Block.Item {
    let title = InlineContent(lines: [prose.runs(of: "'\(change.element)'")])
    let rest = new.transitionIDs[(first.index + 1)...].prefix { id in
      new[id].isContinuation && report.difference.correspondence.transitions.old(for: id) == nil
    }
    let strings = DiagramStrings(new)
    let calls = ([first] + rest).flatMap { new[$0].steps }.map { step in
      let group = step.unordered == nil ? [] : [strings.anyOrder]
      let remarks = DiagramStrings.parenthesis(strings.remarks(of: step) + group)
      return Block.Item(InlineContent(.code(new.qualifiedName(of: step.callback)), .text(remarks)))
    }
    let below = calls.isEmpty ? [Block.sentence("Nothing is called.")] : [.list(.numbers, calls)]
    return Block.Item(title + words(new[first].documentation, new[first].provenance), of: change, blocks: below)
  }

  /// The documentation of an element, without its sources.
  private func words(_ markdown: String, _ provenance: Provenance) -> InlineContent {
    InlineContent(description: markdown, sources: provenance.sources)
  }
}
