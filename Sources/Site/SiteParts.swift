import Documents
import Emission
import LifecycleModel
import Text

/// The elements of a page at all versions, each once: those of the whole page stand in it, the others wait in a template.
struct SiteParts {
  /// The elements that only versions have, in the order of their numbers, after those of the whole page.
  let waiting: HTML
  /// For each version its elements by place, as numbers.
  let numbers: [[(id: String, elements: [Int])]]

  private struct Key: Hashable {
    let place: String
    let element: HTML
    /// The number of equal elements before it.
    let occurrence: Int
  }

  /// Numbers the elements of each version, the whole page first.
  init(_ versions: [[SitePart]]) {
    var known: [Key: Int] = [:]
    var others: [HTML] = []
    numbers = versions.enumerated().map { index, parts in
      parts.map { part in
        var met: [HTML: Int] = [:]
        let elements = part.elements.map { element -> Int in
          let key = Key(place: part.id, element: element, occurrence: met[element, default: 0])
          met[element, default: 0] += 1
          if let number = known[key] { return number }
          known[key] = known.count
          if index > 0 { others.append(element) }
          return known.count - 1
        }
        return (part.id, elements)
      }
    }
    waiting = others.joined
  }
}

/// The elements of one place of the page, which depend on the version.
struct SitePart {
  /// The id of the place.
  let id: String
  /// The heading of a section; `nil` for another place.
  var title: String?
  /// The elements, in order.
  let elements: [HTML]

  /// Creates the elements of a place.
  init(id: String, elements: [HTML]) {
    self.id = id
    self.elements = elements
  }

  /// Creates a section; `count` stands beside its heading.
  init(section id: String, _ title: String, count: String, elements: [HTML]) {
    let number = HTML.inline("span", .class("count"), content: HTML(count))
    let heading = HTML.line("h2", .id(id + "-title"), content: HTML(title) + " " + number)
    self.init(id: id, elements: [heading] + elements)
    self.title = title
  }
}

/// The addresses of elements within a web page: `state-inactive`, `transition-launch`, `callback-scenedelegate-…`.
struct SiteAnchors {
  private let states: [String]
  private let transitions: [String]
  private let callbacks: [String]

  /// Names the addresses of a life cycle.
  init(_ lifecycle: Lifecycle) {
    let states = Identifiers(lifecycle.states.map(\.name), prefix: "state")
    let transitions = Identifiers(lifecycle.transitions.map(\.event), prefix: "transition")
    let callbacks = Identifiers(lifecycle.callbackIDs.map(lifecycle.qualifiedName), prefix: "callback")
    self.states = lifecycle.stateIDs.map { Self.address(states[$0]) }
    self.transitions = lifecycle.transitionIDs.map { Self.address(transitions[$0]) }
    self.callbacks = lifecycle.callbackIDs.map { Self.address(callbacks[$0]) }
  }

  /// The addresses of a part of a life cycle, the same as in the whole.
  init(_ origin: LifecycleSelection.Origin, of whole: SiteAnchors) {
    states = origin.states.map { whole[$0] }
    transitions = origin.transitions.map { whole[$0] }
    callbacks = origin.callbacks.map { whole[$0] }
  }

  /// The address of a state.
  subscript(state: StateID) -> String { states[state.index] }

  /// The address of a transition.
  subscript(transition: TransitionID) -> String { transitions[transition.index] }

  /// The address of a callback.
  subscript(callback: CallbackID) -> String { callbacks[callback.index] }

  private static func address(_ identifier: String) -> String { identifier.replacing("_", with: "-") }
}
