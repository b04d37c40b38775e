import LifecycleModel
import LifecyclePaths

extension LifecycleMaker {
  /// A version's number.
  mutating func version() -> Version {
    numbers.pick([Version(12), Version(13), Version(13, 4), Version(16, 0, 1), Version(26), Version(27)])
  }

  /// The versions in which something exists; mostly all.
  mutating func availability() -> Availability {
    guard numbers.happens(onceIn: 5) else { return Availability() }
    let platform = numbers.pick([lifecycle.platform, "iOS", "iPadOS", nil]).flatMap { $0.contains("*") ? nil : $0 }
    func bound(_ choices: [Version]) -> PlatformVersion? {
      guard numbers.happens(onceIn: 2) else { return nil }
      return PlatformVersion(platform, numbers.pick(choices), sdk: maybe(onceIn: 6) { $0.numbers.pick(choices) })
    }
    return Availability(
      since: bound([Version(4), Version(13), Version(13, 4)]), deprecated: bound([Version(16), Version(26)]),
      removed: bound([Version(27), Version(26, 1)]))
  }

  /// A random status; mostly `nil`.
  mutating func status() -> Provenance.Status? {
    guard numbers.happens(onceIn: 4) else { return nil }
    if numbers.happens(onceIn: 2) { return .documented }
    return .observed(where: maybe(onceIn: 2) { $0.numbers.pick(AwkwardNames.conditions) })
  }

  /// A note that looks like a transition.
  private mutating func pathNote() -> String {
    let names = [numbers.pick(lifecycle.states).name, numbers.pick(lifecycle.states).name]
    return names.map(\.markdownText).joined(separator: " → ")
  }

  /// Random attributes of a call, with the links of its text.
  mutating func attributes(sources: [Provenance.Source]) -> CallAttributes {
    var attributes = CallAttributes(availability: availability())
    attributes.provenance = Provenance(status: status(), sources: sources)
    if numbers.happens(onceIn: 6) {
      attributes.frequency = numbers.pick([.once] + Multiplicity.known.map(Frequency.oncePer))
    }
    let condition = maybe(onceIn: 2) { $0.numbers.pick(AwkwardNames.conditions) }
    if numbers.happens(onceIn: 6) {
      attributes.certainty = numbers.pick([
        .mayBeSkipped(when: condition), .deferred(until: condition),
        .mayBeSkipped(when: condition).adding(.deferred(until: condition)),
      ])
    }
    if numbers.happens(onceIn: 10) {
      attributes.replacedBy = numbers.pick(["SceneDelegate.sceneDidBecomeActive(_:)", "x", "a|b()", "`odd`"])
    }
    return attributes
  }

  /// A call, with attributes of its own in the place of its callback's.
  mutating func step(_ callback: CallbackID, group: Int?) -> Step {
    let prose = RandomProse(mayHoldBlocks: true, using: &numbers)
    let isPlain = numbers.happens(onceIn: 2)
    let own = isPlain ? CallAttributes() : attributes(sources: prose.sources)
    return Step(
      callback, attributes: lifecycle[callback].attributes.overridden(by: own), unordered: group,
      note: isPlain ? maybe(onceIn: 20) { $0.pathNote() } ?? "" : prose.markdown)
  }
}

extension CallAttributes {
  /// The attributes of a step: its own, or those inherited, as the language defines it.
  func overridden(by step: CallAttributes) -> CallAttributes {
    CallAttributes(
      frequency: step.frequency ?? frequency, certainty: step.certainty == .always ? certainty : step.certainty,
      availability: Availability(
        since: step.availability.since ?? availability.since,
        deprecated: step.availability.deprecated ?? availability.deprecated,
        removed: step.availability.removed ?? availability.removed),
      replacedBy: step.replacedBy ?? replacedBy,
      provenance: step.provenance)
  }
}
