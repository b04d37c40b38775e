import Documents
import Emission
import LifecycleAudit
import LifecycleDiff
import LifecycleModel
import SwiftGeneration
import Text

extension MigrationReport {
  /// The plan as a check list.
  package var document: Document {
    let origin = words.runs(
      "migration.origin", [.code("instar audit --plan")],
      [.emphasis([.text(lifecycle.name)]), .text(" (\(plan.versions))")])
    let parts = [
      section("migration.standing", standing), section(title: "Info.plist", manifests),
      section("section.callbacks", callbacks), section("migration.requests", requests),
      section("migration.windows", windows), stayingSection, section("migration.starter", starterBlocks),
      section("migration.tests", tests?.blocks ?? []), section("migration.findings", findings),
      section("migration.doubts", doubts),
    ]
    let end: [Block] = plan.isDone ? [.sentence(words.phrase("migration.done"))] : []
    return Document(
      title: title, introduction: [.paragraph(InlineContent(lines: [origin]))] + end,
      sections: parts.compactMap { $0 })
  }

  private func section(_ key: String, _ blocks: [Block]) -> Document.Section? {
    section(title: words.phrase(key), blocks)
  }

  /// A section; `nil` for one without content.
  private func section(title: String, _ blocks: [Block]) -> Document.Section? {
    blocks.isEmpty ? nil : Document.Section(title: title, blocks: blocks)
  }

  // MARK: Where the app stands

  private var standing: [Block] {
    let place = plan.adoptionPlace.map { [InlineContent.Inline.text(" ("), .code($0.description), .text(")")] } ?? []
    let key = plan.adoption.isAdopted.map { $0 ? "adopted" : "notAdopted" } ?? "undecided"
    let scenes = fact("migration.scenes", [.text(words.phrase("migration." + key))] + place)
    let delegates = plan.delegates.map { delegate in
      fact(
        "migration.delegate.\(delegate.kind.word)",
        [.code(delegate.type)] + (delegate.place.map { [.text(" ("), .code($0.description), .text(")")] } ?? []))
    }
    let missing =
      plan.isAboutScenes && plan.needsSceneDelegate
      ? [fact("migration.delegate.scene", [.text(words.phrase("migration.none"))])] : []
    let launch = plan.cannotLaunch ? [Block.paragraph(InlineContent(lines: [launchSentence]))] : []
    return launch + [.list(.bullets, (plan.isAboutScenes ? [scenes] : []) + delegates + missing)]
  }

  /// `Built with the SDK of iOS 27, an app that has not adopted scenes does not launch on iOS 27 or later`, with the page's link.
  private var launchSentence: [InlineContent.Inline] {
    let launches = plan.page.whole.transitions.filter { $0.guard?.mode == .withoutScenes }
    let source = launches.lazy.compactMap(\.provenance.sources.first).first
    return words.runs(
      "migration.launch", [.text(plan.versions)], source.map { [.link([.text($0.title)], url: $0.url)] } ?? [])
  }

  private func fact(_ key: String, _ value: [InlineContent.Inline]) -> Block.Item {
    Block.Item(InlineContent(lines: [[.text(words.phrase(key) + words.colon)] + value]))
  }

  // MARK: Info.plist

  private var manifests: [Block] {
    let items = plan.manifests.compactMap { manifest in
      excerpt(for: manifest).map { item(for: manifest, excerpt: $0) }
    }
    let isObjectiveC = plan.delegates.contains { $0.isObjectiveC }
    return items.isEmpty
      ? [] : [.list(.boxes, items)] + (isObjectiveC ? [.sentence(words.phrase("migration.objectiveC"))] : [])
  }

  private func item(for manifest: MigrationPlan.Manifest, excerpt: String) -> Block.Item {
    let setting = [InlineContent.Inline.code("INFOPLIST_FILE")]
    let task = manifest.place.map {
      manifest.isIncomplete
        ? words.runs("migration.replace", [.code($0.description)]) : words.runs("migration.insert", [.code($0.path)])
    }
    let only: [InlineContent.Inline] =
      manifest.configurations.isEmpty
      ? [] : [.text(" (\(words.phrase("migration.only", words.list(manifest.configurations))))")]
    let module = manifest.module.map { name in
      Block.paragraph(
        InlineContent(lines: [words.runs("migration.module", [.code("$(PRODUCT_MODULE_NAME)")], [.code(name)])]))
    }
    return Block.Item(
      InlineContent(lines: [
        (task ?? words.runs("migration.newList", setting)) + only + [.text(String(words.colon.trimmingSpaces))]
      ]),
      blocks: [.code(excerpt, language: "xml")] + [module].compactMap { $0 })
  }

