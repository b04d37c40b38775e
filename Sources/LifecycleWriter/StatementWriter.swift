import LifecycleModel
import Text

/// Writes transitions and scenarios: a heading with event, path, guard and attributes, prose, and numbered steps.
struct StatementWriter {
  /// The page.
  let page: PageWriter
  private var lifecycle: Lifecycle { page.lifecycle }

  /// The content of the Transitions section.
  func transitions(_ mentions: inout MentionWriter) -> [String] {
    lifecycle.chains.flatMap { blocks(of: Statement($0.map { lifecycle[$0] }), &mentions) }
  }

  /// The content of the Scenarios section.
  func scenarios(_ mentions: inout MentionWriter) -> [String] {
    lifecycle.scenarios.flatMap { blocks(of: Statement($0), &mentions) }
  }

  private func blocks(of statement: Statement, _ mentions: inout MentionWriter) -> [String] {
    let steps = statement.entries.map { entry($0, &mentions) }
    let claim = page.claim(
      statement.event, as: page.text(statement.event), statement.documentation, sources: statement.provenance.sources)
    return ["### " + head(of: statement, event: claim.name)] + claim.prose.map(\.withoutBlockStart)
      + (steps.isEmpty ? [] : [MarkdownList.numbers(steps)])
  }

  /// `Launch: A → B → C [guard] (documented)`
  private func head(of statement: Statement, event: String) -> String {
    let attributes =
      page.attributes(of: statement.provenance.status) + page.attributes(of: statement.availability)
    return (event.isEmpty ? "" : event + ": ")
      + statement.path.map { pathName(lifecycle[$0].name) }.joined(separator: " → ")
      + (statement.guard.map { " [" + page.text($0.text).withoutClosingBrackets + "]" } ?? "")
      + page.parenthesis(attributes)
  }

  /// A state's name in a path: in code if it holds an arrow, a colon, or another sign with a meaning there.
  private func pathName(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "_" || $0 == "-" }
    // A word of Latin letters is an arrow between spaces only: `Stopped` holds none.
    let arrows = Vocabulary.standard.phrases("arrow.to").map { $0.allSatisfy(\.isASCII) ? " \($0) " : $0 }
    let holdsArrow = name.contains("--") || arrows.contains { (" " + name + " ").contains($0) }
    return isPlain && !holdsArrow && name.contains(where: \.isLetter) ? page.text(name) : page.code(name)
  }

  /// A call, several in any order, or a state that is reached.
  private func entry(_ items: [Scenario.Item], _ mentions: inout MentionWriter) -> [String] {
    guard case .call(let first)? = items.first, first.unordered != nil else {
      return items.flatMap { item($0, &mentions) }
    }
    let words = page.word("word.anyOrder")
    return [words.prefix(1).uppercased() + words.dropFirst() + ":"]
      + [MarkdownList.bullets(items.map { item($0, &mentions) })]
  }

  private func item(_ item: Scenario.Item, _ mentions: inout MentionWriter) -> [String] {
    switch item {
    case .reached(let state): return [page.strong(lifecycle[state].name)]
    case .call(let step):
      let known = lifecycle[step.callback].attributes
      let attributes = page.attributes(of: step.attributes, besides: known)
      let name = mentions.mention(of: step.callback)
      let claim = page.claim(name, as: page.code(name), step.note, sources: step.attributes.provenance.sources)
      return page.item(claim.name + page.parenthesis(attributes), claim.prose)
    }
  }
}

extension String {
  /// The Markdown with a backslash before each bracket that has none: one that closes nothing would end a guard.
  fileprivate var withoutClosingBrackets: String {
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in unicodeScalars {
      if scalar == "]", !isEscaped { text.append("\\") }
      text.append(scalar)
      isEscaped = scalar == "\\" && !isEscaped
    }
    return String(text)
  }
}
