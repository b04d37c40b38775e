import Diagrams
import Documents
import LifecycleDiff
import LifecycleModel
import SwiftGeneration

extension GuideSubject {
  /// A description of the pages, and the numbers of changes.
  var introduction: [Block] {
    let pages = old.summary == new.summary && old.name == new.name ? [new] : [old, new]
    return pages.flatMap(introduction(of:)) + [counts]
  }

  private func introduction(of page: Lifecycle) -> [Block] {
    let name = page.name.isEmpty ? [] : [InlineContent.Inline.strong([.text(page.name)])]
    var lines = InlineContent(markdown: page.summary).lines
    guard !lines.isEmpty else { return name.isEmpty ? [] : [.paragraph(InlineContent(lines: [name]))] }
    lines[0] = name + (name.isEmpty ? [] : [.text(": ")]) + lines[0]
    return [.paragraph(InlineContent(lines: lines))]
  }

  private var counts: Block {
    guard !report.changes.isEmpty else { return .sentence("Nothing has changed.") }
    let words: [(Impact, String, String)] = [
      (.breaking, "breaks", "break"), (.compatible, "is compatible", "are compatible"),
      (.editorial, "is editorial", "are editorial"),
    ]
    let counted = words.map { impact, singular, plural in
      let count = report.count(of: impact)
      return "\(count == 0 ? "none" : String(count)) \(count == 1 ? singular : plural)"
    }
    let total = report.changes.count
    let head = total == 1 ? "There is 1 change: " : "There are \(total) changes: "
    return .sentence(
      head + counted[0] + " code that relied on the old life cycle, " + counted[1] + ", " + counted[2] + ".")
  }
}

extension GuideSubject {
  /// Callbacks that are not called any more, and what does not happen.
  var stoppedSection: Document.Section? {
    let changes = changes(in: .stopped)
    let lead =
      changes.contains { $0.removedCallback != nil }
      ? "Code that waits for these never runs; their methods still compile, but are never called."
      : "Code that waits for these never runs."
    return section("Removals", lead, changes)
  }

  /// The breaking changes that are neither moves nor ends.
  var breakingSection: Document.Section? {
    let isFirst = changes(in: .moved).isEmpty && changes(in: .stopped).isEmpty
    return section(
      isFirst ? "Breaking changes" : "Other breaking changes",
      "These are still called, or still occur, but not as before.", otherChanges(.breaking))
  }
}

extension GuideSubject {
  /// The callbacks in whose place another one is called.
  var movedSection: Document.Section? {
    let rows = changes(in: .moved).compactMap(row)
    guard !rows.isEmpty else { return nil }
    return Document.Section(
      title: "Replaced callbacks",
      blocks: [
        .sentence(
          "These methods still compile, but are never called again"
            + (removalCondition.map { " in an app that is \($0)" } ?? "")
            + ". Move their code to the callbacks that are called instead."),
        .table(["Old callback", "New callback", "Called on", "What to do"], rows),
      ])
  }

  private func row(of change: Change) -> (change: Change?, cells: [InlineContent])? {
    guard let old = change.removedCallback, let new = successor(of: change) else { return nil }
    let advice = change.advice.map { [prose.runs(of: $0) + [.text(".")]] } ?? []
    let isDisputed = self.old.apiEntry(of: old)?.isCounterpartDisputed == true
    let dispute: [InlineContent.Inline] = [.text("Without it, reports differ on whether the old one still comes.")]
    return (
      change,
      [
        InlineContent(.code(self.old.qualifiedName(of: old))), InlineContent(.code(self.new.qualifiedName(of: new))),
        InlineContent(lines: occasions(of: old, new)),
        InlineContent(lines: advice + (isDisputed ? [dispute] : [])) + notes(on: old, new),
      ]
    )
  }

  /// The events of the new callback, and those of the old one where they differ.
  private func occasions(of old: CallbackID, _ new: CallbackID) -> [[InlineContent.Inline]] {
    let (was, now) = (events(of: old, in: self.old), events(of: new, in: self.new))
    return was == now ? [now] : [now, [.text("Before: ")] + was]
  }

  /// The notes on a pair in the pages' Equivalents.
  private func notes(on old: CallbackID, _ new: CallbackID) -> InlineContent {
    let pairs = report.difference.correspondence.callbacks
    for (page, ids) in [(self.new, [pairs.new(for: old), new]), (self.old, [old, pairs.old(for: new)])] {
      let wanted = Set(ids.compactMap { $0 })
      for row in page.equivalents.flatMap(\.rows) where wanted.count == 2 && !row.notes.isEmpty {
        if wanted.isSubset(of: row.cells.flatMap(\.callbacks)) { return InlineContent(markdown: row.notes) }
      }
    }
    return InlineContent()
  }
}

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

extension GuideSubject {
  /// The delegate of scenes that takes over from one of the app: the app has to adopt scenes; `nil` where none does.
  var adoptedDelegate: DelegateID? {
    changes(in: .moved).lazy.compactMap { change -> DelegateID? in
      guard let removed = change.removedCallback, let successor = successor(of: change),
        old.apiType(of: old[removed].delegate)?.kind == .application
      else { return nil }
      let delegate = new[successor].delegate
      return new.apiType(of: delegate)?.kind == .scene ? delegate : nil
    }.first
  }

