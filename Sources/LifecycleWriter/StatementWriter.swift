import LifecycleModel
import Text

/// Writes transitions and scenarios: a heading with event, path, guard and attributes, prose, and numbered steps.
struct StatementWriter {
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

/// A transition or a scenario as a page states it: a chain of segments, with the states that place its calls.
package struct Statement {
  /// The event, or the scenario's title.
  package let event: String
  /// The states on the way, at least two.
  package let path: [StateID]
  /// The condition.
  package let `guard`: Guard?
  /// The calls and the states that are reached, in order.
  package let items: [Scenario.Item]
  /// The prose below the heading, as Markdown.
  package let documentation: String
  /// The versions in which it exists.
  package let availability: Availability
  /// The status and sources of the claim; of a scenario, none.
  package let provenance: Provenance

  /// Creates the statement of a scenario.
  package init(_ scenario: Scenario) {
    event = scenario.title
    path = scenario.path
    `guard` = scenario.guard
    items = scenario.items
    documentation = scenario.documentation
    availability = scenario.availability
    provenance = Provenance()
  }

  /// Creates the statement of a chain of transitions, which must not be empty. A state is named where a transition ends, if
  /// there are calls.
  package init(_ transitions: [Transition]) {
    let first = transitions[0]
    event = first.event
    path = [first.source] + transitions.map(\.target)
    `guard` = first.guard
    let isSilent = transitions.allSatisfy(\.steps.isEmpty)
    items = transitions.enumerated().flatMap { index, transition in
      transition.steps.map(Scenario.Item.call)
        + (isSilent || index == transitions.count - 1 ? [] : [.reached(transition.target)])
    }
    documentation = first.documentation
    availability = first.availability
    provenance = first.provenance
  }

  /// The calls and the states in order; calls of one group without a fixed order together.
  package var entries: [[Scenario.Item]] {
    items.chunked { before, item in
      guard case .call(let first) = before, case .call(let second) = item else { return false }
      return first.unordered != nil && first.unordered == second.unordered
    }
  }
}

/// Lists of Markdown, whose items are blocks: lines after the mark, and what is below them.
enum MarkdownList {
  /// A list of bullets.
  static func bullets(_ items: [[String]]) -> String { list(items) { _ in "- " } }

  /// A list of numbers from 1.
  static func numbers(_ items: [[String]]) -> String { list(items) { "\($0 + 1). " } }

  /// Items on lines that follow each other; with a blank line between any two blocks if an item
  /// has others than lists of bullets.
  private static func list(_ items: [[String]], mark: (Int) -> String) -> String {
    let isLoose = items.contains { $0.dropFirst().contains { !$0.hasPrefix("- ") } }
    let separator = isLoose ? "\n\n" : "\n"
    return items.enumerated().map { index, blocks in
      let mark = mark(index)
      return mark + blocks.joined(separator: separator).indentedAfterFirstLine(by: mark.count)
    }.joined(separator: separator)
  }
}

extension String {
  /// The lines, indented except for the first and the empty ones.
  fileprivate func indentedAfterFirstLine(by width: Int) -> String {
    let margin = String(repeating: " ", count: width)
    return split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 || $1.isEmpty ? String($1) : margin + $1 }.joined(separator: "\n")
  }
}

/// Names callbacks where they are called: `SceneDelegate.sceneDidDisconnect(_:)`.
struct MentionWriter {
  /// The life cycle.
  let lifecycle: Lifecycle
  private var mentioned: Set<CallbackID> = []

  /// Begins without a mention.
  init(lifecycle: Lifecycle) { self.lifecycle = lifecycle }

  /// The callback with its owner. If no other place declares it, its first mention holds its declaration.
  mutating func mention(of id: CallbackID) -> String {
    let callback = lifecycle[id]
    let isFirst = mentioned.insert(id).inserted
    let declares = isFirst && !callback.isDeclared && lifecycle.hasOwnSignature(id)
    return lifecycle.delegate(of: id).name + "." + (declares ? callback.signature ?? callback.name : callback.name)
  }
}
