import LifecycleDiff
import LifecycleModel
import TestSupport
import Testing

@Suite("What stands for what, derived from the graph")
struct ComparisonTests {
  @Test("Scene delegate and ScenePhase: three values for six methods, told apart by the value before")
  func scenePhase() throws {
    let page = try #require(TestPage.specs.first { $0.name == "scene-phase" })
    let lines = try lines(of: page.lifecycle, "SceneDelegate", "ScenePhase")
    #expect(
      lines == [
        "scene(_:willConnectTo:options:) – nothing", "sceneWillEnterForeground(_:) – inactive, coming from background",
        "sceneDidBecomeActive(_:) – active", "sceneWillResignActive(_:) – inactive, coming from active",
        "sceneDidEnterBackground(_:) – background", "sceneDidDisconnect(_:) – nothing",
      ])
  }

  @Test("What has no counterpart has the page's substitute")
  func substitutes() throws {
    let lifecycle = try #require(TestPage.specs.first { $0.name == "scene-phase" }).lifecycle
    let comparison = try comparison(of: lifecycle, "SceneDelegate", "ScenePhase")
    let alone = comparison.rows.filter { $0.right == nil }
    #expect(alone.count == 2)
    #expect(alone.allSatisfy { $0.substitute != nil })
  }

  @Test("A call that comes on some hops without a value says on which")
  func unanswered() throws {
    let lifecycle = try #require(TestPage.specs.first { $0.name == "scene-phase" }).lifecycle
    let comparison = try comparison(of: lifecycle, "SceneDelegate", "ScenePhase")
    let row = comparison.rows.first { $0.left.map { lifecycle[$0].name } == "sceneWillEnterForeground(_:)" }
    #expect(row?.unanswered.map { lifecycle[$0].event } == ["Launch"])
    #expect(row?.transitions.map { lifecycle[$0].event } == ["Return"])
  }

  @Test("One value before two calls cannot tell them apart")
  func ambiguous() throws {
    var lifecycle = Lifecycle.sample
    lifecycle.transitions[6].steps = [Step(CallbackID(11)), Step(CallbackID(10))]
    let comparison = try comparison(of: lifecycle, "SceneDelegate", "ScenePhase")
    let rows = comparison.rows.filter { $0.right == CallbackID(10) }
    #expect(rows.map { $0.left } == [CallbackID(9), CallbackID(11)])
    #expect(rows.map(\.isAmbiguous) == [false, false])
    #expect(rows.map(\.previous) == [CallbackID(8), CallbackID(10)])
    lifecycle.transitions[4].steps = [Step(CallbackID(4))]
    lifecycle.transitions[3].steps = [Step(CallbackID(9)), Step(CallbackID(8)), Step(CallbackID(10))]
    lifecycle.transitions[6].steps = [Step(CallbackID(11)), Step(CallbackID(8)), Step(CallbackID(10))]
    let again = try self.comparison(of: lifecycle, "SceneDelegate", "ScenePhase")
    #expect(again.rows.filter { $0.right == CallbackID(10) }.map(\.isAmbiguous) == [true, true])
  }

  private func lines(of lifecycle: Lifecycle, _ left: String, _ right: String) throws -> [String] {
    try comparison(of: lifecycle, left, right).rows.map { row in
      let name = { (id: CallbackID?) in id.map { lifecycle[$0].name } }
      let previous = name(row.previous).map { ", coming from \($0)" } ?? ""
      return "\(name(row.left) ?? "nothing") – \(name(row.right) ?? "nothing")\(previous)"
    }
  }

  private func comparison(of lifecycle: Lifecycle, _ left: String, _ right: String) throws -> Comparison {
    let leftID = try #require(lifecycle.delegateIDs.first { lifecycle[$0].name == left })
    let rightID = try #require(lifecycle.delegateIDs.first { lifecycle[$0].name == right })
    return Comparison(of: leftID, with: rightID, in: lifecycle)
  }
}
