import Documents
import Emission
import LifecycleAudit
import LifecycleModel
import LifecyclePaths
import SwiftGeneration
import Text

/// A migration plan with what a page adds to it: the scene manifest, a scene delegate, and a test plan.
package struct MigrationReport: Sendable {
  let plan: MigrationPlan
  /// The language's words.
  let words: PageStrings
  /// The page at the plan's versions.
  let lifecycle: Lifecycle

  /// Prepares a plan, in the page's language or another.
  package init(_ plan: MigrationPlan, language: Language? = nil) {
    self.plan = plan
    words = PageStrings(language: language ?? plan.page.whole.language)
    lifecycle =
      LifecycleSelection(of: plan.page.whole, sourceMap: SourceMap(), at: plan.page.selection).lifecycle
  }

  /// The title: `Reader: adopt scenes`.
  var title: String {
    let key = plan.isAboutScenes ? plan.adoption.isAdopted == true ? "finish" : "adopt" : "move"
    return words.phrase("migration." + key, plan.app.name)
  }

  /// The page's delegate of scenes; `nil` where it has none.
  var sceneDelegate: DelegateID? {
    lifecycle.delegateIDs.first { !lifecycle[$0].isObserved && lifecycle.apiType(of: $0)?.kind == .scene }
  }

  /// The callback of the page with a name; `nil` where it has none.
  func callback(named name: String) -> CallbackID? {
    lifecycle.livingCallbacks.first { lifecycle[$0].name == name }
  }

  /// The lines to insert into an Info.plist; `nil` where the page has no scene delegate.
  func excerpt(for manifest: MigrationPlan.Manifest) -> String? {
    guard sceneDelegate != nil else { return nil }
    return SceneManifest.excerpt(
      naming: nil, servedBy: plan.sceneDelegate, storyboard: manifest.storyboard, in: lifecycle)
  }
}

extension MigrationReport {
  /// The method in which a scene gets its window and its requests.
  static let connection = "scene(_:willConnectTo:options:)"

  /// The callbacks that take code over, with the lines that their bodies begin with.
  private var beginnings: [CallbackID: [String]] {
    var beginnings: [CallbackID: [String]] = [:]
    for move in plan.moves where !move.isTrivial {
      guard let target = move.target, target.place == nil, let id = callback(named: target.callback) else { continue }
      beginnings[id, default: []].append(
        DelegateStubs.move("\(move.method.type).\(move.method.callback) (\(move.method.place))"))
    }
    let lines = connectionLines
    if !lines.isEmpty || plan.needsSceneDelegate, let id = callback(named: Self.connection),
      plan.requests.allSatisfy({ $0.connection == nil })
    {
      beginnings[id] = lines
    }
    return beginnings
  }

  /// The body of the method that connects a scene: its window where no storyboard makes one, and its requests.
  private var connectionLines: [String] {
    let makesWindow = plan.needsSceneDelegate && plan.manifests.allSatisfy { $0.storyboard == nil }
    let requests = Self.statements(for: plan.requests.map(\.kind))
    let creations = plan.windows.filter { $0.use == .creation }.map { "\($0.source) (\($0.place))" }
    let window =
      ["let window = UIWindow(windowScene: windowScene)"] + creations.map(DelegateStubs.move)
      + ["window.makeKeyAndVisible()", "self.window = window"]
    return makesWindow ? [Self.scene] + window + requests.filter { $0 != Self.scene } : requests
  }

  private static let scene = "guard let windowScene = scene as? UIWindowScene else { return }"

  /// The statements with which the connection's callback hands requests on to the callbacks for them.
  static func statements(for requests: [LaunchRequest]) -> [String] {
    let statements = requests.flatMap(\.statements)
    return (statements.contains { $0.contains("(windowScene,") } ? [scene] : []) + statements
  }

  /// A scene delegate to begin with, or the methods that the app's own one lacks; `nil` where nothing is to be written.
  package var starter: String? {
    guard let delegate = sceneDelegate, !plan.isSwiftUI || plan.delegates.contains(where: { $0.kind == .scene }),
      !plan.delegates.contains(where: { $0.kind == .scene && $0.isObjectiveC })
    else { return nil }
    return DelegateStubs(
      of: delegate, in: lifecycle, beginnings: beginnings, extent: plan.needsSceneDelegate ? .smallClass : .methods
    ).text
  }

  /// The runs that take every transition with a call of a callback that takes code over; `nil` where there are none.
  var tests: TestPlan? {
    let names = Set(plan.moves.compactMap { $0.target?.callback })
      .union(plan.needsSceneDelegate || !plan.requests.isEmpty ? [Self.connection] : [])
    let runs = RunGraph(lifecycle)
    let cover = CoveringPlan(covering: .transitions, in: runs, scenes: plan.hasSeveralScenes ? 2 : 1) { target in
      guard case .transition(let id) = target else { return false }
      let transition = lifecycle[id]
      return transition.steps.contains { names.contains(lifecycle[$0.callback].name) }
        && transition.guard?.mode != .withoutScenes
        && (plan.hasSeveralScenes || transition.guard?.sceneCondition != .anotherScene)
    }
    return cover.runs.isEmpty ? nil : TestPlan(cover, in: runs, language: words.language)
  }
}

extension LaunchRequest {
  /// The statements that hand a request on to the callback for it.
  fileprivate var statements: [String] {
    let option = "connectionOptions.\(connectionOption)"
    return switch self {
    case .url: ["if !\(option).isEmpty { self.scene(scene, openURLContexts: \(option)) }"]
    case .activity: ["for activity in \(option) { self.scene(scene, continue: activity) }"]
    case .quickAction:
      ["if let item = \(option) {", "  self.windowScene(windowScene, performActionFor: item) { _ in }", "}"]
    case .cloudKitShare:
      ["if let share = \(option) {", "  self.windowScene(windowScene, userDidAcceptCloudKitShareWith: share)", "}"]
    case .notification: ["// \(option) has what the launch options had for a notification."]
    }
  }
}

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
