import LifecycleModel

/// A changed availability of an element.
struct AvailabilityChange {
  /// The element with its kind: `State 'Idle'`.
  let name: String
  /// ` on 'Launch: …'` for a single call; else empty.
  var place = ""
  /// The versions that the old page gives.
  let old: Availability
  /// The versions that the new page gives.
  let new: Availability
  /// The element on the old page.
  let oldPlace: Element
  /// The element on the new page.
  let newPlace: Element
  /// The facts that it accounts for.
  let edits: [Edit]

  /// The changes of delegates, states, transitions, scenarios and rules, each in the new page's order.
  static func elements(in subject: DiffSubject) -> [AvailabilityChange] {
    let pairs = subject.correspondence
    let (old, new) = (subject.old, subject.new)
    let delegates = pairs.delegates.all.compactMap { pair in
      change(
        "Delegate '\(new[pair.new].name)'", old[pair.old].availability, new[pair.new].availability,
        (.delegate(pair.old), .delegate(pair.new)), subject.newNames[pair.new], in: subject)
    }
    let states = pairs.states.all.compactMap { pair in
      change(
        "State '\(new[pair.new].name)'", old[pair.old].availability, new[pair.new].availability,
        (.state(pair.old), .state(pair.new)), subject.newNames[pair.new], in: subject)
    }
    return delegates + states + transitions(in: subject) + claims(in: subject)
  }

  private static func transitions(in subject: DiffSubject) -> [AvailabilityChange] {
    subject.runs { pair in
      let versions = [subject.old[pair.old].availability, subject.new[pair.new].availability]
      return versions[0] == versions[1] ? nil : versions
    }.map { run in
      AvailabilityChange(
        name: "'\(subject.new.headline(of: run.map(\.new)))'", old: subject.old[run[0].old].availability,
        new: subject.new[run[0].new].availability, oldPlace: .transition(run[0].old), newPlace: .transition(run[0].new),
        edits: run.flatMap { subject.edits(of: subject.newNames[$0.new], .availability) })
    }
  }

  private static func claims(in subject: DiffSubject) -> [AvailabilityChange] {
    let (old, new) = (subject.old, subject.new)
    let scenarios = subject.correspondence.scenarios.all.compactMap { pair in
      let (was, now) = (old.scenarios[pair.old.index], new.scenarios[pair.new.index])
      return change(
        "The scenario '\(subject.newWords.name(of: now))'", was.availability, now.availability,
        (.scenario(pair.old), .scenario(pair.new)), subject.newNames[pair.new], in: subject)
    }
    let rules = subject.correspondence.rules.all.compactMap { pair in
      let (was, now) = (old.rules[pair.old.index], new.rules[pair.new.index])
      return change(
        "The rule '\(now.text)'", was.availability, now.availability, (.rule(pair.old), .rule(pair.new)),
        subject.newNames[pair.new], in: subject)
    }
    return scenarios + rules
  }

  private static func change(
    _ name: String, _ old: Availability, _ new: Availability, _ places: (Element, Element), _ key: FactKey.Subject,
    in subject: DiffSubject
  ) -> AvailabilityChange? {
    let edits = subject.edits(of: key, .availability)
    guard !edits.isEmpty else { return nil }
    return AvailabilityChange(name: name, old: old, new: new, oldPlace: places.0, newPlace: places.1, edits: edits)
  }

  /// The change as a rule reports it.
  func reported(as kind: ChangeKind) -> Change {
    let (was, now) = (Self.words(old), Self.words(new))
    return Change(
      kind: kind, oldPlace: oldPlace, newPlace: newPlace, element: name + place, old: was, new: now,
      message: "\(name) is now available\(place) \(now) (it was available \(was))", advice: nil, edits: edits)
  }

  private static func words(_ availability: Availability) -> String {
    let bounds = [
      ("since", availability.since), ("deprecated", availability.deprecated), ("before", availability.removed),
    ].compactMap { word, version in version.map { "\(word) \($0)" } }
    return bounds.isEmpty ? "in every version" : bounds.joined(separator: ", ")
  }
}
