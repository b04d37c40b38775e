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
      // What is below is read once the heading is mended.
      if nearMisses.contains(where: range.contains) { return }
      // A heading that only groups transitions is not the event of any.
      if own == nil, section?.hasPaths == true, !isUsed(range), !destinations.tells(range) { found.append(range) }
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
      case .list, .item, .blockQuote: waiting += document.children(of: block).reversed()
      case .paragraph, .codeBlock:
        if !isUsed(node.range), !destinations.tells(node.range), !has(node.range, destinations) {
          found.append(node.range)
        }
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

/// Orders in prose: the calls of a path that only a sentence has, and sentences that take the order of a list back.
extension UnusedContent {
  /// The sentences below a path that say in which order calls come, where it has no list of them (`First A is called, then B`), or that
  /// an order is open, where no list is in any order (`The order of 2 and 3 is not guaranteed`).
  func orders(inProseOf blocks: [Int], of section: SectionKind?) -> [Finding] {
    guard section?.hasPaths == true else { return [] }
    let items = Array(document.items(in: blocks))
    let hasSteps = blocks.contains(where: holdsUsed)
    let hasGroups = items.contains { $0.blocks.contains(where: document.isList) }
    let paragraphs = blocks.filter { document.nodes[$0].kind == .paragraph && document.tables(in: [$0]).isEmpty }
    let texts = paragraphs.map(document.richText) + items.map(\.text)
    return texts.compactMap { text in
      if !hasSteps, let calls = callsInOrder(in: text) {
        return Finding(kind: .callbacks, form: .sentence, place: text.source(of: calls), section: section)
      }
      let key = NameKey(text.text)
      let isOpen = hasSteps && !hasGroups && Self.openOrders.contains(where: key.holdsWords)
      return isOpen ? Finding(kind: .callbacks, form: .order, place: text.block, section: section) : nil
    }
  }

  private static let openOrders = Vocabulary.standard.phrases("word.openOrder").map { NameKey($0) }
  private static let sequences = Vocabulary.standard.phrases("word.sequence").map { NameKey($0) }

  /// The first two known calls of a sentence with a word such as "then" between them.
  private func callsInOrder(in text: RichText) -> Range<Int>? {
    let calls = text.codeSpans(in: text.fullRange).map(\.bytes).filter { entries.isCallback(text[$0]) }
    return zip(calls, calls.dropFirst()).first { first, second in
      let between = text[first.upperBound..<second.lowerBound]
      let isSentence = !between.contains(". ") && !between.contains("。")
      return isSentence && Self.sequences.contains(where: NameKey(between).holdsWords)
    }.map { $0.lowerBound..<$1.upperBound }
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
