import Documents
import Emission
import LifecycleAudit
import LifecycleModel
import Text

extension MigrationReport {
  /// The requests that come in the connection options, with the code that reads them.
  var requests: [Block] {
    guard !plan.requests.isEmpty else { return [] }
    let source = callback(named: Self.connection).flatMap { lifecycle[$0].attributes.provenance.sources.first }
    let name = InlineContent.Inline.code(Self.connection)
    let sentence = words.runs("migration.connection", [source.map { .link([name], url: $0.url) } ?? name])
    let items = plan.requests.map { request in
      let places = Self.codes(request.places.map(\.description))
      let reading = words.runs("migration.read", [.code("connectionOptions.\(option(of: request.kind))")])
      let head = [InlineContent.Inline.text(words.phrase("migration.request.\(request.kind.rawValue)"))]
      // A scene delegate to begin with has the code.
      let isWritten = request.connection == nil || isObjectiveC
      let lines = Self.statements(for: [request.kind]).joined(separator: "\n")
      return Block.Item(
        InlineContent(lines: [head + [.text(" (")] + places + [.text(")" + words.colon)] + reading]),
        blocks: isWritten ? [] : [.code(lines, language: "swift")])
    }
    return [.paragraph(InlineContent(lines: [sentence])), .list(.boxes, items)]
  }

  private func option(of request: LaunchRequest) -> String {
    (isObjectiveC ? request.connectionOptionNames.last : nil) ?? request.connectionOption
  }

  /// `true` where the scene delegate is written in Objective-C.
  private var isObjectiveC: Bool { plan.delegates.contains { $0.kind == .scene && $0.isObjectiveC } }

  /// The lines that make or reach a window.
  var windows: [Block] {
    let items = plan.windows.map { window in
      Block.Item(
        InlineContent(lines: [
          [.code(window.place.description), .text(words.colon), .code(window.source)], advice(for: window.use),
        ]))
    }
    return items.isEmpty ? [] : [.list(.boxes, items)]
  }

  private func advice(for use: WindowUse) -> [InlineContent.Inline] {
    let argument: InlineContent.Inline =
      switch use {
      case .creation: .code("UIWindow(windowScene:)")
      case .own: .code(plan.sceneDelegate)
      case .delegate, .key: .text("")
      }
    return words.runs("migration.window.\(use.rawValue)", [argument])
  }

  /// The callbacks that the application's delegate keeps.
  var stayingSection: Document.Section? {
    guard plan.isAboutScenes, !plan.isDone, let first = plan.staying.first else { return nil }
    let items = plan.staying.map { method in
      Block.Item(InlineContent(.code(method.callback), .text(" ("), .code(method.place.description), .text(")")))
    }
    return Document.Section(title: words.phrase("migration.staying", first.type), blocks: [.list(.bullets, items)])
  }

  /// The code of the scene delegate.
  var starterBlocks: [Block] {
    guard let starter else { return [] }
    let type = [InlineContent.Inline.code(plan.sceneDelegate)]
    let task =
      plan.needsSceneDelegate
      ? words.runs("migration.addClass", type, [.code(plan.app.name)]) : words.runs("migration.addMethods", type)
    return [
      .list(
        .boxes,
        [
          Block.Item(
            InlineContent(lines: [task + [.text(String(words.colon.trimmingSpaces))]]),
            blocks: [.code(starter, language: "swift")])
        ])
    ]
  }

  /// The findings of which no other section tells.
  var findings: [Block] {
    let items = plan.findings.map { finding in
      let help = finding.help.map { [InlineContent.quoting($0)] } ?? []
      return Block.Item(
        InlineContent(
          lines: [[.code(finding.place.description), .text(words.colon)] + InlineContent.quoting(finding.summary)]
            + help))
    }
    return items.isEmpty ? [] : [.list(.boxes, items)]
  }

  /// What could not be decided, and why.
  var doubts: [Block] {
    let items = plan.doubts.map { Block.Item(InlineContent(lines: [runs(of: $0)])) }
    return items.isEmpty ? [] : [.list(.bullets, items)]
  }

  /// What could not be decided as plain text.
  func text(of doubt: MigrationPlan.Doubt) -> String { PlainText.words(of: runs(of: doubt)) }

  private func runs(of doubt: MigrationPlan.Doubt) -> [InlineContent.Inline] {
    func runs(_ key: String, _ place: FilePlace, _ name: String = "") -> [InlineContent.Inline] {
      words.runs("migration.doubt." + key, [.code(place.description)], [.code(name)])
    }
    return switch doubt {
    case .project(let line): [.text(line)]
    case .methodWithoutManifest(let place): runs("methodWithoutManifest", place)
    case .superclass(let name, let place): runs("superclass", place, name)
    case .delegateClass(let place): runs("delegateClass", place)
    case .syntaxError(let place): runs("syntaxError", place)
    case .call(let callback, let place): runs("call", place, callback)
    }
  }
}
