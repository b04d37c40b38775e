import Diagrams
import Emission
import LifecycleModel

extension WikiBook {
  /// The picture of an event's calls.
  struct EventPicture: Sendable {
    /// The file's name without its ending.
    let name: String
    /// The picture.
    let picture: Picture
  }

  /// Draws the calls on each event, but on those after a page's first 256.
  static func pictures(of events: [Event], in lifecycle: Lifecycle) -> [EventPicture?] {
    let names = Identifiers(events.map(\.name), prefix: "calls")
    let drawn = Set(lifecycle.drawnEvents.map { NameKey($0) })
    return events.enumerated().map { index, event in
      guard event.isNamed, drawn.contains(NameKey(event.name)), let part = lifecycle.limited(toEvent: event.name),
        part.transitions.contains(where: { !$0.steps.isEmpty })
      else { return nil }
      let picture = Picture(of: part, view: .sequence)
      let name = names[ElementID<String>(index)].replacing("_", with: "-")
      return EventPicture(
        name: name,
        picture: Picture(dot: picture.dot, title: "\(picture.title), \(event.name)", description: picture.description))
    }
  }
}
