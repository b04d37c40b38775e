import Diagrams
import Documents
import LifecycleImport
import LifecycleModel

/// The draft of a life cycle's diagram: what Mermaid and PlantUML show of it.
///
/// Not shown are chains (each segment is a transition of its own), the prose of states, transitions and calls, sources,
/// frequencies, scenarios and rules, the delegate's name where there is only one, what a delegate is, and the versions that
/// are not within the page's own. Events that share an arrow are one list, in which an event with a comma looks like two.
/// Groups of calls in any order that follow each other are one. The first state of a region is its initial one if none is
/// marked. Of Mermaid's arrows from a state to itself only one is drawn, with the labels of all that have one. A graph has each
/// event and each group by itself, and one line for all arrows between two states: one without a label is hidden by others.
struct DrawnDraft {
  private let lifecycle: Lifecycle
  private let dialect: DiagramDialect
  /// `true` where each event is by itself, and a gap between groups of calls in any order.
  private let isGraph: Bool

  /// The draft, without lines.
  static func draft(of lifecycle: Lifecycle, _ dialect: DiagramDialect, isGraph: Bool = false) -> Draft {
    DrawnDraft(lifecycle: lifecycle, dialect: dialect, isGraph: isGraph).draft
  }

  private var draft: Draft {
    var draft = Draft()
    draft.name = lifecycle.name.withSingleSpaces
    if dialect == .mermaid {
      draft.summary = MarkdownWriter(.gitHub).paragraph([.text(PlainText.words(of: lifecycle.summary).withSingleSpaces)]
      )
    }
    let order = StateHierarchy(lifecycle).inReadingOrder.map(\.id)
    let numbers = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    draft.states = order.map { id in
      var state = DraftState(
        lifecycle[id].name.withSingleSpaces, parent: lifecycle[id].parent.flatMap { numbers[$0] }, line: nil)
      state.isInitial = StateHierarchy(lifecycle).initialChild(of: lifecycle[id].parent) == id
      state.isFinal = lifecycle[id].isFinal
      state.isTransient = lifecycle[id].isTransient
      return state
    }
    for arrow in arrows {
      let events =
        isGraph
        ? arrow.events.map(\.withSingleSpaces)
        : arrow.eventText.withSingleSpaces.split(separator: ", ").map(String.init)
      for event in events.isEmpty ? [""] : events {
        var transition = DraftTransition([arrow.source, arrow.target].map { numbers[$0] ?? -1 }, event: event, line: 0)
        transition.condition = arrow.guard?.text.withSingleSpaces
        transition.availability = shown(arrow.availability)
        transition.calls = arrow.steps.isEmpty ? [] : [calls(of: arrow.steps)]
        draft.transitions.append(transition)
      }
    }
    return draft
  }

  private var arrows: [Arrow] {
    let arrows = lifecycle.arrows
    if isGraph { return arrows.filter { arrow in !arrows.contains { hides(arrow, behind: $0) } } }
    guard dialect == .mermaid else { return arrows }
    let loops = Dictionary(grouping: arrows.filter { $0.source == $0.target }, by: \.source)
    return arrows.flatMap { arrow -> [Arrow] in
      guard arrow.source == arrow.target, let all = loops[arrow.source] else { return [arrow] }
      guard all.first == arrow else { return [] }
      let labelled = all.filter { hasHeading($0) || !$0.steps.isEmpty }
      return labelled.isEmpty ? [arrow] : labelled
    }
  }

  private func hasHeading(_ arrow: Arrow) -> Bool {
    // A card has all versions.
    let availability = isGraph ? arrow.availability : shown(arrow.availability)
    return !arrow.events.isEmpty || arrow.guard != nil || availability != Availability()
  }

  /// Returns `true` where a card has nothing of an arrow: no heading, and no calls, or those of another arrow.
  private func hides(_ arrow: Arrow, behind other: Arrow) -> Bool {
    (arrow.source, arrow.target) == (other.source, other.target) && arrow != other && !hasHeading(arrow)
      && (arrow.steps.isEmpty ? hasHeading(other) || !other.steps.isEmpty : arrow.steps == other.steps)
  }

  private func calls(of steps: [Step]) -> [DraftCall] {
    var groups = 0
    return steps.enumerated().map { index, step in
      let callback = lifecycle[step.callback]
      var call = DraftCall(lifecycle.delegate(of: step.callback).name.withSingleSpaces, callback.name, line: 0)
      for doubt in step.certainty.doubts {
        let condition = doubt.condition?.withSingleSpaces
        call.certainty = call.certainty.adding(
          doubt.kind == .deferred ? .deferred(until: condition) : .mayBeSkipped(when: condition))
      }
      call.availability = shown(step.attributes.availability)
      if step.unordered != nil {
        let before = index == 0 ? nil : steps[index - 1].unordered
        if before == nil || isGraph && before != step.unordered { groups += 1 }
        call.unordered = groups
      }
      return call
    }
  }

  /// The versions that are shown: where something is added or removed within the page's own.
  private func shown(_ availability: Availability) -> Availability {
    guard let versions = lifecycle.versions else { return Availability() }
    return Availability(
      since: availability.since.flatMap { $0.version > versions.lowest ? $0 : nil },
      removed: availability.removed.flatMap { $0.version <= versions.highest ? $0 : nil })
  }
}

extension Draft {
  /// The draft without lines; where a life cycle has one delegate, without its name, which diagrams do not show.
  func comparable(delegates count: Int) -> Draft {
    var copy = self
    copy.delegates = []
    for index in copy.states.indices { copy.states[index].line = nil }
    for index in copy.transitions.indices {
      copy.transitions[index].line = 0
      copy.transitions[index].calls = copy.transitions[index].calls.map { calls in
        calls.map { call in
          var call = call
          call.line = 0
          if count == 1 { call.delegate = "" }
          return call
        }
      }
    }
    return copy
  }
}

extension String {
  fileprivate var withSingleSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
