import Diagrams
import Emission
import Foundation
import LifecycleModel
import Reports
import TestSupport
import Testing

@Suite("JSON")
struct JSONEmitterTests {
  private func members(of lifecycle: Lifecycle) throws -> [String: Any] {
    let text = JSONEmitter().graph(of: lifecycle, view: .states)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func list(_ name: String, of lifecycle: Lifecycle) throws -> [[String: Any]] {
    try #require(try members(of: lifecycle)[name] as? [[String: Any]])
  }

  @Test("The output is one file")
  func file() {
    #expect(JSONEmitter().files(for: .sample).map(\.path) == ["lifecycle.json"])
  }

  @Test("Absent values are null, lists are never absent, also for an empty life cycle")
  func absence() throws {
    let members = try members(of: Lifecycle())
    #expect(members["schema"] as? String == "instar/1")
    #expect(members["platform"] is NSNull && members["version"] is NSNull && members["summary"] is NSNull)
    for name in [
      "states", "delegates", "callbacks", "transitions", "scenarios", "rules", "equivalents", "sceneConfigurations",
      "logLines",
    ] {
      #expect((members[name] as? [Any])?.isEmpty == true, "\(name)")
    }
  }

  @Test("Elements refer to each other by name, in page order")
  func names() throws {
    let states = try list("states", of: .sample)
    #expect(states.compactMap { $0["name"] as? String } == Lifecycle.sample.states.map(\.name))
    #expect(states.map { $0["parent"] as? String } == [nil, nil, "Foreground", "Foreground", nil, nil])
    let transition = try list("transitions", of: .sample)[1]
    #expect(
      [transition["source"], transition["target"], transition["event"]] as? [String] == [
        "Inactive", "Active", "Launch",
      ])
    #expect(transition["continues"] as? Bool == true)
    let steps = try #require(transition["steps"] as? [[String: Any]])
    #expect(steps.map { $0["callback"] as? String } == ["sceneDidBecomeActive(_:)", "active"])
    #expect(steps.map { $0["delegate"] as? String } == ["SceneDelegate", "ScenePhase"])
  }

  @Test("A step has its certainty, and its any-order group")
  func steps() throws {
    let transitions = try list("transitions", of: .sample)
    let steps = try transitions.map { try #require($0["steps"] as? [[String: Any]]) }
    #expect(steps[0].map { $0["unordered"] as? Int } == [nil, nil, nil, 1, nil])
    #expect(steps[4].first?["certainty"] as? String == "may-be-skipped")
    #expect(steps[8].last?["certainty"] as? String == "deferred")
    #expect(steps[8].last?["condition"] as? String == "the next launch")
  }

  @Test("A callback's versions and replacement are the page's, else the catalog's")
  func versions() throws {
    let callbacks = try list("callbacks", of: .everything)
    let disconnect = try #require(callbacks.first { $0["name"] as? String == "sceneDidDisconnect(_:)" })
    #expect(disconnect["since"] as? String == "iOS 13")
    #expect(disconnect["signature"] as? String == "func sceneDidDisconnect(_ scene: UIScene)")
    let foreground = try #require(callbacks.first { $0["name"] as? String == "sceneWillEnterForeground(_:)" })
    #expect(foreground["deprecated"] as? String == "26")
    #expect(foreground["replacedBy"] as? String == "sceneDidAppear(_:)")
    #expect(foreground["frequency"] as? String == "once")
  }

  @Test("Claims, tables and the scene manifest come with names")
  func claims() throws {
    let scenario = try #require(try list("scenarios", of: .everything).first)
    #expect(scenario["path"] as? [String] == ["Active", "Inactive", "Active"])
    #expect((scenario["items"] as? [[String: Any]])?.map { $0["state"] as? String } == [nil, "Inactive", nil])
    let rules = try list("rules", of: .everything)
    #expect(
      rules.compactMap { $0["claim"] as? String } == [
        "before", "immediately-before", "after-every", "after-every", "at-most-once", "at-most-once", "never",
        "only-in", "always-eventually",
      ])
    #expect(rules.map { $0["per"] as? String } == [nil, nil, nil, nil, "process", nil, nil, nil, nil])
    #expect((rules[3]["operands"] as? [Any])?.count == 3)
    #expect(rules.map { $0["status"] as? String }.prefix(4) == ["documented", nil, nil, "observed"])
    let last = try #require(rules.last?["operands"] as? [[String: Any]])
    #expect(last.map { $0["state"] as? String } == ["Active", "Gone"])
    #expect(try list("equivalents", of: .everything).first?["columns"] as? [String] == ["SceneDelegate", "ScenePhase"])
    #expect(
      try list("sceneConfigurations", of: .everything).last?["role"] as? String
        == "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    let lines = try list("logLines", of: .everything)
    #expect(lines.map { $0["expression"] as? Bool } == [false, true, true])
    #expect(lines.map { $0["delegate"] as? String } == ["SceneDelegate", "ScenePhase", nil])
    #expect(lines.map { $0["callback"] as? String } == ["sceneDidBecomeActive(_:)", nil, nil])
  }

  @Test("Two different life cycles make two different texts")
  func nothingIsLost() {
    let original = JSONEmitter().graph(of: .everything, view: .states)
    let changes: [(inout Lifecycle) -> Void] = [
      { $0.language = .korean }, { $0.swiftModule = nil }, { $0.hasSwift = false },
      { $0.delegates[1].hasSwift = false }, { $0.logSubsystem = nil }, { $0.states[4].remarks = [] },
      { $0.states[5].availability.removed = nil }, { $0.states[5].provenance.status = .documented },
      { $0.delegates[1].provenance.sources = [] }, { $0.delegates[1].availability.since = nil },
      { $0.callbacks[2].body = nil }, { $0.transitions[0].guard?.sceneCondition = nil },
      { $0.transitions[0].guard?.mode = .withScenes },
      { $0.transitions[0].provenance.status = nil }, { $0.transitions[1].isContinuation = false },
      { $0.transitions[4].steps[0].note = "" }, { $0.transitions[4].steps[0].attributes.availability.since = nil },
      { $0.transitions[4].steps[0].attributes.provenance.status = .documented }, { $0.scenarios[0].guard = nil },
      { $0.scenarios[0].documentation = "" }, { $0.rules[6].availability.removed = nil },
      { $0.rules[0].provenance.sources = [] }, { $0.rules[3].provenance.status = nil },
      { $0.equivalents[0].rows[1].notes = "" }, { $0.sceneConfigurations[2].condition = nil },
      { $0.sceneConfigurations[1].isConditionCode = false }, { $0.logLines[0].pattern = LinePattern("came back") },
      { $0.logLines[0].call = .callback(CallbackID(7)) }, { $0.logLines[1].call = .named },
    ]
    for (index, change) in changes.enumerated() {
      var lifecycle = Lifecycle.everything
      change(&lifecycle)
      #expect(JSONEmitter().graph(of: lifecycle, view: .states) != original, "change \(index)")
    }
  }
}
