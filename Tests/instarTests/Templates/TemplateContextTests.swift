import LifecycleModel
import LifecycleTemplates
import TestSupport
import Testing

@testable import Documents
@testable import Emission
@testable import Reports
@testable import Site
@testable import SwiftGeneration
@testable import instar

@Suite("Contexts of templates")
struct TemplateContextTests {
  @Test("The tags of each context are its stored properties, in order and with their contents")
  func tags() throws {
    for context in try Self.contexts() {
      let members = Mirror(reflecting: context).children.map { child in
        "\(child.label ?? "") \(Self.kind(of: child.value))"
      }
      let tags = type(of: context).tags.map { "\($0.name) \(Self.kind($0.contents))" }
      #expect(tags == members, "\(type(of: context))")
    }
  }

  @Test("Every template has an entry, and every required context is checked")
  func entries() throws {
    #expect(EmitterRegistry.templates.map(\.name).sorted() == Templates.all.map(\.name).sorted())
    let known = Set(try Self.contexts().map { type(of: $0).tags })
    for entry in EmitterRegistry.templates {
      #expect(known.contains(entry.tags), "\(entry.name)")
      for tags in Self.lists(in: entry.tags) { #expect(known.contains(tags), "\(entry.name)") }
    }
  }

  /// The tags of all lists, however deep.
  private static func lists(in tags: [TemplateTag]) -> [[TemplateTag]] {
    tags.flatMap { tag -> [[TemplateTag]] in
      guard case .list(let inner) = tag.contents else { return [] }
      return [inner] + lists(in: inner)
    }
  }

  /// One of each.
  private static func contexts() throws -> [any TemplateContext] {
    let page = ScenePage.lifecycle(["A | | | | |", "B | | | | | sometimes"])
    let delegate = SwiftDelegateFile(DelegateID(0), in: page, names: SwiftTypeNames(page), isMain: true)
    let phases = try #require(TestPage.bundled.first { $0.name == "scene-phase" }).lifecycle
    let observer = ScenePhaseObserverFile(DelegateID(1), in: phases, names: SwiftTypeNames(phases))
    let names = SwiftTypeNames(phases)
    let monitor = try #require(MonitorTablesFile(phases, names: names, observing: Set(phases.livingCallbacks)))
    let pageStates = SwiftStatesFile(phases, names: names, logging: phases.delegateIDs, hasSignposts: true)
    let book = WikiBook(
      try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle, at: WikiPlace(.folder))
    let (home, states, transitions) = (WikiHomePage(book), WikiStatesPage(book), WikiTransitionsPage(book))
    let (callbacks, comparison, sidebar) = (WikiCallbacksPage(book), WikiComparisonPage(book), WikiSidebarPage(book))
    let item = OverviewItem(phases, folder: "scene-phase", formats: ["wiki", "html", "svg"])
    let overview = WikiOverviewPage(WikiOverview(Overview([item]), on: .folder))
    let index = SiteIndex(Overview([item]))
    let versions = SiteVersion.all(of: phases)
    return [
      XcodeProjectFile(name: "Shop", for: page),
      home, try #require(home.facts.first),
      try #require(home.contents.first),
      try #require(home.pictures.first), try #require(states.mermaid.first), overview,
      try #require(overview.items.first), index,
      try #require(index.items.first), states, try #require(states.states.first), transitions,
      try #require(transitions.events.first), try #require(transitions.events.first?.chains.first), callbacks,
      try #require(callbacks.delegates.first), try #require(callbacks.delegates.first?.callbacks.first), comparison,
      try #require(comparison.comparisons.first), WikiRulesPage(book), sidebar, try #require(sidebar.pages.first),
      delegate, try #require(delegate.methods.first), try #require(delegate.sceneQuestions.first), observer,
      try #require(observer.hooks.first), try #require(observer.cases.first),
      LifecycleLogFile(phases, options: SwiftOptions()), monitor, LifecycleMonitorFile(), pageStates,
      try #require(pageStates.cases.first),
      SwiftSubclassFile(DelegateID(0), in: page, names: SwiftTypeNames(page), isMain: true),
      SiteEmitter().context(of: versions, slots: PictureSlots([])),
      SiteSection(anchor: "events", body: "text"), SiteStyle(delegateCount: 2),
      SiteScript(),
    ]
  }

  private static func kind(of value: Any) -> String {
    switch type(of: value) {
    case is String.Type: "text"
    case is String?.Type: "optionalText"
    case is Bool.Type: "flag"
    case is [String].Type: "lines"
    default: "list"
    }
  }

  private static func kind(_ contents: TemplateTag.Contents) -> String {
    switch contents {
    case .text: "text"
    case .optionalText: "optionalText"
    case .flag: "flag"
    case .lines: "lines"
    case .list: "list"
    }
  }
}
