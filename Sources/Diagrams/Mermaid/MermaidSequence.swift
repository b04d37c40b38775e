import Emission
import LifecycleModel

/// The calls in order, as Mermaid's `sequenceDiagram`: a lane for the system and one for each delegate.
struct MermaidSequence {
  private static let system = "system"

  private let lifecycle: Lifecycle
  private let names: Identifiers
  private let strings: DiagramStrings

  /// Prepares the diagram of a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    names = .delegates(of: lifecycle)
    strings = DiagramStrings(lifecycle)
  }

  /// The whole text.
  var text: String {
    let lines =
      MermaidEmitter.accessibleText(of: lifecycle) + participants + lifecycle.callSequences.flatMap(lines)
    return "sequenceDiagram\n" + lines.map { "    \($0)\n" }.joined()
  }

  private var participants: [String] {
    let delegates = lifecycle.delegateIDs.map { id in
      "participant \(names[id]) as \(MermaidText.escaped(strings.name(of: lifecycle[id])))"
    }
    return ["participant \(Self.system) as \(MermaidText.escaped(strings.system))"] + delegates
  }

  /// A chain in a frame of its own below its headline, which names its first state.
  private func lines(of sequence: CallSequence) -> [String] {
    let headline = note(MermaidText.escaped(strings.heading(of: sequence)))
    let body = [headline] + sequence.moments.dropFirst().flatMap(lines)
    return ["rect rgba(128, 128, 128, 0.1)"] + body.map { "    \($0)" } + ["end"]
  }

  private func lines(of moment: CallSequence.Moment) -> [String] {
    switch moment {
    case .state(let id): [note(MermaidText.escaped(lifecycle[id].name))]
    case .call(let step): lines(of: step)
    case .anyOrder(let steps):
      ["par \(MermaidText.escaped(strings.anyOrder))"]
        + Array(steps.map { lines(of: $0).map { "    \($0)" } }.joined(separator: ["and"])) + ["end"]
    }
  }

  /// A skippable call has an `opt` frame; an observed value has a dashed arrow, a deferred call an open one.
  private func lines(of step: Step) -> [String] {
    let delegate = lifecycle[step.callback].delegate
    let name = MermaidText.escaped(lifecycle.shownName(of: step.callback))
    let arrow = step.certainty.isDeferred ? "--)" : lifecycle[delegate].isObserved ? "-->>" : "->>"
    let remarks = MermaidText.escaped(strings.remarks(of: step).joined(separator: ", "))
    let message = "\(Self.system)\(arrow)\(names[delegate]): \(name)"
    if step.certainty.mayBeMissing { return ["opt \(remarks)", "    \(message)", "end"] }
    return [message + (remarks.isEmpty ? "" : " (\(remarks))")]
  }

  private func note(_ text: String) -> String {
    let last = lifecycle.delegateIDs.last.map { "," + names[$0] } ?? ""
    return "Note over \(Self.system)\(last): \(text)"
  }
}
