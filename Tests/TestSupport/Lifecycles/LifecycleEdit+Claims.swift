import LifecycleModel
import LifecyclePaths

extension LifecycleEdit {
  static let claims = [
    LifecycleEdit("added rule") { maker in
      maker.makeRule()
      return true
    },
    LifecycleEdit("removed rule") { maker in maker.lifecycle.rules.removeOne(using: &maker.numbers) },
    LifecycleEdit("rule versions") { maker in
      guard let index = maker.one(of: Array(maker.lifecycle.rules.indices)) else { return false }
      let rule = maker.lifecycle.rules[index]
      let availability = Availability(since: PlatformVersion("iOS", maker.version()))
      let phrase = rule.claim.wordings[0]
      let text = maker.lifecycle.text(of: rule.claim, phrase: phrase)
      maker.lifecycle.rules[index] = Rule(
        text: text, claim: rule.claim, availability: availability, provenance: rule.provenance)
      return true
    },
    LifecycleEdit("rule source") { maker in
      guard let index = maker.one(of: Array(maker.lifecycle.rules.indices)) else { return false }
      maker.lifecycle.rules[index].provenance.status = .observed(where: "a new device")
      return true
    },
    LifecycleEdit("added scenario") { maker in
      maker.makeScenario()
      return true
    },
    LifecycleEdit("removed scenario") { maker in maker.lifecycle.scenarios.removeOne(using: &maker.numbers) },
    LifecycleEdit("scenario step") { maker in
      guard let index = maker.one(of: Array(maker.lifecycle.scenarios.indices)) else { return false }
      return maker.lifecycle.scenarios[index].items.removeOne(using: &maker.numbers)
    },
    LifecycleEdit("scenario words") { maker in
      guard let index = maker.one(of: Array(maker.lifecycle.scenarios.indices)) else { return false }
      maker.lifecycle.scenarios[index].documentation = "Other words."
      return true
    },
    LifecycleEdit("added equivalents") { maker in
      guard !maker.lifecycle.delegates.isEmpty else { return false }
      maker.makeEquivalents()
      return true
    },
    LifecycleEdit("removed equivalents") { maker in maker.lifecycle.equivalents.removeOne(using: &maker.numbers) },
    LifecycleEdit("added configuration") { maker in
      let role = maker.numbers.pick(SceneRole.allCases)
      let name = "Added \(maker.lifecycle.sceneConfigurations.count)"
      maker.lifecycle.sceneConfigurations.append(SceneConfiguration(name: name, role: role, storyboard: "Added"))
      return true
    },
    LifecycleEdit("removed configuration") { maker in
      maker.lifecycle.sceneConfigurations.removeOne(using: &maker.numbers)
    },
    LifecycleEdit("changed configuration") { maker in
      guard let index = maker.one(of: Array(maker.lifecycle.sceneConfigurations.indices)) else { return false }
      maker.lifecycle.sceneConfigurations[index].delegateClass = "OtherSceneDelegate"
      return true
    },
    LifecycleEdit("added log line") { maker in maker.makeLogLine() },
    LifecycleEdit("removed log line") { maker in maker.lifecycle.logLines.removeOne(using: &maker.numbers) },
    LifecycleEdit("log line call") { maker in
      let lines = maker.lifecycle.logLines
      let literal = lines.indices.filter { !lines[$0].pattern.isExpression }
      guard let index = maker.one(of: literal), let id = maker.one(of: maker.lifecycle.callbackIDs) else {
        return false
      }
      maker.lifecycle.logLines[index].call = .callback(id)
      return true
    },
  ]
}

extension Array {
  /// Removes an element; `false` if there is none.
  fileprivate mutating func removeOne(using numbers: inout SplitMix64) -> Bool {
    guard !isEmpty else { return false }
    remove(at: numbers.next(below: count))
    return true
  }
}
