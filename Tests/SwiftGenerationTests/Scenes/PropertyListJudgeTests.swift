import LifecycleModel
import TestSupport
import Testing

@Suite(
  "Property lists as plutil reads them", .tags(.judge, .slow),
  .enabled(if: Judge.propertyList.isWanted, "\(Judge.propertyList.reason)"))
struct PropertyListJudgeTests {
  private struct Verdict: Decodable {
    let accepted: Bool
    let complaint: String
    let names: [String]
  }

  @Test("plutil accepts the Info.plist of every page, and Python reads the names of its configurations")
  func everyPage() async throws {
    var hostile = Lifecycle.sample
    hostile.sceneConfigurations = Lifecycle.hostileNames.map { SceneConfiguration(name: $0, storyboard: $0) }
    let lifecycles = [hostile] + JudgedPages.all.map(\.lifecycle).filter { !$0.infoPlist.isEmpty }
    try #require(lifecycles.count > 4)
    let verdicts: [Verdict] = try await Judge.propertyList.answer(lifecycles.map(\.infoPlist))
    try #require(verdicts.count == lifecycles.count)
    for (lifecycle, verdict) in zip(lifecycles, verdicts) {
      #expect(verdict.accepted, "\(lifecycle.name): \(verdict.complaint)")
      var names: Set<String> = []
      let rows = lifecycle.sceneConfigurations.filter { names.insert("\($0.role.plistKey) \($0.name)").inserted }
      // An external display's configurations stand under its older key, too, where the page begins before it got its own.
      let isDoubled = lifecycle.infoPlist.contains("<key>\(SceneRole.externalDisplayLegacy.plistKey)</key>")
      let older = rows.filter { isDoubled && $0.role == .externalDisplay }
      let expected = rows.isEmpty ? ["Default Configuration"] : (rows + older).map(\.name)
      #expect(verdict.names.sorted() == expected.sorted())
    }
  }

  @Test("plutil rejects invalid property lists, so its acceptance is meaningful")
  func rejection() async throws {
    let text = Lifecycle.sample.infoPlist.replacing("</array>", with: "</dict>")
    let verdicts: [Verdict] = try await Judge.propertyList.answer([text])
    #expect(verdicts.map(\.accepted) == [false])
  }
}
