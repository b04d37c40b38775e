import Emission
import LifecycleModel

extension Picture {
  /// Creates the picture of one view, for every format that Graphviz draws; the states view shows the path.
  package init(of lifecycle: Lifecycle, view: GraphView, runPath: RunPath? = nil) {
    let words = PictureStrings(lifecycle: lifecycle)
    let onPath = view == .states ? runPath.map { PathStrings(lifecycle: lifecycle, runPath: $0) } : nil
    self.init(
      dot: Self.dot(of: lifecycle, view: view, runPath: runPath), title: words.title(view) + (onPath?.title ?? ""),
      description: [words.description, onPath?.description].compactMap { $0 }.joined(separator: " "))
  }

  /// The Graphviz source of one view.
  static func dot(of lifecycle: Lifecycle, view: GraphView, runPath: RunPath?) -> String {
    switch view {
    case .states: StateDiagram(lifecycle.isLarge ? lifecycle.withoutCalls : lifecycle, runPath: runPath).dot
    case .sequence: SequenceDiagram(lifecycle).dot
    }
  }

  /// All pictures of a life cycle, with the names of their files without an extension.
  ///
  /// A large life cycle has an overview without calls, and besides a picture of each event: `states-launch`.
  static func all(of lifecycle: Lifecycle) -> [(name: String, picture: Picture)] {
    var pictures = GraphView.allCases.map { ($0.rawValue, Picture(of: lifecycle, view: $0)) }
    guard lifecycle.isLarge else { return pictures }
    let events = Array(lifecycle.drawnEvents)
    let names = Identifiers(events, prefix: "states")
    for (index, event) in events.enumerated() {
      guard let part = lifecycle.limited(toEvent: event) else { continue }
      let name = names[ElementID<String>(index)].replacing("_", with: "-")
      let words = PictureStrings(lifecycle: part)
      let title = "\(words.title(.states)), \(event)"
      pictures.append(
        (name, Picture(dot: StateDiagram(part).dot, title: title, description: words.description)))
    }
    return pictures
  }
}

extension Lifecycle {
  /// `true` where one picture has no room for the calls of all transitions.
  package var isLarge: Bool { transitions.count > 60 }

  fileprivate var withoutCalls: Lifecycle { withoutCalls { _ in true } }

  /// The life cycle with some transitions limited to their events.
  package func withoutCalls(on isMeant: (TransitionID) -> Bool) -> Lifecycle {
    var lifecycle = self
    for index in lifecycle.transitions.indices where isMeant(TransitionID(index)) {
      lifecycle.transitions[index].guard = nil
      lifecycle.transitions[index].steps = []
      lifecycle.transitions[index].availability = Availability()
    }
    return lifecycle
  }
}
