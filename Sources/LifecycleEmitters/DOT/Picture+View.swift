import LifecycleModel

extension Picture {
  /// The picture of one view of a life cycle, for every format that Graphviz draws; the states view shows a walk on it.
  package init(of lifecycle: Lifecycle, view: GraphView, walk: Walk? = nil) {
    let words = PictureWords(lifecycle: lifecycle)
    switch view {
    case .states:
      let shown = lifecycle.isLarge ? lifecycle.withoutCalls : lifecycle
      let walked = walk.map { WalkWords(lifecycle: lifecycle, walk: $0) }
      let sentences = [words.description, walked?.description].compactMap { $0 }
      self.init(
        dot: StateDiagram(shown, walk: walk).dot, title: words.title(view) + (walked?.title ?? ""),
        description: sentences.joined(separator: " "))
    case .sequence:
      self.init(dot: SequenceDiagram(lifecycle).dot, title: words.title(view), description: words.description)
    }
  }

  /// All pictures of a life cycle, with the names of their files without an ending.
  ///
  /// Where the overview shows events only, there is a picture of each event besides: `states-launch`.
  static func all(of lifecycle: Lifecycle) -> [(name: String, picture: Picture)] {
    var pictures = GraphView.allCases.map { ($0.rawValue, Picture(of: lifecycle, view: $0)) }
    guard lifecycle.isLarge else { return pictures }
    let events = lifecycle.events.filter { !$0.isEmpty }
    let names = Identifiers(events, prefix: "states")
    for (index, event) in events.enumerated() {
      guard let part = lifecycle.limited(toEvent: event) else { continue }
      let name = names[ElementID<String>(index)].replacing("_", with: "-")
      let words = PictureWords(lifecycle: part)
      let title = "\(words.title(.states)), \(event)"
      pictures.append(
        (name, Picture(dot: StateDiagram(part).dot, title: title, description: words.description)))
    }
    return pictures
  }
}

extension Lifecycle {
  /// Whether it has too many hops for one picture of all their calls.
  var isLarge: Bool { transitions.count > 60 }

  /// The life cycle with events on its hops and nothing else.
  fileprivate var withoutCalls: Lifecycle { withoutCalls { _ in true } }

  /// The life cycle with events on some hops and nothing else.
  func withoutCalls(on isMeant: (TransitionID) -> Bool) -> Lifecycle {
    var lifecycle = self
    for index in lifecycle.transitions.indices where isMeant(TransitionID(index)) {
      lifecycle.transitions[index].guard = nil
      lifecycle.transitions[index].steps = []
      lifecycle.transitions[index].availability = Availability()
    }
    return lifecycle
  }
}
