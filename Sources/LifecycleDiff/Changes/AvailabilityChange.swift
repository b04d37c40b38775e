import LifecycleModel

/// Something that exists in other versions now.
struct AvailabilityChange {
  /// What exists.
  let name: String
  /// ` on 'Launch: …'` for a single call; else empty.
  var place = ""
  /// The versions that the old page gives.
  let old: Availability
  /// The versions that the new page gives.
  let new: Availability
  /// Where they were given.
  let oldPlace: Element
  /// Where they are given.
  let newPlace: Element
  /// The facts that it accounts for.
  let edits: [Edit]

  /// The changes of delegates, states, hops, scenarios and rules, each in the new page's order.
  static func elements(in subject: DiffSubject) -> [AvailabilityChange] {
    let (old, new, pairs) = (subject.old, subject.new, subject.correspondence)
    let changes = {
      (name: String, was: Availability, now: Availability, places: (Element, Element), key: FactKey.Subject) in
      let edits = subject.edits(of: key, .availability)
      return edits.isEmpty
        ? []
        : [AvailabilityChange(name: name, old: was, new: now, oldPlace: places.0, newPlace: places.1, edits: edits)]
    }
    let names = subject.newNames
    return pairs.delegates.all.flatMap { pair in
      changes(
        new[pair.new].name, old[pair.old].availability, new[pair.new].availability,
        (.delegate(pair.old), .delegate(pair.new)), names[pair.new])
    }
      + pairs.states.all.flatMap { pair in
        changes(
          new[pair.new].name, old[pair.old].availability, new[pair.new].availability,
          (.state(pair.old), .state(pair.new)), names[pair.new])
      }
      + pairs.transitions.all.flatMap { pair in
        changes(
          subject.newWords.name(of: pair.new), old[pair.old].availability, new[pair.new].availability,
          (.transition(pair.old), .transition(pair.new)), names[pair.new])
      }
      + pairs.scenarios.all.flatMap { pair in
        changes(
          subject.newWords.name(of: new.scenarios[pair.new.index]), old.scenarios[pair.old.index].availability,
          new.scenarios[pair.new.index].availability, (.scenario(pair.old), .scenario(pair.new)), names[pair.new])
      }
      + pairs.rules.all.flatMap { pair in
        changes(
          new.rules[pair.new.index].text, old.rules[pair.old.index].availability,
          new.rules[pair.new.index].availability, (.rule(pair.old), .rule(pair.new)), names[pair.new])
      }
  }

  /// The change as a rule reports it.
  func reported(as kind: ChangeKind) -> Change {
    let (was, now) = (Self.words(old), Self.words(new))
    return Change(
      kind: kind, oldPlace: oldPlace, newPlace: newPlace, element: name + place, old: was, new: now,
      message: "'\(name)' exists\(place) \(now) now (it was \(was))", advice: nil, edits: edits)
  }

  private static func words(_ availability: Availability) -> String {
    let bounds = [
      ("since", availability.since), ("deprecated", availability.deprecated), ("removed", availability.removed),
    ].compactMap { word, version in version.map { "\(word) \($0)" } }
    return bounds.isEmpty ? "in every version" : bounds.joined(separator: ", ")
  }
}
