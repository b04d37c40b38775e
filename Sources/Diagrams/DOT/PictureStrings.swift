import Emission
import LifecycleModel

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
