import LifecycleModel
import LifecycleTemplates
import TestSupport
import Testing

@testable import LifecycleEmitters

@Suite("What templates are rendered from")
struct TemplateContextTests {
  @Test("The tags of each context are its stored properties, in order and with what they hold")
  func tags() throws {
    for context in try Self.contexts() {
      let members = Mirror(reflecting: context).children.map { child in
        "\(child.label ?? "") \(Self.kind(of: child.value))"
      }
      let tags = type(of: context).tags.map { "\($0.name) \(Self.kind($0.contents))" }
      #expect(tags == members, "\(type(of: context))")
    }
  }

  @Test("Every template has an entry, and every context that one needs was looked at")
  func entries() throws {
    #expect(TemplateManual.entries.map(\.name).sorted() == Templates.all.map(\.name).sorted())
    let known = Set(try Self.contexts().map { type(of: $0).tags })
    for entry in TemplateManual.entries {
      #expect(known.contains(entry.tags), "\(entry.name)")
      for case .list(let tags) in entry.tags.map(\.contents) { #expect(known.contains(tags), "\(entry.name)") }
    }
  }

  /// One of each.
  private static func contexts() throws -> [any TemplateContext] {
    let page = ScenePage.lifecycle(["A | | | | |", "B | | | | | sometimes"])
    let delegate = SwiftDelegateFile(DelegateID(0), in: page, names: SwiftTypeNames(page), isMain: true)
    let phases = try #require(TestPage.specs.first { $0.name == "scene-phase" }).lifecycle
    let observer = ScenePhaseObserverFile(DelegateID(1), in: phases)
    let monitor = try #require(LifecycleMonitorFile(phases, hearing: Set(phases.livingCallbacks)))
    return [
      delegate, try #require(delegate.methods.first), try #require(delegate.sceneQuestions.first), observer,
      try #require(observer.hooks.first), try #require(observer.cases.first),
      LifecycleLogFile(phases, options: SwiftOptions()), monitor,
      SwiftSubclassFile(DelegateID(0), in: page, names: SwiftTypeNames(page), isMain: true),
      SiteEmitter().context(of: phases), SiteSection("order", "Call order", "text"), SiteStyle(delegateCount: 2),
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
