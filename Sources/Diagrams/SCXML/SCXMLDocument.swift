import Documents
import Emission
import LifecycleModel

/// The SCXML elements of a life cycle.
struct SCXMLDocument {
  private let lifecycle: Lifecycle
  private let hierarchy: StateHierarchy
  private let transitionsBySource: [StateID: [TransitionID]]
  private let names: Identifiers
  private let events: SCXMLEvents

  /// Prepares the document of a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    hierarchy = StateHierarchy(lifecycle)
    transitionsBySource = Dictionary(grouping: lifecycle.transitionIDs) { lifecycle[$0].source }
    names = .states(of: lifecycle)
    events = SCXMLEvents(lifecycle, states: names)
  }

  /// The `<scxml>` element.
  var root: XMLElement {
    let name = Identifiers([lifecycle.name], prefix: "lifecycle")
    let guards = events.guards.map { guardian in
      XMLElement("data", ["id": guardian.variable, "expr": "true", "instar:name": guardian.text])
    }
    let datamodel = guards.isEmpty ? [] : [XMLElement("datamodel", [:], children: guards)]
    return XMLElement(
      "scxml",
      [
        "xmlns": "http://www.w3.org/2005/07/scxml", "xmlns:instar": "urn:instar:1", "version": "1.0",
        "datamodel": "ecmascript", "name": name[ElementID<String>(0)],
        "initial": hierarchy.initialChild(of: nil).map { names[$0] },
        "instar:name": lifecycle.name, "instar:description": lifecycle.summary.nilIfEmpty,
      ],
      children: datamodel + hierarchy.roots.map(state))
  }

  /// The element of a state; SCXML's final states have no transitions and substates, so others become ordinary ones.
  private func state(_ id: StateID) -> XMLElement {
    let state = lifecycle[id]
    let substates = hierarchy.children[id.index]
    let transitions = transitionsBySource[id] ?? []
    let isFinal = state.isFinal && substates.isEmpty && transitions.isEmpty
    let element = XMLElement(
      isFinal ? "final" : "state",
      [
        "id": names[id], "initial": hierarchy.initialChild(of: id).map { names[$0] }, "instar:name": state.name,
        "instar:final": state.isFinal && !isFinal ? "true" : nil, "instar:transient": state.isTransient ? "true" : nil,
        "instar:description": state.documentation.nilIfEmpty,
      ],
      children: transitions.map(transition) + substates.map(self.state))
    return element.adding(Self.attributes(of: state.availability))
  }

  private func transition(_ id: TransitionID) -> XMLElement {
    let transition = lifecycle[id]
    let continuation = events.continuation(of: id).map { [XMLElement("raise", ["event": $0])] } ?? []
    let element = XMLElement(
      "transition",
      [
        "event": events.event(of: id), "cond": events.condition(of: transition), "target": names[transition.target],
        "instar:event": transition.event.nilIfEmpty, "instar:guard": transition.guard?.text,
        "instar:description": transition.documentation.nilIfEmpty,
      ],
      children: transition.steps.map(log) + continuation)
    return element.adding(Self.attributes(of: transition.availability))
  }

  private func log(_ step: Step) -> XMLElement {
    let element = XMLElement(
      "log",
      [
        "label": lifecycle.delegate(of: step.callback).name,
        "expr": Self.literal(lifecycle.shownName(of: step.callback)),
        "instar:certainty": step.certainty == .always ? nil : step.certainty.word,
        "instar:condition": step.certainty.condition, "instar:unordered": step.unordered.map(String.init),
      ])
    return element.adding(Self.attributes(of: step.attributes.availability))
  }

  private static func attributes(of availability: Availability) -> [(name: String, value: String?)] {
    [
      ("instar:since", availability.since?.description), ("instar:deprecated", availability.deprecated?.description),
      ("instar:removed", availability.removed?.description),
    ]
  }

  /// An ECMAScript string literal.
  private static func literal(_ text: String) -> String {
    let inside = text.unicodeScalars.reduce(into: "") { output, scalar in
      switch scalar {
      case "'", "\\": output += "\\\(scalar)"
      case "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}": output += "\\u{\(String(scalar.value, radix: 16))}"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return "'\(inside)'"
  }
}
