import LifecycleModel
import LifecyclePaths
import SwiftGeneration
import SwiftMerging
import TestSupport
import Testing

@Suite("Swift of random pages")
struct RandomSwiftTests {
  @Test("Every file of a random page with scenes and phases is Swift", arguments: Seeds.first(8))
  func parses(seed: Int) {
    let lifecycle = Self.lifecycle(seed: seed)
    for style in SwiftOptions.Style.allCases {
      for (name, text) in lifecycle.swiftFiles(SwiftOptions(hasMonitor: true, style: style)) {
        #expect(SwiftFile(text).problem == nil, "\(name) of \(seed)")
      }
    }
  }

  @Test("No random page makes the hooks of the phase ambiguous: each change is matched once, each hook is called")
  func hooks() {
    for seed in 0..<50 {
      let text = Self.lifecycle(seed: seed).swift("ScenePhaseObserver")
      let cases = text.split(separator: "\n").filter { $0.hasPrefix("    case ") }
      let patterns = cases.map { $0.drop { $0 == " " }.prefix { $0 != ":" } }
      #expect(Set(patterns).count == patterns.count, "\(seed)")
      let hooks = text.split(separator: "\n").filter { $0.hasPrefix("  private let ") }
      for hook in hooks {
        let name = hook.dropFirst("  private let ".count).prefix { $0 != ":" }
        #expect(cases.contains { $0.hasSuffix(": \(name)()") }, "\(seed): \(name)")
      }
    }
  }

  /// A random page with the delegates of an app that has scenes, with random calls and values on its transitions.
  private static func lifecycle(seed: Int) -> Lifecycle {
    var lifecycle = Lifecycle.random(seed: seed, size: 2).withSwift
    var numbers = SplitMix64(seed: seed)
    let delegates = [
      Delegate(name: "Main \(seed)", types: ["UIApplicationDelegate"]),
      Delegate(name: "Wall", types: ["UIWindowSceneDelegate"], multiplicity: .scene),
      Delegate(name: "Phase", types: ["ScenePhase"], multiplicity: .scene, isObserved: true),
    ]
    let first = lifecycle.delegates.count
    lifecycle.delegates += delegates
    let calls = [
      (0, "application(_:configurationForConnecting:options:)"), (1, "scene(_:willConnectTo:options:)"),
      (1, "sceneWillEnterForeground(_:)"), (1, "sceneDidBecomeActive(_:)"), (1, "sceneWillResignActive(_:)"),
      (1, "sceneDidEnterBackground(_:)"), (2, "active"), (2, "inactive"), (2, "background"),
    ]
    let start = lifecycle.callbacks.count
    lifecycle.callbacks += calls.map { Callback(delegate: DelegateID(first + $0), name: $1) }
    for index in lifecycle.transitions.indices {
      for _ in 0..<numbers.number(in: 0...3) {
        lifecycle.transitions[index].steps.append(Step(CallbackID(start + numbers.number(in: 0...8))))
      }
    }
    // An invalid expression is left to the compiler, unless it would end the statement around it.
    let code: [String?] = ["true", "a) {", "x == \"y\"", "a.b { $0 }", "}", "a // b"]
    for index in 0..<numbers.number(in: 0...5) {
      lifecycle.sceneConfigurations.append(
        SceneConfiguration(
          name: numbers.pick(Lifecycle.hostileNames), role: numbers.pick(SceneRole.allCases),
          delegateClass: numbers.pick([nil, "Wall", "my class", "Other.Class", "class"]),
          sceneClass: numbers.pick([nil, "UIWindowScene", "é 1"]),
          storyboard: numbers.pick([nil, "\"\\(x)\"", "Main"]),
          condition: numbers.pick(index % 2 == 0 ? code : [nil, "always"] + Lifecycle.hostileNames),
          isConditionCode: index % 2 == 0))
    }
    return lifecycle
  }
}
