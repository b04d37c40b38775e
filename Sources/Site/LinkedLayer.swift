import Diagrams
import Emission
import LifecycleModel

/// The unchanged states view with links from states and arrows to their articles; the web page has title and legend.
struct LinkedLayer: StatesLayer {
  let style: CallStyle
  /// The address of each state.
  let states: [String]
  /// The address of each transition.
  let transitions: [String]

  /// Shows a life cycle with the addresses of another one, of which it is a part.
  init(_ lifecycle: Lifecycle, states: [String], transitions: [String]) {
    style = CallStyle(lifecycle: lifecycle)
    self.states = states
    self.transitions = transitions
  }

  var header: Markup? { nil }

  func label(of card: TransitionCard) -> CardText { CardLabel(card: card, style: style).text }

  func leaf(_ state: StateID) -> DOTAttributes { link([states[state.index]]) }

  func cluster(_ state: StateID) -> DOTAttributes { link([states[state.index]]) }

  func edge(of transitions: [TransitionID]) -> DOTAttributes { card(of: transitions) }

  func card(of transitions: [TransitionID]) -> DOTAttributes {
    let names = transitions.map { transition in
      let event = style.lifecycle[transition].event
      let path = style.lifecycle.path(of: [transition])
      return event.isEmpty ? path : "\(event): \(path)"
    }
    let title = names.joined(separator: "; ")
    return link(transitions.map { self.transitions[$0.index] }) + [
      .tooltip("tooltip", title)
    ]
  }

  /// The link to the first address; all addresses are classes of the element.
  private func link(_ addresses: [String]) -> DOTAttributes {
    guard let first = addresses.first else { return [] }
    return [.plain("class", addresses.joined(separator: " ")), .plain("href", "#" + first)]
  }
}
