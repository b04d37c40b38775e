import Diagnostics
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import TestSupport
import Testing

@testable import LifecycleChecks

@Suite("Contradicted orders")
struct ContradictedOrderTests {
  @Test("A contradiction is told with its places, Apple's page and a shortest run")
  func told() throws {
    let reading = read(calls: ["sceneDidBecomeActive", "sceneWillEnterForeground"])
    let diagnostic = try #require(reading.checked.first)
    #expect(diagnostic.id == "contradicted-order" && diagnostic.severity == .warning)
    #expect(
      diagnostic.summary
        == "Order contradicts Apple's documentation: "
        + "'sceneDidBecomeActive(_:)' can occur before 'sceneWillEnterForeground(_:)'")
    #expect(reading.file[diagnostic.range] == "SceneDelegate.sceneWillEnterForeground(_:)")
    #expect(diagnostic.notes.map { String(reading.file[$0.range]) } == ["SceneDelegate.sceneDidBecomeActive(_:)"])
    #expect(diagnostic.help?.contains("https://developer.apple.com/documentation/uikit/uiscenedelegate/") == true)
    #expect(diagnostic.replay?.words == ["open"])
    #expect(reading.checked.count == 1)
  }

  @Test("A page that leaves calls out, starts in the right order or is of another system contradicts nothing")
  func silent() {
    let wrong = ["sceneDidBecomeActive", "sceneWillEnterForeground"]
    #expect(read(calls: wrong.reversed()).checked.isEmpty)
    #expect(read(calls: ["sceneDidBecomeActive"]).checked.isEmpty)
    #expect(read(calls: wrong, note: "<!-- instar:allow contradicted-order -->\n\n").checked.isEmpty)
    #expect(read(calls: wrong, type: "ShopDelegate").checked.isEmpty)
    // An event before this one may have been left out.
    let later = "\n\n### Return: On → On\n\n1. `SceneDelegate.sceneWillEnterForeground(_:)`"
    #expect(read(calls: [wrong[0]], rest: later).checked.isEmpty)
    // What comes again later in the same life has come before; so has what comes again in another life.
    let again = "\n\n### Return: On → On\n\n1. `SceneDelegate.sceneWillEnterForeground(_:)`"
    #expect(read(calls: wrong.reversed(), rest: again).checked.isEmpty)
    #expect(
      read(calls: [wrong[1]], rest: "\n\n### End: On → Off\n\n1. `SceneDelegate.sceneDidBecomeActive(_:)`").checked
        .isEmpty)
  }

  @Test("Where the page claims the order itself, only the rule is reported")
  func claimed() {
    let rule =
      "\n\n## Rules\n\n- `SceneDelegate.sceneWillEnterForeground(_:)` before `SceneDelegate.sceneDidBecomeActive(_:)`"
    let found = read(calls: ["sceneDidBecomeActive", "sceneWillEnterForeground"], rest: rule).checked
    #expect(found.map(\.id) == ["refuted-rule"])
  }

  @Test("Parts of a bundled page, with any states, callbacks and events left out, contradict nothing", arguments: pages)
  func parts(page: TestPage) {
    var found: [String] = []
    for seed in Seeds.first(500) {
      var numbers = SplitMix64(seed: UInt64(seed))
      let part = Self.part(of: page, using: &numbers)
      found += ContradictedOrder.diagnostics(in: CheckSubject(part.lifecycle, sourceMap: part.sourceMap)).map {
        "\(seed): \($0.summary) \($0.replay?.words ?? [])"
      }
    }
    #expect(found == [])
  }

  // 109 of 113. Of the others, the first call has come in an earlier event of the same life.
  @Test("At least nine of ten exchanges of two neighbours that an order names are found")
  func exchanges() {
    var missed: [String] = []
    var count = 0
    for page in Self.pages {
      for version in Self.versions(of: page) {
        let whole = Self.selection(of: Self.withoutClaims(page.lifecycle), page.reading.sourceMap, at: version)
        let orders = Set(DocumentedOrder.all(on: whole.lifecycle).map { [$0.first, $0.second] })
        for mutant in Mutant.all(of: whole.lifecycle, whole.sourceMap) where orders.contains(mutant.exchanged) {
          count += 1
          let subject = CheckSubject(mutant.lifecycle, sourceMap: mutant.sourceMap)
          if ContradictedOrder.diagnostics(in: subject).isEmpty { missed.append("\(page.name): \(mutant.name)") }
        }
      }
    }
    #expect(count > 20)
    #expect(missed.count * 10 <= count, "\(missed.count) of \(count): \(missed)")
  }

  private static let pages = TestPage.bundled.filter { !DocumentedOrder.all(on: $0.lifecycle).isEmpty }

  private static func versions(of page: TestPage) -> [VersionSelection?] {
    page.lifecycle.boundaries.isEmpty ? [nil] : page.lifecycle.boundaries
  }

  private static func selection(
    of lifecycle: Lifecycle, _ sourceMap: SourceMap, at version: VersionSelection?
  ) -> (lifecycle: Lifecycle, sourceMap: SourceMap) {
    guard let version else { return (lifecycle, sourceMap) }
    let selection = LifecycleSelection(of: lifecycle, sourceMap: sourceMap, at: version)
    return (selection.lifecycle, selection.sourceMap)
  }

  /// The page's own rules are left out: they say what the orders say.
  private static func withoutClaims(_ lifecycle: Lifecycle) -> Lifecycle {
    var lifecycle = lifecycle
    lifecycle.rules = []
    lifecycle.scenarios = []
    return lifecycle
  }

  /// A page without some states, callbacks and events: as if they had been removed before its first version.
  private static func part(
    of page: TestPage, using numbers: inout SplitMix64
  ) -> (lifecycle: Lifecycle, sourceMap: SourceMap) {
    var lifecycle = withoutClaims(page.lifecycle)
    let version = numbers.pick(versions(of: page)) ?? VersionSelection(PlatformVersion(lifecycle.platform, Version(26)))
    let gone = Availability(removed: PlatformVersion(lifecycle.platform, Version(1)))
    let often = numbers.number(in: 2...12)
    for id in lifecycle.stateIDs where numbers.happens(onceIn: often * 2) {
      lifecycle.states[id.index].availability = gone
    }
    for id in lifecycle.callbackIDs where numbers.happens(onceIn: often) {
      lifecycle.callbacks[id.index].attributes.availability = gone
    }
    for chain in lifecycle.chains where numbers.happens(onceIn: often) {
      for id in chain { lifecycle.transitions[id.index].availability = gone }
    }
    return selection(of: lifecycle, page.reading.sourceMap, at: version)
  }

  private func read(calls: [String], note: String = "", rest: String = "", type: String = "UIWindowSceneDelegate")
    -> Reading
  {
    let steps = calls.enumerated().map { "\($0 + 1). `SceneDelegate.\($1)(_:)`" }.joined(separator: "\n")
    let page = """
      # Shop

      - Platform: iOS

      ## Delegates

      - `SceneDelegate`: `\(type)`, one per scene

      ## States

      - **Off** (initial)
      - **On**

      ## Transitions

      \(note)### Open: Off → On

      \(steps)

      ### Close: On → Off

      1. `SceneDelegate.sceneDidDisconnect(_:)`
      """
    return LifecycleReader.read(SourceFile(path: "shop.md", text: page + rest))
  }
}
