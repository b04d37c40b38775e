import LifecycleModel

extension Lifecycle {
  /// A small life cycle made by hand, for tests that do not need a page: an app that has adopted scenes.
  package static let sample: Lifecycle = {
    var lifecycle = Lifecycle(name: "UIKit scene life cycle")
    lifecycle.platform = "iOS"
    lifecycle.versions = VersionRange(Version(13))
    lifecycle.summary = "An app that has adopted scenes, with one window."
    lifecycle.delegates = [
      Delegate(name: "AppDelegate", types: ["UIApplicationDelegate"], multiplicity: .process),
      Delegate(name: "SceneDelegate", types: ["UIWindowSceneDelegate"], multiplicity: .scene),
      Delegate(name: "ViewController", types: ["UIViewController"], multiplicity: .view),
      Delegate(name: "ScenePhase", types: ["ScenePhase"], multiplicity: .scene, isObserved: true),
    ]
    lifecycle.states = [
      State(name: "Not running", isInitial: true, documentation: "Never started, or ended by the system."),
      State(name: "Foreground"),
      State(name: "Inactive", parent: StateID(1), documentation: "In front, receives no events."),
      State(name: "Active", parent: StateID(1), documentation: "In front, receives events."),
      State(name: "Background", documentation: "Out of sight, code still runs."),
      State(name: "Suspended", documentation: "In memory, no code runs."),
    ]
    let names: [(Int, String)] = [
      (0, "application(_:didFinishLaunchingWithOptions:)"), (0, "application(_:configurationForConnecting:options:)"),
      (1, "scene(_:willConnectTo:options:)"), (2, "viewDidLoad()"), (1, "sceneWillEnterForeground(_:)"),
      (1, "sceneDidBecomeActive(_:)"), (3, "active"), (1, "sceneWillResignActive(_:)"), (3, "inactive"),
      (1, "sceneDidEnterBackground(_:)"), (3, "background"), (1, "sceneDidDisconnect(_:)"),
      (0, "application(_:didDiscardSceneSessions:)"),
    ]
    lifecycle.callbacks = names.map { delegate, name in
      let entry = APICatalog.standard.entry(
        named: name, in: lifecycle.delegates[delegate].types, platform: "iOS")
      return Callback(delegate: DelegateID(delegate), name: name, signature: entry?.declaration.text)
    }
    lifecycle.callbacks[0].attributes.frequency = .oncePer(.process)
    lifecycle.callbacks[0].documentation = "Set up what the whole process needs."
    lifecycle.callbacks[2].documentation = "Attach the window."
    func transition(_ source: Int, _ target: Int, _ event: String, _ steps: [Int], goesOn: Bool = false) -> Transition {
      Transition(
        from: StateID(source), to: StateID(target), event: event, steps: steps.map { Step(CallbackID($0)) },
        isContinuation: goesOn)
    }
    lifecycle.transitions = [
      transition(0, 2, "Launch", [0, 1, 2, 3, 4]), transition(2, 3, "Launch", [5, 6], goesOn: true),
      transition(3, 2, "Leave", [7, 8]), transition(2, 4, "Leave", [9, 10], goesOn: true),
      transition(4, 2, "Return", [4, 8]), transition(2, 3, "Return", [5, 6], goesOn: true),
      transition(4, 5, "Suspend", []), transition(5, 0, "Reclaim", []), transition(4, 0, "Close", [11, 12]),
    ]
    lifecycle.transitions[0].steps[3].unordered = 1
    lifecycle.transitions[8].steps[1].attributes.certainty = .deferred(until: "the next launch")
    lifecycle.transitions[4].steps[0].attributes.certainty = .mayBeSkipped(when: "back within a second")
    return lifecycle
  }()
}