  /// The first tasks of a class: the class itself, and where its window is made.
  func beginning(ofClass name: String, isWhole: Bool) -> [Block.Item] {
    guard isWhole else { return [] }
    let isKnown = old.delegates.contains { $0.name == name }
    let unless = isKnown ? ", unless the app has it" : ""
    let window = adoptedDelegate.flatMap { id -> Block.Item? in
      guard new[id].name == name else { return nil }
      let calls = ["scene(_:willConnectTo:options:)", "application(_:didFinishLaunchingWithOptions:)"]
      guard calls.allSatisfy({ call in new.livingCallbacks.contains { new[$0].name == call } }) else { return nil }
      return Block.Item(
        InlineContent(
          .text("Make the window in "), .code(calls[0]), .text(", no longer in "), .code(calls[1]),
          .text("; UIKit makes one whose interface is in the storyboard of the scene configuration")))
    }
    return [Block.Item(InlineContent(.text("Add the class "), .code(name), .text(unless)))]
      + [window].compactMap { $0 }
  }

  /// The tasks in Info.plist of an app that adopts scenes, before others; empty for any other app.
  func manifestTasks(heading: Block, before items: [Block.Item]) -> [Block] {
    guard let delegate = adoptedDelegate else { return [] }
    let first = new.sceneConfigurations.firstIndex { $0.role == .application }
    let added = changes(in: .new).filter(\.newPlace.isConfiguration)
    let own = added.first { change in
      if case .configuration(let id) = change.newPlace { id.index == first } else { false }
    }
    let examples = added.filter { $0 != own }
    let name = own.map { [.text(", ")] + prose.runs(of: "'\($0.element)'") } ?? []
    let task = InlineContent(
      lines: [
        [.text("Add the scene manifest with a configuration for the app's windows")] + name
          + [
            .text("; name a storyboard with the window's interface in "), .code("UISceneStoryboardFile"),
          ]
      ])
    let code = SceneManifest.excerpt(
      naming: first.map { new.sceneConfigurations[$0] }, servedBy: new[delegate].name, in: new)
    let others: [Block] =
      examples.isEmpty
      ? []
      : [
        .sentence("An app with scenes such as these adds a configuration for each, with its own names:"),
        configurations(examples),
      ]
    let tasks = [Block.Item(task, id: own?.guideID)] + items
    return [heading, .list(.boxes, tasks), .code(code, language: "xml")] + others
  }

  /// The words on methods that are never called again: an app that adopts scenes keeps them where older systems call them.
  var removalWords: String {
    guard let delegate = adoptedDelegate, let since = since(delegate) else {
      return "Once older systems are no longer supported, remove the methods that are never called:"
    }
    return """
      Remove the methods that are never called. An app that also runs on systems before \(since) keeps them: there, they \
      are called:
      """
  }

  /// The first version with a delegate's callbacks.
  private func since(_ delegate: DelegateID) -> PlatformVersion? {
    new.livingCallbacks.filter { new[$0].delegate == delegate }.compactMap { new.availability(of: $0).since }
      .min { $0.version < $1.version }
  }

  /// The SDK and the system with which callbacks are removed: `built with the iOS 27 SDK, on iOS 27 or later`; `nil` where it
  /// does not depend on an SDK.
  var removalCondition: String? {
    let bounds = changes(in: .moved).compactMap(\.removedCallback).map { old[$0].attributes.availability.removed }
    guard let first = bounds.first ?? nil, let sdk = first.sdk, bounds.allSatisfy({ $0 == first }) else { return nil }
    let system = PlatformVersion(first.platform, first.version)
    return "built with the \(PlatformVersion(first.platform, sdk)) SDK, on \(system) or later"
  }
}

extension GuideSubject {
  /// The sources of the claims that changed.
  var sourcesSection: Document.Section? {
    var order: [[InlineContent.Inline]] = []
    var sources: [[InlineContent.Inline]: [Provenance.Source]] = [:]
    for change in report.changes {
      let places = [change.oldPlace.map { (old, $0) }, (new, change.newPlace)].compactMap { $0 }
      for (name, provenance) in places.compactMap({ claim(at: $1, in: $0) }) where !provenance.sources.isEmpty {
        if sources[name] == nil { order.append(name) }
        let known = Set(sources[name, default: []].map(\.url))
        sources[name, default: []] += provenance.sources.filter { !known.contains($0.url) }
      }
    }
    guard !order.isEmpty else { return nil }
    let items = order.map { name in
      let links = sources[name, default: []].map { [InlineContent.Inline.link([.text($0.title)], url: $0.url)] }
      return Block.Item(InlineContent(lines: [name + [.text(": ")] + links.joined(separator: [.text(", ")])]))
    }
    return Document.Section(title: "Sources", blocks: [.list(.bullets, items)])
  }

  /// The name of the element at a place, with its sources.
  private func claim(at place: Element, in lifecycle: Lifecycle) -> (name: [InlineContent.Inline], Provenance)? {
    guard let (_, provenance) = lifecycle.claim(at: place) else { return nil }
    switch place {
    case .delegate(let id): return ([.code(lifecycle[id].name)], provenance)
    case .state(let id): return ([.strong([.text(lifecycle[id].name)])], provenance)
    case .callback(let id): return ([.code(lifecycle.qualifiedName(of: id))], provenance)
    case .step(let transition, let index):
      let callback = lifecycle[transition].steps[index].callback
      return ([.code(lifecycle.qualifiedName(of: callback))], lifecycle[callback].attributes.provenance)
    case .transition(let id):
      return lifecycle.chains.first { $0.contains(id) }.map { chain in
        ([.emphasis([.text(lifecycle.headline(of: chain))])], provenance)
      }
    case .page, .scenario, .rule, .equivalence, .configuration, .logLine: return nil
    }
  }
}
