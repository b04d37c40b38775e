import LifecycleModel

/// Reads Scenarios sections.
struct ScenariosReader {
  /// The page.
  let document: MarkdownDocument
  /// The names of the page.
  let names: NameTable

  /// Reads all sections.
  func read(_ parts: [PagePart]) -> [Scenario] {
    let reader = StatementReader(document: document, subject: .scenario, names: names)
    var scenarios: [Scenario] = []
    for part in parts { reader.read(part) { scenarios.append(scenario($0)) } }
    return scenarios
  }

  private func scenario(_ statement: TransitionStatement) -> Scenario {
    let path = statement.head.path
    if !statement.isRepeated {
      names.reportMisplaced(SegmentPlacement(path: path, entries: statement.entries), in: path)
    }
    names.report.sourceMap.scenarios.append(
      SourceMap.ScenarioPlace(range: statement.range, items: statement.entries.map(\.range)))
    return Scenario(
      title: statement.head.event, guard: statement.head.guard, path: path,
      items: statement.entries.map { entry in
        switch entry {
        case .call(let step, _): .call(step)
        case .reached(let state, _): .reached(state)
        }
      },
      documentation: statement.documentation, availability: statement.attributes.availability)
  }
}

/// The parts of a rule's text: the words of the rule, its attributes, and the links after them.
struct RuleStatement {
  /// The rule as written, as Markdown, without its attributes and the links after it.
  let text: String
  /// The attributes in parentheses at the end of the words, or before a colon.
  private(set) var attributes = AttributeSet()
  /// The offset at which the attributes begin, or the links.
  let end: Int

  /// Splits a text.
  init(_ text: RichText, in document: MarkdownDocument, names: NameTable) {
    let words = text.withoutLinksAtEnd { names.states[text[$0]] != nil }
    let reader = AttributeReader(names: names)
    for pair in text.parentheses(in: words).reversed() {
      let rest = pair.closing.upperBound..<words.upperBound
      let isAtEnd = text.withoutFullStop(text.trimmed(rest)).isEmpty
      let isName = text.styledRuns.contains { $0.bytes.contains(pair.opening.lowerBound) }
      guard !isName, isAtEnd || text.places(of: .colon, in: rest).first?.lowerBound == rest.lowerBound else { continue }
      let inside = pair.opening.upperBound..<pair.closing.lowerBound
      let read = reader.readList(of: .rule, in: inside, of: text, isLenient: true)
      guard read.isAttributes else { continue }
      attributes = read.attributes
      end = pair.opening.lowerBound
      let statement = String(text.documentation(in: 0..<end, of: document)[...].trimmingSpaces)
      self.text = isAtEnd ? statement : statement + ": " + text.documentation(in: rest, of: document)
      return
    }
    end = words.upperBound
    self.text =
      words == text.fullRange
      ? text.documentation(after: 0, in: document)
      : String(text.documentation(in: words, of: document)[...].trimmingSpaces)
  }
}

extension RichText {
  /// The text up to the links at its end, and up to the colon or comma before these; `isName` tells links that are part of
  /// the words.
  fileprivate func withoutLinksAtEnd(isName: (Range<Int>) -> Bool) -> Range<Int> {
    var words = fullRange
    while true {
      let rest = withoutFullStop(trimmed(words))
      guard let link = pieces.last(where: { $0.bytes.lowerBound < rest.upperBound && !$0.bytes.isEmpty })?.link
      else { return words }
      let runs = pieces.filter { $0.link == link && !$0.bytes.isEmpty }
      guard let start = runs.first?.bytes.lowerBound, start > 0, !runs.contains(where: { $0.kind == .code }),
        !isName(trimmed(start..<rest.upperBound))
      else { return words }
      var before = trimmed(0..<start)
      if let comma = places(of: .comma, in: before).last, comma.upperBound == before.upperBound {
        before = 0..<comma.lowerBound
      }
      before = trimmed(withoutColon(before))
      guard before.upperBound < start else { return words }
      words = before
    }
  }

  /// Returns `true` for commas and "or" in any language, with spaces around.
  func isOr(_ range: Range<Int>) -> Bool {
    let commas = places(of: .comma, in: range)
    let starts = [range.lowerBound] + commas.map(\.upperBound)
    let words = zip(starts, commas.map(\.lowerBound) + [range.upperBound]).map { self[trimmed($0..<$1)] }
      .filter { !$0.isEmpty }
    return words.isEmpty
      ? !commas.isEmpty : words.count == 1 && Vocabulary.standard.key(.word, matching: words[0]) == "word.or"
  }
}
