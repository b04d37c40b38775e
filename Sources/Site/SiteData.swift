import Emission
import LifecycleModel
import LifecyclePaths
import Text

/// The data of a web page's script: the possible transitions of each state and their effects, computed here so that the
/// script only looks them up.
struct SiteData {
  private let subject: SiteSubject
  private let lifecycle: Lifecycle
  private let hierarchy: StateHierarchy

  /// The strings that the script shows, as keys of the vocabulary.
  static let words = [
    "scene", "process", "now", "nothing", "notNow", "needsOther", "needsNone", "onlyFrom", "begun", "undone",
    "happened", "calls",
    "oneCall", "noCalls", "found", "foundOne", "foundNone", "chosen", "zoomed",
  ]

  /// Prepares the data of a life cycle.
  init(_ subject: SiteSubject) {
    self.subject = subject
    lifecycle = subject.lifecycle
    hierarchy = StateHierarchy(subject.lifecycle)
  }

  /// The JSON, a line per element, without `<`, so that it cannot end its HTML element.
  var json: String {
    let parts = [
      list("states", lifecycle.stateIDs.map(state)), list("transitions", lifecycle.transitionIDs.map(transition)),
      list("callbacks", lifecycle.callbackIDs.map(callback)), list("delegates", lifecycle.delegateIDs.map(delegate)),
      "\"initial\": \(JSONValue.optional(subject.runs.graph.initial?.index).compact)",
      "\"words\": \(words.compact)",
    ]
    return "{\n\(parts.joined(separator: ",\n"))\n}\n".replacing(scalar: "<", with: "\\u003c")
  }

  private func list(_ name: String, _ values: [JSONValue]) -> String {
    "\"\(name)\": [\n\(values.map(\.compact).joined(separator: ",\n"))\n]"
  }

  /// A state; `moves` are the transitions that can be taken from it.
  private func state(_ id: StateID) -> JSONValue {
    [
      "name": .string(lifecycle[id].name), "anchor": .string(subject.anchors[id]),
      "isAlive": .bool(subject.runs.isAlive(id)),
      "moves": .array(subject.runs.macrosteps(from: id).map { .int($0.first.transition.index) }),
      "lineage": .array(lifecycle.lineage(of: id).map { .int($0.index) }),
    ]
  }

  /// A transition; `target` is the leaf at its end, `next` the next segment of its chain, and `needsOther` says if
  /// another scene must be alive, or none, `null` where that does not matter.
  private func transition(_ id: TransitionID) -> JSONValue {
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
      "calls": .array(transition.steps.map(call)),
    ]
  }

  private func call(_ step: Step) -> JSONValue {
    [
      "callback": .int(step.callback.index), "certainty": .string(step.certainty.word),
      "remark": .optional(subject.words.smallPrint(step.certainty)), "group": .optional(step.unordered),
    ]
  }

  private func callback(_ id: CallbackID) -> JSONValue {
    [
      "name": .string(lifecycle[id].name), "shown": .string(lifecycle.shownName(of: id)),
      "delegate": .int(lifecycle[id].delegate.index),
    ]
  }

  private func delegate(_ id: DelegateID) -> JSONValue {
    [
      "name": .string(lifecycle[id].name), "shown": .string(subject.shownName(of: id)),
      "ink": .int(subject.color(of: id)),
      "isProcess": .bool(lifecycle[id].multiplicity == .process),
    ]
  }

  private var words: JSONValue {
    let own = Self.words.map { (name: $0, value: JSONValue.string(subject.words.phrase("site." + $0, "{a}"))) }
    return .object(members: own + [(name: "anyOrder", value: .string(subject.words.anyOrder))])
  }
}
