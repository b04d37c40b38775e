import Documents
import Emission
import LifecycleModel
import OrderedCollections

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

/// Writes the W3C's State Chart XML, which state machine engines run.
///
/// Source: State Chart XML (SCXML), W3C Recommendation 1 September 2015. The calls of a transition are `<log>` elements in
/// order. The page's own names are attributes of the namespace `urn:instar:1`. A guard is opaque text: its variable is
/// true until the model's host assigns otherwise.
package struct SCXMLEmitter: GraphFormat {
  package init() {}

  package var format: String { "scxml" }
  package var summary: String { "State Chart XML, which state machine engines run" }
  package var fileExtension: String { "scxml" }
  package var fenceLanguage: String { "xml" }
  /// The states alone: SCXML draws nothing.
  package var views: [GraphView] { [.states] }

  package func graph(of lifecycle: Lifecycle, view: GraphView) -> String {
    SCXMLDocument(lifecycle).root.document
  }
}

/// The names of a life cycle's events and guards in SCXML, which allows no spaces in them.
struct SCXMLEvents {
  private let lifecycle: Lifecycle
  private let states: Identifiers
  private let eventNames: OrderedDictionary<NameKey, String>
  private let guardNames: OrderedDictionary<NameKey, String>

  /// Names the events and guards of a life cycle.
  init(_ lifecycle: Lifecycle, states: Identifiers) {
    self.lifecycle = lifecycle
    self.states = states
    let events = lifecycle.transitions.map(\.event).filter { !$0.isEmpty }
    eventNames = Self.names(of: events.map { (NameKey($0), $0) }, prefix: "event")
    guardNames = Self.names(of: lifecycle.transitions.compactMap(\.guard).map { ($0.key, $0.text) }, prefix: "guard")
  }

  /// The event of a transition.
  ///
  /// - `event_launch` for "Launch" on the page,
  /// - `go_to_s_background` where the page names no event: without one, SCXML would take it at once and might never be stable,
  /// - `continue.event_launch.2` for the page's second transition where it continues a chain: the segment before raises it.
  func event(of id: TransitionID) -> String {
    let transition = lifecycle[id]
    let name = eventNames[NameKey(transition.event)] ?? "go_to_\(states[transition.target])"
    return goesOn(id) ? "continue.\(name).\(id.index + 1)" : name
  }

  /// The event that a transition raises to continue its chain; `nil` at the end of a chain.
  func continuation(of id: TransitionID) -> String? {
    let next = TransitionID(id.index + 1)
    guard lifecycle.transitions.indices.contains(next.index), goesOn(next) else { return nil }
    return event(of: next)
  }

  /// The variable of a guard; `nil` for a transition without one.
  func condition(of transition: Transition) -> String? {
    transition.guard.flatMap { guardNames[$0.key] }
  }

  /// The guards in page order, each once: the variable, and the page's text.
  var guards: [(variable: String, text: String)] {
    var seen: Set<NameKey> = []
    return lifecycle.transitions.compactMap(\.guard).filter { seen.insert($0.key).inserted }
      .map { (guardNames[$0.key] ?? "", $0.text) }
  }

  private func goesOn(_ id: TransitionID) -> Bool {
    id.index > 0 && lifecycle[id].isContinuation
      && lifecycle[TransitionID(id.index - 1)].target == lifecycle[id].source
  }

  private static func names(of texts: [(NameKey, String)], prefix: String) -> OrderedDictionary<NameKey, String> {
    let unique = OrderedDictionary(texts) { first, _ in first }
    let identifiers = Identifiers(Array(unique.values), prefix: prefix)
    return OrderedDictionary(
      uniqueKeysWithValues: unique.keys.enumerated().map { ($1, identifiers[ElementID<String>($0)]) })
  }
}
