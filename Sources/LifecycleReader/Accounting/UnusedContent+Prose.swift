import Diagnostics
import LifecycleModel
import Text

extension UnusedContent {
  /// What a page's blocks may be in, besides the entries of its sections.
  private struct Destinations {
    /// All descriptions of the life cycle.
    let descriptions: String
    /// The places of what has been told to be unused.
    let told: [SourceRange]

    func tells(_ range: SourceRange) -> Bool { told.contains { range.contains($0) } }
  }

  /// The number of characters that show that a line is somewhere.
  private static let lengthOfProof = 40

  /// The places of the blocks that are in nothing that has been read, neither as an entry nor as a description, and of which nothing has
  /// been told: sentences between the entries of a section, a glossary. No output has them, so a check counts them.
  func unread(in lifecycle: Lifecycle) -> [SourceRange] {
    let told = names.report.diagnostics.filter { $0.id == DiagnosticDescriptor.unusedContent.id }.map(\.range)
    var found: [SourceRange] = []
    collect(document.parts, in: nil, Destinations(descriptions: lifecycle.descriptions, told: told), &found)
    return found
  }

  private func collect(
    _ part: PagePart, in section: SectionKind?, _ destinations: Destinations, _ found: inout [SourceRange]
  ) {
    let own = part.heading.flatMap { sections[$0] }
    if let heading = part.heading {
      let range = document.nodes[heading].range
      if destinations.tells(range) { return }
      // A heading above a table of transitions is not the event of any.
      if own == nil, section?.hasPaths == true, !isUsed(range), !document.tables(in: part.blocks).isEmpty {
        found.append(range)
      }
    }
    for block in part.blocks { collect(block, destinations, &found) }
    for inner in part.parts { collect(inner, in: own ?? section, destinations, &found) }
  }

  private func collect(_ root: Int, _ destinations: Destinations, _ found: inout [SourceRange]) {
    // A stack, not recursion: lists may be nested deeper than the call stack.
    var waiting = [root]
    while let block = waiting.popLast() {
      let node = document.nodes[block]
      switch node.kind {
      // Of a list of which an item is told, so are the others.
      case .list where destinations.tells(node.range): continue
      case .list, .item, .blockQuote: waiting += document.children(of: block).reversed()
      case .paragraph, .codeBlock:
        if !isUsed(node.range), !has(node.range, destinations) { found.append(node.range) }
      default: continue
      }
    }
  }

  /// Returns `true` for a block that some description has, or that has no words. Descriptions are without the marks of a list and without
  /// what has been read at their beginning, so the end of a line is looked for.
  private func has(_ range: SourceRange, _ destinations: Destinations) -> Bool {
    let line = document.file[range].prefix { !$0.isNewline }
    return !line.contains(where: \.isLetter)
      || destinations.descriptions.containsBytes(of: line.suffix(Self.lengthOfProof))
  }
}

extension Lifecycle {
  /// All of the page's prose that the life cycle has.
  fileprivate var descriptions: String {
    var texts = [summary] + delegates.map(\.documentation) + rules.map(\.text)
    texts += states.flatMap { [$0.documentation] + $0.remarks.map(\.text) }
    texts += callbacks.flatMap { [$0.documentation, $0.body ?? ""] }
    texts += transitions.flatMap { [$0.documentation] + $0.steps.map(\.note) }
    texts += scenarios.flatMap { scenario in
      [scenario.documentation]
        + scenario.items.map { item in if case .call(let step) = item { step.note } else { "" } }
    }
    return texts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
