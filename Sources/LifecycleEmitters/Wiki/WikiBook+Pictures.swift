import LifecycleModel

extension WikiBook {
  /// The picture of an event's calls.
  struct EventPicture {
    /// The file's name without its ending.
    let name: String
    /// The part of the life cycle that it shows.
    let part: Lifecycle
    /// The picture.
    let picture: Picture
  }

  /// The pictures of the events, in their order; `nil` for an event without a name, or on which nobody is called.
  var eventPictures: [EventPicture?] {
    let names = Identifiers(events.map(\.name), prefix: "calls")
    return events.enumerated().map { index, event in
      guard event.isNamed, let part = lifecycle.limited(toEvent: event.name),
        part.transitions.contains(where: { !$0.steps.isEmpty })
      else { return nil }
      let picture = Picture(of: part, view: .sequence)
      let name = names[ElementID<String>(index)].replacing("_", with: "-")
      return EventPicture(
        name: name, part: part,
        picture: Picture(dot: picture.dot, title: "\(picture.title), \(event.name)", description: picture.description))
    }
  }
}
