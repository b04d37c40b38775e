import Emission
import LifecycleModel
import Text

/// Writes PlantUML, in the syntax of versions since 2020.
package struct PlantUMLEmitter: GraphFormat {
  package init() {}

  package var format: String { "plantuml" }
  package var summary: String { "PlantUML diagrams" }
  package var fileExtension: String { "puml" }
  package var views: [GraphView] { GraphView.allCases }

  /// A state diagram or a sequence diagram.
  package func graph(of lifecycle: Lifecycle, view: GraphView) -> String {
    let title = PlantUMLText.escaped(lifecycle.name)
    let body: [String] =
      switch view {
      case .states: PlantUMLStates(lifecycle).lines
      case .sequence: PlantUMLSequence(lifecycle).lines
      }
    let lines = ["@startuml"] + (title.isEmpty ? [] : ["title \(title)"]) + body + ["@enduml"]
    return lines.map { $0 + "\n" }.joined()
  }
}

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

/// The state diagram of a life cycle in PlantUML.
struct PlantUMLStates {
  private static let style = [
    "hide empty description",
    "skinparam shadowing false",
    "skinparam state {",
    "  BackgroundColor #F5F5F7",
    "  BorderColor #8E8E93",
    "  ArrowColor #636366",
    "}",
  ]

  private let lifecycle: Lifecycle
  private let states: StatesText

  /// Prepares the diagram of a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    states = StatesText(lifecycle, indentation: "  ", escaped: PlantUMLText.escaped)
  }

  /// The lines between `@startuml` and `@enduml`.
  var lines: [String] {
    let direction = lifecycle.readsBetterSideways ? ["left to right direction"] : []
    // A transient state has a dashed border.
    let region = states.region { $0.isTransient ? " ##[dashed]" : "" }
    return direction + Self.style + region + lifecycle.arrows.map(arrow) + states.ends
  }

  /// An arrow, which does not shape the layout where it leads back to a state earlier on the page.
  private func arrow(_ arrow: Arrow) -> String {
    let shaft = arrow.target < arrow.source ? "-[norank]->" : "-->"
    let ends = "\(states.names[arrow.source]) \(shaft) \(states.names[arrow.target])"
    let lines = ([states.heading(of: arrow)] + calls(of: arrow.steps)).filter { !$0.isEmpty }
    // PlantUML aligns a line that ends in \l to the left.
    return lines.isEmpty ? ends : "\(ends) : \(lines.map { $0 + "\\l" }.joined())"
  }

  /// A line for each call in its delegate's colour, an observed value in italics.
  private func calls(of steps: [Step]) -> [String] {
    let palette = DelegatePalette()
    return zip(CallNumbering.marks(of: steps), steps).map { mark, step in
      let color = palette[lifecycle[step.callback].delegate].light
      let name = PlantUMLText.escaped(states.strings.name(of: step.callback))
      let shown = lifecycle.delegate(of: step.callback).isObserved ? "<i>\(name)</i>" : name
      let remarks = PlantUMLText.escaped(DiagramStrings.parenthesis(states.strings.remarks(of: step)))
      return "<color:\(color)>\(mark) \(shown)</color>\(remarks)"
    }
  }
}

/// Text escaped for PlantUML, which reads no markup, preprocessor directive or end of a string in it.
///
/// PlantUML writes `<U+0022>` for a quotation mark. The characters of callback names stay legible.
enum PlantUMLText {
  private static let plain = ASCIISet.alphanumerics.union(ASCIISet(" (),:"))

  /// One line of text.
  static func escaped(_ text: String) -> String {
    if plain.holds(text) { return text }
    let scalars = Array(text.unicodeScalars)
    var output = ""
    for (index, scalar) in scalars.enumerated() {
      let previous = index > 0 ? scalars[index - 1] : nil
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if isPlain(scalar, between: previous, and: next) {
        output.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        output += "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
      }
    }
    return output
  }

  /// `true` where a scalar needs no escape: doubled punctuation is markup (`__`, `--`, `//`), between words it is not.
  private static func isPlain(
    _ scalar: Unicode.Scalar, between previous: Unicode.Scalar?, and next: Unicode.Scalar?
  ) -> Bool {
    guard scalar.isASCII else { return true }
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "(", ")", ",", ":": return true
    case "_", ".": return previous != scalar && next != scalar
    case "-", "/", "'": return previous?.isWord ?? false && next?.isWord ?? false
    default: return false
    }
  }
}
