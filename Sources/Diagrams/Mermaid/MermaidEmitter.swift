import Documents
import Emission
import LifecycleModel
import Text

/// Writes Mermaid, which GitHub, GitLab and many wikis draw inside a page.
package struct MermaidEmitter: GraphFormat {
  package init() {}

  package var format: String { "mermaid" }
  package var summary: String { "Mermaid diagrams, which GitHub, GitLab and wikis draw inside a page" }
  package var fileExtension: String { "mmd" }
  package var views: [GraphView] { GraphView.allCases }

  /// A `stateDiagram-v2` or a `sequenceDiagram`.
  package func graph(of lifecycle: Lifecycle, view: GraphView) -> String {
    switch view {
    case .states: MermaidStates(lifecycle).text
    case .sequence: MermaidSequence(lifecycle).text
    }
  }

  /// The diagram's text alternative, which becomes `<title>` and `<desc>` of the drawing.
  static func accessibleText(of lifecycle: Lifecycle) -> [String] {
    let title = MermaidText.line(lifecycle.name)
    let description = MermaidText.line(PlainText.words(of: lifecycle.summary))
    return (title.isEmpty ? [] : ["accTitle: \(title)"]) + (description.isEmpty ? [] : ["accDescr: \(description)"])
  }
}

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

/// The state diagram of a life cycle as Mermaid's `stateDiagram-v2`.
struct MermaidStates: Sendable {
  /// The header, with straight lines: Mermaid moves the labels of curved arrows until they overlap.
  private static let header = """
    ---
    config:
      flowchart:
        curve: linear
    ---
    stateDiagram-v2

    """

  private let lifecycle: Lifecycle
  private let states: StatesText

  /// Prepares the diagram of a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    states = StatesText(lifecycle, indentation: "    ", escaped: MermaidText.escaped)
  }

  /// The whole text.
  var text: String {
    let direction = lifecycle.readsBetterSideways ? ["direction LR"] : []
    let lines =
      MermaidEmitter.accessibleText(of: lifecycle) + direction + states.region() + arrows + states.ends + classes
    return Self.header + lines.map { "    \($0)\n" }.joined()
  }

  /// A line for each arrow, but one for all arrows from a state to itself: Mermaid draws only the last of them.
  private var arrows: [String] {
    let arrows = lifecycle.arrows
    let loops = Dictionary(grouping: arrows.filter { $0.source == $0.target }, by: \.source)
    return arrows.concurrentMap { arrow -> String? in
      guard arrow.source == arrow.target, let loops = loops[arrow.source] else { return line([arrow]) }
      return loops.first == arrow ? line(loops) : nil
    }.compactMap(\.self)
  }

  /// The line for arrows between the same two states; an empty line separates their labels.
  private func line(_ arrows: [Arrow]) -> String? {
    guard let first = arrows.first else { return nil }
    let ends = "\(states.names[first.source]) --> \(states.names[first.target])"
    let labels = arrows.map { ([states.heading(of: $0)] + calls(of: $0.steps)).filter { !$0.isEmpty } }
    let label = labels.filter { !$0.isEmpty }.joined(separator: [""]).joined(separator: "<br/>")
    return label.isEmpty ? ends : "\(ends) : \(label)"
  }

  /// A line for each call; the number stays with the name where the line wraps.
  private func calls(of steps: [Step]) -> [String] {
    zip(CallNumbering.marks(of: steps), steps).map { mark, step in
      let call = states.strings.name(of: step.callback) + DiagramStrings.parenthesis(states.strings.remarks(of: step))
      return "\(mark)#160;\(MermaidText.escaped(call))"
    }
  }

  /// The dashed border of transient states.
  private var classes: [String] {
    let transient = lifecycle.stateIDs.filter { lifecycle[$0].isTransient }.map { states.names[$0] }
    guard !transient.isEmpty else { return [] }
    return ["classDef transient stroke-dasharray: 4 3"] + transient.map { "class \($0) transient" }
  }
}

/// Text escaped for Mermaid, which shows names with quotes, colons or Markdown in them literally.
///
/// Mermaid has entities: `#58;` is a colon. Letters, digits, other scripts and a little punctuation need none.
enum MermaidText {
  private static let plain = ASCIISet.alphanumerics.union(ASCIISet(" (),"))

  /// One line of text, with entities for all that some version of Mermaid, or the Markdown in it, might interpret.
  static func escaped(_ text: String) -> String {
    if plain.holds(text), !mayHoldDirection(text) { return text }
    let scalars = Array(text.unicodeScalars)
    let statement = scalars.indices.filter { isDirection(in: scalars, at: $0) }
    if statement.isEmpty, plain.holds(text) { return text }
    var output = ""
    for (index, scalar) in scalars.enumerated() {
      let isBeforeWord = index + 1 < scalars.count && scalars[index + 1].isWord
      let isInside = isBeforeWord && index > 0 && scalars[index - 1].isWord
      if !statement.contains(index), isPlain(scalar, beforeWord: isBeforeWord, insideWord: isInside) {
        output.unicodeScalars.append(scalar)
      } else {
        output += "#\(scalar.value);"
      }
    }
    return output
  }

  /// The text of an accessible title or description in one line.
  static func line(_ text: String) -> String {
    escaped(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  private static func isPlain(_ scalar: Unicode.Scalar, beforeWord: Bool, insideWord: Bool) -> Bool {
    guard scalar.isASCII else { return !scalar.properties.isWhitespace }
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "(", ")", ",": return true
    case ".": return beforeWord
    case "-", "/", "'": return insideWord
    default: return false
    }
  }

  /// Returns `false` for most texts without the word "direction".
  private static func mayHoldDirection(_ text: String) -> Bool {
    let mayHold = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.indices.dropLast().contains { bytes[$0] | 0x20 == 0x64 && bytes[$0 + 1] | 0x20 == 0x69 }
    }
    return mayHold ?? true
  }

  /// `true` at the word "direction": Mermaid takes a line with it and an orientation for a statement.
  private static func isDirection(in scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let word = "direction".unicodeScalars
    guard scalars[index].value | 0x20 == 0x64, scalars.count - index > word.count else { return false }
    return zip(scalars[index...], word).allSatisfy { $0.value | 0x20 == $1.value }
  }
}
