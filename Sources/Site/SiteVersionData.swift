import LifecycleModel
import LifecyclePaths
import Text

/// The facts that a web page's script needs of a life cycle.
struct SiteVersionData {
  private let subject: SiteSubject
  private let lifecycle: Lifecycle
  private let hierarchy: StateHierarchy

  /// Prepares the facts of a life cycle.
  init(_ subject: SiteSubject) {
    self.subject = subject
    lifecycle = subject.lifecycle
    hierarchy = StateHierarchy(subject.lifecycle)
  }

  /// The states; `moves` are the transitions that can be taken from one.
  var states: [JSONValue] {
    lifecycle.stateIDs.map { id in
      [
        "name": .string(lifecycle[id].name), "anchor": .string(subject.anchors[id]),
        "isAlive": .bool(subject.runs.isAlive(id)),
        "moves": .array(subject.runs.macrosteps(from: id).map { .int($0.first.transition.index) }),
        "lineage": .array(lifecycle.lineage(of: id).map { .int($0.index) }),
      ]
    }
  }

  /// The transitions; `target` is the leaf at the end of one, `next` the next segment of its chain, and `needsOther` says if
  /// another scene must be alive, or none, `mode` if the app must have adopted scenes, or must not have; `null` where that does not matter.
  var transitions: [JSONValue] {
    lifecycle.transitionIDs.map { id in
      let transition = lifecycle[id]
      let next = id.index + 1
      let goesOn = next < lifecycle.transitions.count && lifecycle.transitions[next].isContinuation
      let target = hierarchy.initialLeaf(of: transition.target)
      return [
        "event": .string(transition.event), "anchor": .string(subject.anchors[id]),
        "guard": .optional(transition.guard?.text),
        "versions": .optional(subject.words.versions(transition.availability).nilIfEmpty),
        "source": .int(transition.source.index), "target": .optional(target?.index),
        "next": .optional(goesOn ? next : nil),
        "needsOther": transition.guard?.sceneCondition.map { .bool($0.holds(whereAnotherLives: true)) } ?? .null,
        "mode": .optional(transition.guard?.mode?.rawValue),
        "calls": .array(transition.steps.map(call)),
      ]
    }
  }

  /// `true` if only some of the versions have the call.
  private func isPartial(_ step: Step) -> Bool {
    let all = [step.attributes.availability, lifecycle[lifecycle[step.callback].delegate].availability]
    return all.contains { $0 != Availability() }
  }

  private func call(_ step: Step) -> JSONValue {
    let members: [(name: String, value: JSONValue)] = [
      ("callback", .int(step.callback.index)), ("certainty", .string(step.certainty.word)),
      ("remark", .optional(subject.words.smallPrint(step.certainty))), ("group", .optional(step.unordered)),
    ]
    return .object(members: isPartial(step) ? members + [("isPartial", .bool(true))] : members)
  }

  /// The callbacks.
  var callbacks: [JSONValue] {
    lifecycle.callbackIDs.map { id in
      [
        "name": .string(lifecycle[id].name), "shown": .string(lifecycle.shownName(of: id)),
        "delegate": .int(lifecycle[id].delegate.index),
      ]
    }
  }

  /// The delegates.
  var delegates: [JSONValue] {
    lifecycle.delegateIDs.map { id in
      [
        "name": .string(lifecycle[id].name), "shown": .string(subject.shownName(of: id)),
        "ink": .int(subject.color(of: id)), "isPerProcess": .bool(lifecycle[id].multiplicity == .process),
      ]
    }
  }
}
