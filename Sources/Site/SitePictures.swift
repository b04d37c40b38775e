import Diagrams
import Emission
import LifecycleModel

/// The pictures of a web page: the states, also by event if there are too many calls for one picture, and the order of calls.
struct SitePictures {
  /// A state diagram with its event, `nil` for the overview.
  struct Diagram {
    let event: String?
    let picture: Picture
  }

  /// The state diagrams, the overview first.
  let diagrams: [Diagram]
  /// The order of calls.
  let sequence: Picture
  /// The places of all pictures.
  let slots: PictureSlots

  /// Makes the pictures of a life cycle, with links to the addresses of states and transitions.
  init(_ lifecycle: Lifecycle, anchors: SiteAnchors) {
    let states = lifecycle.stateIDs.map { anchors[$0] }
    let transitions = lifecycle.transitionIDs.map { anchors[$0] }
    var diagrams = [
      Diagram(
        event: nil,
        picture: Self.diagram(
          lifecycle.isLarge ? lifecycle.withoutCalls { _ in true } : lifecycle, states, transitions,
          PictureStrings(lifecycle: lifecycle).title(.states), number: 1))
    ]
    for event in lifecycle.isLarge ? lifecycle.events : [] {
      guard let part = lifecycle.limited(toEvent: event) else { continue }
      let transitions = lifecycle.transitionIDs.filter { NameKey(lifecycle[$0].event) == NameKey(event) }
      let kept = part.states.map { state in
        lifecycle.stateIDs.first { lifecycle[$0].name == state.name }.map { anchors[$0] } ?? ""
      }
      let title = "\(PictureStrings(lifecycle: part).title(.states)), \(event)"
      let picture = Self.diagram(part, kept, transitions.map { anchors[$0] }, title, number: diagrams.count + 1)
      diagrams.append(Diagram(event: event, picture: picture))
    }
    self.diagrams = diagrams
    var sequence = Picture(of: lifecycle, view: .sequence)
    sequence.scope = "calls-"
    self.sequence = sequence
    slots = PictureSlots(diagrams.map(\.picture) + [sequence])
  }

  private static func diagram(
    _ lifecycle: Lifecycle, _ states: [String], _ transitions: [String], _ title: String, number: Int
  ) -> Picture {
    let layer = LinkedLayer(lifecycle, states: states, transitions: transitions)
    var picture = Picture(
      dot: StateDiagram(layer).dot, title: title, description: PictureStrings(lifecycle: lifecycle).description)
    picture.scope = "picture\(number)-"
    picture.hasLinks = true
    return picture
  }
}
