import LifecycleModel

extension Lifecycle {
  /// A life cycle that uses every part of the model at least once.
  package static let everything: Lifecycle = {
    var lifecycle = Lifecycle.sample
    lifecycle.name = "Everything"
    lifecycle.versions = VersionRange(Version(12), Version(27))
    lifecycle.language = .japanese
    lifecycle.swiftModule = "Shop"
    lifecycle.logSubsystem = "com.example.shop"
    lifecycle.delegates[1].availability = Availability(since: PlatformVersion("iOS", Version(13)))
    lifecycle.delegates[1].documentation = "Told of one scene."
    lifecycle.delegates[1].provenance = Provenance(
      status: .documented, sources: [.init(title: "UISceneDelegate", url: "https://example.com/scene?a=1&b=2")])
    lifecycle.states[4].remarks = [State.Remark(heading: "Memory", text: "kept")]
    lifecycle.states[5].availability = Availability(
      since: PlatformVersion("iOS", Version(4)), deprecated: PlatformVersion("iOS", Version(26)),
      removed: PlatformVersion("iOS", Version(27)))
    lifecycle.states[5].provenance.status = .observed(where: "iPhone 11, iOS 13.1")
    lifecycle.states.append(State(name: "Gone", isFinal: true))
    lifecycle.states.append(State(name: "Passing", isTransient: true))
    lifecycle.callbacks[2].body = "window = UIWindow()"
    lifecycle.callbacks[4].attributes = CallAttributes(
      frequency: .once, certainty: .mayBeSkipped(when: nil),
      availability: Availability(deprecated: PlatformVersion(nil, Version(26))), replacedBy: "sceneDidAppear(_:)",
      provenance: Provenance(status: .observed(where: nil)))
    lifecycle.callbacks.append(Callback(delegate: DelegateID(0), name: "applicationDidBecomeActive(_:)"))
    addTransitions(to: &lifecycle)
    addClaims(to: &lifecycle)
    return lifecycle
  }()

  private static func addTransitions(to lifecycle: inout Lifecycle) {
    lifecycle.transitions[0].guard = Guard("first scene", sceneCondition: .firstScene)
    lifecycle.transitions[0].documentation = "From the home screen.\n\nOr from a link."
    lifecycle.transitions[0].provenance.status = .documented
    lifecycle.transitions[6].availability = Availability(since: PlatformVersion("iOS", Version(13)))
    lifecycle.transitions[4].steps[0].note = "Not after a quick return."
    lifecycle.transitions[4].steps[0].attributes.availability.since = PlatformVersion("iOS", Version(13, 4))
    lifecycle.transitions += [
      Transition(from: StateID(1), to: StateID(6), event: "End"),
      Transition(from: StateID(4), to: StateID(7)),
      Transition(from: StateID(7), to: StateID(1)),
    ]
  }

  private static func addClaims(to lifecycle: inout Lifecycle) {
    lifecycle.scenarios = [
      Scenario(
        title: "Quick return", guard: Guard("within a second"), path: [StateID(3), StateID(2), StateID(3)],
        items: [.call(Step(CallbackID(7))), .reached(StateID(2)), .call(Step(CallbackID(5)))],
        documentation: "Control centre.", availability: Availability(since: PlatformVersion("iOS", Version(13))))
    ]
    let first = Rule.Operand.callback(CallbackID(7))
    let second = Rule.Operand.callback(CallbackID(9))
    lifecycle.rules = [
      Rule(
        text: "`A` before `B`", claim: .init(BeforeRule.self, first, second),
        provenance: Provenance(
          status: .documented, sources: [.init(title: "Apple", url: "https://developer.apple.com/documentation")])),
      Rule(text: "`A` immediately before `B`", claim: .init(ImmediatelyBeforeRule.self, first, second)),
      Rule(text: "`A` after every `B`", claim: .init(AfterEveryRule.self, second, first)),
      Rule(
        text: "`A` or `B` after every `C`",
        claim: .init(AfterEveryRule.self, operands: [second, .callback(CallbackID(11)), first]),
        provenance: Provenance(status: .observed(where: "iPhone 11"))),
      Rule(
        text: "`A` at most once per process", claim: .init(AtMostOnceRule.self, .callback(CallbackID(0)), per: .process)
      ),
      Rule(text: "`A` at most once", claim: .init(AtMostOnceRule.self, .callback(CallbackID(0)))),
      Rule(
        text: "never `A`", claim: .init(NeverRule.self, .callback(CallbackID(13))),
        availability: Availability(removed: PlatformVersion("iOS", Version(27)))),
      Rule(text: "`A` only in **Active**", claim: .init(OnlyInRule.self, first, .state(StateID(3)))),
      Rule(
        text: "from **Active** always eventually **Gone**",
        claim: .init(AlwaysEventuallyRule.self, .state(StateID(3)), .state(StateID(6)))),
    ]
    lifecycle.equivalents = [
      Equivalents(
        columns: [DelegateID(1), DelegateID(3)],
        rows: [
          .init(cells: [
            .init(callbacks: [CallbackID(5)], text: "`sceneDidBecomeActive(_:)`"), .init(text: "`.active`"),
          ]),
          .init(
            cells: [.init(callbacks: [CallbackID(11)], text: "`sceneDidDisconnect(_:)`"), .init()],
            notes: "Use `onDisappear`."),
        ])
    ]
    lifecycle.sceneConfigurations = [
      SceneConfiguration(name: "Default", delegateClass: "SceneDelegate", storyboard: "Main"),
      SceneConfiguration(name: "Detail", condition: "options.shortcutItem != nil", isConditionCode: true),
      SceneConfiguration(name: "Screen", role: .externalDisplay, sceneClass: "UIWindowScene", condition: "a display"),
    ]
    lifecycle.logLines = [
      LoggedLine(LinePattern("came to front"), .callback(CallbackID(5))),
      LoggedLine(LinePattern("^phase is now (?<value>\\w+)$"), .value(of: DelegateID(3))),
      LoggedLine(LinePattern("^(?<delegate>\\w+): (?<callback>\\w+)"), .named),
    ]
  }
}
