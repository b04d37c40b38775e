import Diagrams
import Emission
import LifecycleModel

/// The unchanged states view with links from states and arrows to their rows; the web page has title and legend.
struct LinkedLayer: StatesLayer {
  let style: CallStyle
  private let anchors: SiteAnchors

  /// Shows a life cycle with the addresses of a subject, whose states and transitions it has.
  init(_ lifecycle: Lifecycle, _ subject: SiteSubject) {
    style = CallStyle(lifecycle: lifecycle)
    anchors = subject.anchors
  }

  var header: Markup? { nil }

  func label(of card: TransitionCard) -> CardText { CardLabel(card: card, style: style).text }

  func leaf(_ state: StateID) -> DOTAttributes { link([anchors[state]]) }

  func cluster(_ state: StateID) -> DOTAttributes { link([anchors[state]]) }

  func edge(of transitions: [TransitionID]) -> DOTAttributes { card(of: transitions) }

  func card(of transitions: [TransitionID]) -> DOTAttributes {
    let names = transitions.map { transition in
      let event = style.lifecycle[transition].event
      let path = style.lifecycle.path(of: [transition])
      return event.isEmpty ? path : "\(event): \(path)"
    }
    let title = names.joined(separator: "; ")
    return link(transitions.map { anchors[$0] }) + [.tooltip("tooltip", title)]
  }

  /// The link to the first address; all addresses are classes of the element.
  private func link(_ addresses: [String]) -> DOTAttributes {
    guard let first = addresses.first else { return [] }
    return [.plain("class", addresses.joined(separator: " ")), .plain("href", "#" + first)]
  }
}