  // MARK: Callbacks

  private var callbacks: [Block] {
    guard !plan.moves.isEmpty else { return [] }
    let process = plan.moves.first { $0.notification != nil }
    let source: [InlineContent.Inline] =
      process?.target?.sources.first.map { [.text(" "), .link([.text($0.title)], url: $0.url)] } ?? []
    let sentence = [InlineContent.Inline.text(words.phrase("migration.perScene"))] + source
    return (process == nil ? [] : [.paragraph(InlineContent(lines: [sentence]))])
      + [.list(.boxes, plan.moves.map(item))]
  }

  private func item(for move: MigrationPlan.Move) -> Block.Item {
    let method = move.method
    let arrow = move.target.map { target in
      [InlineContent.Inline.text(" → ")] + name(target.callback, of: target.type, target.sources)
    }
    let head = name(method.callback, of: method.type, method.sources) + (arrow ?? [])
    return Block.Item(
      InlineContent(lines: [head + [.text(" ("), .code(method.place.description), .text(")")]]),
      blocks: [.list(.bullets, facts(about: move))])
  }

  /// A callback with its delegate, linked to the first source that the page gives.
  private func name(
    _ callback: String, of type: String, _ sources: [Provenance.Source]
  ) -> [InlineContent.Inline] {
    let name = InlineContent.Inline.code("\(type).\(callback)")
    return [sources.first.map { .link([name], url: $0.url) } ?? name]
  }

  private func facts(about move: MigrationPlan.Move) -> [Block.Item] {
    let isObjectiveC = plan.delegates.contains { $0.type == move.method.type && $0.isObjectiveC }
    let signature = isObjectiveC ? move.target?.selector : move.target?.declaration?.text
    let facts: [Block.Item?] = [
      signature.map { fact("migration.signature", [.code($0)]) },
      move.target?.place.map { line("migration.exists", $0) },
      move.target == nil || !plan.isAboutScenes ? nil : fact("migration.scope", scope(of: move)),
      fact("migration.body", body(of: move)),
      move.modifiers.isEmpty ? nil : fact("migration.view", view(of: move)),
      move.target == nil
        ? move.advice.map { Block.Item(InlineContent(lines: [words.runs("migration.advice", [.code($0)])])) } : nil,
    ]
    return facts.compactMap { $0 }
  }

  /// The modifiers that do the same in a view, and the change of the phase that corresponds to the method, where pages know it.
  private func view(of move: MigrationPlan.Move) -> [InlineContent.Inline] {
    let method = CounterpartFact.Call(owner: "UIApplicationDelegate", name: move.method.callback)
    let phase = CounterpartKnowledge.bundled.counterparts(of: method).first { $0.call.owner == "ScenePhase" }
    guard move.notification != nil, let phase else { return Self.codes(move.modifiers) }
    let value = InlineContent.Inline.code(".\(phase.call.name)")
    let change = phase.previous.map { words.runs("compare.comingFrom", [value], [.code(".\($0)")]) } ?? [value]
    return Self.codes(move.modifiers) + [.text(words.colon)] + change
  }

  private func scope(of move: MigrationPlan.Move) -> [InlineContent.Inline] {
    move.notification.map { words.runs("migration.scope.process", [.code($0)]) }
      ?? [.text(words.phrase("migration.scope.scene"))]
  }

  private func body(of move: MigrationPlan.Move) -> [InlineContent.Inline] {
    let call = move.call.map { words.runs("migration.called", [.code($0.description)]) }
    return call ?? [.text(words.phrase(move.isTrivial ? "migration.trivial" : "migration.code"))]
  }

  private func line(_ key: String, _ place: FilePlace) -> Block.Item {
    Block.Item(InlineContent(lines: [words.runs(key, [.code(place.description)])]))
  }

  static func codes(_ names: [String]) -> [InlineContent.Inline] {
    Array(names.map { [.code($0)] }.joined(separator: [.text(", ")]))
  }
}

extension InstalledDelegate.Kind {
  /// The word in keys of the vocabulary, and in JSON.
  var word: String {
    switch self {
    case .application: "application"
    case .scene: "scene"
    case .other: "other"
    }
  }
}
