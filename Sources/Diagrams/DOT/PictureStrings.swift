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
    let subject =
      switch (lifecycle.language, view) {
      case (.english, .states): "states and transitions"
      case (.english, .sequence): "order of calls"
      case (.japanese, .states): "状態と遷移"
      case (.japanese, .sequence): "呼び出し順"
      case (.korean, .states): "상태와 전이"
      case (.korean, .sequence): "호출 순서"
      }
    return lifecycle.name.isEmpty ? subject : "\(lifecycle.name): \(subject)"
  }

  /// States and transitions in sentences.
  package var description: String {
    ([states] + lifecycle.transitionIDs.map { sentence(lifecycle[$0]) }).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var states: String {
    let places = ArrowPlaces(lifecycle, bundles: ArrowBundle.bundles(of: lifecycle.arrows, linesAtMost: 1))
    let hierarchy = StateHierarchy(lifecycle)
    let leaves = places.shown.filter { hierarchy.children[$0.index].isEmpty }
    guard !leaves.isEmpty else { return "" }
    let names = list(leaves.map { lifecycle[$0].name })
    let first = places.initial.map { lifecycle[$0].name }
    switch lifecycle.language {
    case .english: return "States: \(names)." + (first.map { " It begins in \($0)." } ?? "")
    case .japanese: return "状態：\(names)。" + (first.map { "初期状態：\($0)。" } ?? "")
    case .korean: return "상태: \(names)." + (first.map { " 초기 상태: \($0)." } ?? "")
    }
  }

  /// "From Not running, on Launch, to Inactive: a, b."
  private func sentence(_ transition: Transition) -> String {
    let (source, target) = (lifecycle[transition.source].name, lifecycle[transition.target].name)
    let condition = transition.guard.map { "[\($0.text)]" }
    let trigger = [transition.event.isEmpty ? nil : transition.event, condition].compactMap { $0 }.joined(
      separator: " ")
    let calls = list(transition.steps.map(call))
    switch lifecycle.language {
    case .english:
      let way = trigger.isEmpty ? "From \(source) to \(target)" : "From \(source), on \(trigger), to \(target)"
      return calls.isEmpty ? "\(way)." : "\(way): \(calls)."
    case .japanese:
      let way = trigger.isEmpty ? "\(source)から\(target)へ" : "\(trigger)で、\(source)から\(target)へ"
      return calls.isEmpty ? "\(way)。" : "\(way)：\(calls)。"
    case .korean:
      let way = trigger.isEmpty ? "\(source) → \(target)" : "\(trigger): \(source) → \(target)"
      return calls.isEmpty ? "\(way)." : "\(way): \(calls)."
    }
  }

  private func call(_ step: Step) -> String {
    let isObserved = lifecycle.delegate(of: step.callback).isObserved
    let name = isObserved ? lifecycle.qualifiedName(of: step.callback) : lifecycle[step.callback].name
    return PageStrings(language: lifecycle.language).smallPrint(step.certainty).map { "\(name) (\($0))" } ?? name
  }

  private func list(_ names: [String]) -> String {
    switch lifecycle.language {
    case .english, .korean: names.joined(separator: ", ")
    case .japanese: names.joined(separator: "、")
    }
  }
}
