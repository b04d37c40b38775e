import Diagrams
import Emission
import LifecycleModel

/// The page as it is, its states and arrows links to what is said of them; the web page around it has title and legend.
struct LinkedLayer: StatesLayer {
  let style: CallStyle
  /// The address of each state.
  let states: [String]
  /// The address of each transition.
  let transitions: [String]

  /// Shows a life cycle with the addresses that another gives out, of which it is a part.
  init(_ lifecycle: Lifecycle, states: [String], transitions: [String]) {
    style = CallStyle(lifecycle: lifecycle)
    self.states = states
    self.transitions = transitions
  }

  var header: Markup? { nil }

  func label(of bundle: ArrowBundle) -> LabelText { ArrowLabel(bundle: bundle, style: style).text }

  func leaf(_ state: StateID) -> DOTAttributes { link([states[state.index]]) }

  func cluster(_ state: StateID) -> DOTAttributes { link([states[state.index]]) }

  func edge(of transitions: [TransitionID]) -> DOTAttributes {
    let names = transitions.map { transition in
      let event = style.lifecycle[transition].event
      let path = style.lifecycle.path(of: [transition])
      return event.isEmpty ? path : "\(event): \(path)"
    }
    let title = names.joined(separator: "; ")
    return link(transitions.map { self.transitions[$0.index] }) + [
      .tooltip("tooltip", title), .tooltip("labeltooltip", title),
    ]
  }

  /// The first address is where the link leads; all are classes of the element.
  private func link(_ addresses: [String]) -> DOTAttributes {
    guard let first = addresses.first else { return [] }
    return [.plain("class", addresses.joined(separator: " ")), .plain("href", "#" + first)]
  }
}
