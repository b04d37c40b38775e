import Emission
import LifecycleModel

/// The calls in order, as PlantUML's sequence diagram: a lane for the system and one for each delegate.
struct PlantUMLSequence {
  private static let system = "system"
  private static let style = [
    "hide footbox",
    "skinparam shadowing false",
    "skinparam sequence {",
    "  ParticipantBackgroundColor #F5F5F7",
    "  ParticipantBorderColor #8E8E93",
    "  LifeLineBorderColor #C7C7CC",
    "  ArrowColor #636366",
    "}",
    "skinparam note {",
    "  BackgroundColor #F5F5F7",
    "  BorderColor #C7C7CC",
    "}",
  ]

  private let lifecycle: Lifecycle
  private let names: Identifiers
  private let strings: DiagramStrings

  /// Prepares the diagram of a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    names = .delegates(of: lifecycle)
    strings = DiagramStrings(lifecycle)
  }

  /// The lines between `@startuml` and `@enduml`.
  var lines: [String] {
    Self.style + participants + lifecycle.callSequences.flatMap(lines)
  }

  private var participants: [String] {
    let delegates = lifecycle.delegateIDs.map { id in
      "participant \"\(PlantUMLText.escaped(strings.name(of: lifecycle[id])))\" as \(names[id])"
    }
    return ["participant \"\(PlantUMLText.escaped(strings.system))\" as \(Self.system)"] + delegates
  }

  /// A chain below a divider, which names its first state.
  private func lines(of sequence: CallSequence) -> [String] {
    ["== \(PlantUMLText.escaped(strings.heading(of: sequence))) =="] + sequence.moments.dropFirst().flatMap(lines)
  }

  private func lines(of moment: CallSequence.Moment) -> [String] {
    switch moment {
    case .state(let id): [band(lifecycle[id].name)]
    case .call(let step): lines(of: step)
    case .anyOrder(let steps):
      ["par \(PlantUMLText.escaped(strings.anyOrder))"]
        + Array(steps.map { lines(of: $0).map { "  \($0)" } }.joined(separator: ["else"])) + ["end"]
    }
  }

  /// A skippable call has an `opt` frame; an observed value has a dashed arrow, a deferred call an open one.
  private func lines(of step: Step) -> [String] {
    let delegate = lifecycle[step.callback].delegate
    let name = PlantUMLText.escaped(lifecycle.shownName(of: step.callback))
    let remarks = PlantUMLText.escaped(strings.remarks(of: step).joined(separator: ", "))
    let parenthesis = remarks.isEmpty ? "" : " (\(remarks))"
    let arrow = step.certainty.isDeferred ? "-->>" : lifecycle[delegate].isObserved ? "-->" : "->"
    let message = "\(Self.system) \(arrow) \(names[delegate]) : \(name)"
    return step.certainty.mayBeMissing ? ["opt \(remarks)", "  \(message)", "end"] : [message + parenthesis]
  }

  private func band(_ name: String) -> String {
    let last = lifecycle.delegateIDs.last.map { ", " + names[$0] } ?? ""
    return "rnote over \(Self.system)\(last) : \(PlantUMLText.escaped(name))"
  }
}
