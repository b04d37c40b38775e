import LifecycleModel

extension Lifecycle {
  /// The life cycle with only the transitions of one event, by the rules for comparing names.
  ///
  /// It keeps the states that they touch and the surroundings of these. `nil` where no transition has the event.
  package func limited(toEvent event: String) -> Lifecycle? {
    let transitions = transitionIDs.filter { NameKey(self[$0].event) == NameKey(event) }
    guard !transitions.isEmpty else { return nil }
    return part(with: surroundings(of: transitions.flatMap { [self[$0].source, self[$0].target] }), transitions)
  }

  /// The events that transitions name, in page order, each once.
  package var events: [String] {
    var met: Set<NameKey> = []
    return transitions.map(\.event).filter { !$0.isEmpty && met.insert(NameKey($0)).inserted }
  }

  /// The most events of a page that are drawn each in a picture of its own.
  ///
  /// A page by hand has some dozens. One that a program wrote may have thousands, and each picture takes a process of Graphviz.
  package static let mostDrawnEvents = 256

  /// The events that a page's pictures are about: all but those after the first 256.
  package var drawnEvents: ArraySlice<String> { events.prefix(Self.mostDrawnEvents) }
}
