import Emission
import LifecycleModel
import Text

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

/// Emits Graphviz, the source of every picture.
package struct DOTEmitter: GraphFormat {
  package init() {}

  package var format: String { "dot" }
  package var summary: String { "Graphviz source of the state and sequence diagrams" }
  package var fileExtension: String { "dot" }
  package var views: [GraphView] { GraphView.allCases }

  package func graph(of lifecycle: Lifecycle, view: GraphView) -> String {
    graph(of: lifecycle, view: view, runPath: nil)
  }

  package func graph(of lifecycle: Lifecycle, view: GraphView, runPath: RunPath?) -> String {
    Picture.dot(of: lifecycle, view: view, runPath: runPath)
  }

  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    Picture.all(of: lifecycle).map { EmittedFile("\($0.name).dot", text: $0.picture.dot) }
  }
}

/// The text alternative of a picture, in the page's language.
package struct PictureStrings {
  /// The life cycle that the picture shows.
  package let lifecycle: Lifecycle

  /// Creates the strings of a life cycle's pictures.
  package init(lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
  }

  /// The headline.
  package func title(_ view: GraphView) -> String {
    let subject = words.phrase("picture." + view.rawValue)
    return lifecycle.name.isEmpty ? subject : "\(lifecycle.name): \(subject)"
  }

  /// States and transitions in sentences.
  package var description: String {
    ([states] + lifecycle.transitionIDs.map { sentence(lifecycle[$0]) }).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var states: String {
    let places = CardPlaces(lifecycle, cards: TransitionCard.cards(of: lifecycle.arrows))
    let hierarchy = StateHierarchy(lifecycle)
    let leaves = places.shown.filter { hierarchy.children[$0.index].isEmpty }
    guard !leaves.isEmpty else { return "" }
    let names = words.phrase("picture.allStates", words.list(leaves.map { lifecycle[$0].name }))
    let first = places.initial.map { words.phrase("picture.beginning", lifecycle[$0].name) }
    return [names, first].compactMap { $0 }.joined(separator: words.phrase("mark.betweenSentences"))
  }

  /// "From Not running, on Launch, to Inactive: a, b."
  private func sentence(_ transition: Transition) -> String {
    let (source, target) = (lifecycle[transition.source].name, lifecycle[transition.target].name)
    let condition = transition.guard.map { "[\($0.text)]" }
    let trigger = [transition.event.nilIfEmpty, condition].compactMap { $0 }.joined(separator: " ")
    let calls = words.list(transition.steps.map(call))
    let way = words.phrase(trigger.isEmpty ? "picture.way" : "picture.wayOn", source, target, trigger)
    return (calls.isEmpty ? way : way + words.colon + calls) + words.fullStop
  }

  private func call(_ step: Step) -> String {
    let isObserved = lifecycle.delegate(of: step.callback).isObserved
    let name = isObserved ? lifecycle.qualifiedName(of: step.callback) : lifecycle[step.callback].name
    return name + DiagramStrings.parenthesis(DiagramStrings(lifecycle).ownRemarks(of: step))
  }

  private var words: PageStrings { PageStrings(language: lifecycle.language) }
}
