import LifecycleLogs
import LifecycleModel
import TestSupport
import Testing

@Suite("Logs of a known page")
struct RankingConfusionTests {
  private static let pages = TestPage.bundled.map { RankedPage($0.name, $0.lifecycle) }
  private static let readers = pages.map { MessageReader($0.lifecycle) }

  @Test(
    "A log is decided for no page but its own, and the generated one for its own, unless another page says all of it, too",
    arguments: SimulatedLog.Style.allCases, pages.map(\.name))
  func confusion(style: SimulatedLog.Style, name: String) throws {
    let page = try #require(Self.pages.first { $0.name == name })
    var decided = 0
    for calls in [20, 60, 120] {
      for isCalm in [false, true] {
        for version in Set([page.versions[0], page.versions[page.versions.count - 1]]) {
          let lifecycle =
            version.map { LifecycleSelection(of: page.lifecycle, sourceMap: SourceMap(), at: $0).lifecycle }
            ?? page.lifecycle
          let log = SimulatedLog(of: lifecycle, calls: calls, seed: UInt64(calls), isCalm: isCalm, style)
          let ranked = RankedLog([log.text], among: Self.pages, readers: Self.readers)
          guard let first = ranked.entries.first, ranked.verdict == .decided else { continue }
          #expect(first.page.name == name, "\(ranked.lines.prefix(4))")
          decided += 1
        }
      }
    }
    // 'uikit' has the calls of 'uikit-app' and of 'uikit-scenes'.
    #expect(style == .bare || name == "uikit" || decided > 0)
  }
}
