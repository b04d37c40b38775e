import Documents
import Emission
import LifecycleDiff
import LifecycleModel
import Text

/// A diff as text for a terminal: by impact, then by kind, a sentence a change.
package struct DiffText: Sendable {
  /// The number of characters of a sentence that are printed.
  private static let limit = 2_000
  private let report: DiffReport
  private let isColored: Bool

  /// Prepares for a report; `isColored` for escape sequences, which never carry meaning alone.
  package init(_ report: DiffReport, isColored: Bool) {
    self.report = report
    self.isColored = isColored
  }

  /// The whole text.
  package var text: String {
    // Git gives both sides of a page that was changed in place one name.
    let sides = report.oldName == report.newName ? [report.newName] : [report.oldName, report.newName]
    let names = sides.map(\.terminalSafe).joined(separator: " → ")
    let parts = Impact.allCases.filter { report.count(of: $0) > 0 }.map(part)
    return ([styled(.strong, names) + "\n"] + parts + [foot]).joined(separator: "\n")
  }

  private func part(_ impact: Impact) -> String {
    let title = "\(impact.title) (\(report.count(of: impact)))"
    let groups = KindGroup.all(of: report.changes.filter { $0.impact == impact })
    return styled(impact.style, title) + "\n" + groups.map { "\n" + group($0) }.joined()
  }

  private func group(_ group: KindGroup) -> String {
    let title = styled(.strong, shown(group.kind.headline)) + " " + styled(.quiet, "[\(group.kind.id)]")
    var lines = ["  " + title] + group.changes.flatMap { self.lines(of: $0, in: group) }
    if let advice = group.commonAdvice { lines.append("    " + help(advice)) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of change: Change, in group: KindGroup) -> [String] {
    var lines = ["    " + shown(change.message) + "  " + styled(.quiet, change.fingerprint)]
    for (label, text) in zip(change.kind.labels, shownTexts(of: change)) {
      if let text { lines.append("      " + styled(.quiet, label.lowercased() + ": " + shown(text))) }
    }
    if group.commonAdvice == nil, let advice = change.advice { lines.append("      " + help(advice)) }
    return lines
  }

  /// The old and the new text, where the message leaves it out; words without their markup and sources.
  private func shownTexts(of change: Change) -> [String?] {
    guard change.kind.part == .words else { return [change.unreportedOld, change.unreportedNew] }
    let claim = ChangedClaim(change, in: report)
    guard claim.sources == nil else { return [change.old, change.new] }
    return [claim.oldWords, claim.newWords].map { text in
      text.isEmpty ? "—" : text.lines.map(PlainText.words).joined(separator: " ")
    }
  }

  private func help(_ advice: String) -> String { styled(.help, "help:") + " " + shown(advice) }

  private var foot: String {
    guard !report.changes.isEmpty else { return "No change.\n" }
    return Impact.allCases.map { "\(report.count(of: $0)) \($0.rawValue)" }.joined(separator: ", ") + ".\n"
  }

  /// A text as it is printed: on one line, and cut where it is very long.
  private func shown(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let end = line.index(line.startIndex, offsetBy: Self.limit, limitedBy: line.endIndex)
    guard let end, end < line.endIndex else { return line.terminalSafe }
    return line[..<end].terminalSafe + "…"
  }

  private func styled(_ style: TextStyle, _ text: String) -> String {
    isColored ? style.applied(to: text) : text
  }
}

extension Impact {
  fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The style of its title.
  fileprivate var style: TextStyle {
    switch self {
    case .breaking: .error
    case .compatible: .help
    case .editorial: .note
    }
  }
}

/// Sentences about two life cycles with their names set as what they are: a callback as code, a state in bold.
package struct DiffProse {
  private var runs: [String: [InlineContent.Inline]] = [:]
  /// The lengths of the names, in characters.
  private var lengths: Set<Int> = []
  /// The names that are sentences themselves, and keep their quotation marks.
  private var sentences: Set<String> = []

  /// Learns the names of a diff's life cycles; the first meaning of a name counts.
  package init(_ report: DiffReport) {
    for lifecycle in [report.new, report.old] { learnCode(lifecycle) }
    for lifecycle in [report.new, report.old] { learnPlaces(lifecycle) }
    for change in report.changes where [.new, .stopped].contains(change.kind.part) {
      guard case .transition = change.kind.part == .new ? change.newPlace : change.oldPlace else { continue }
      learn(change.element, [.emphasis([.text(change.element)])])
    }
    for change in report.changes where change.newPlace.isMarkdown || change.oldPlace?.isMarkdown == true {
      for text in [change.element, change.old, change.new].compactMap({ $0 }) {
        guard runs[text] == nil else { continue }
        sentences.insert(text)
        learn(text, InlineContent(markdown: text).lines.flatMap { $0 })
      }
    }
  }

  /// A sentence of a diff, in which names stand in '…'; what is no name stays as it is.
  func runs(of sentence: String) -> [InlineContent.Inline] {
    if let whole = runs[sentence] { return whole }
    let characters = Array(sentence)
    let marks = characters.indices.filter { characters[$0] == "'" }
    var output: [InlineContent.Inline] = []
    var (start, index) = (0, 0)
    while index < characters.count {
      guard characters[index] == "'", let end = endOfName(at: index, in: characters, marks) else {
        index += 1
        continue
      }
      if start < index { output.append(.text(String(characters[start..<index]))) }
      output += quoted(String(characters[(index + 1)..<end]))
      index = end + 1
      start = index
    }
    return start < index ? output + [.text(String(characters[start...]))] : output
  }

  /// The same as text of one line.
  package func text(of sentence: String) -> InlineContent { InlineContent(lines: [runs(of: sentence)]) }

  /// The mark after the longest known name that the mark at an index opens.
  private func endOfName(at index: Int, in characters: [Character], _ marks: [Int]) -> Int? {
    marks.reversed().prefix { $0 > index }.first { end in
      lengths.contains(end - index - 1) && runs[String(characters[(index + 1)..<end])] != nil
    }
  }

  private func quoted(_ name: String) -> [InlineContent.Inline] {
    let known = runs[name] ?? []
    return sentences.contains(name) ? [.text("'")] + known + [.text("'")] : known
  }

  private mutating func learn(_ name: String, _ meaning: [InlineContent.Inline]) {
    guard runs[name] == nil, !meaning.isEmpty, name.contains(where: { !$0.isWhitespace }) else { return }
    runs[name] = meaning
    lengths.insert(name.count)
  }

  private mutating func learnCode(_ lifecycle: Lifecycle) {
    for id in lifecycle.callbackIDs {
      for name in [lifecycle.qualifiedName(of: id), lifecycle.shownName(of: id), lifecycle[id].name] {
        learn(name, [.code(name)])
      }
      if let signature = lifecycle[id].signature { learn(signature, [.code(signature)]) }
    }
    for delegate in lifecycle.delegates {
      for name in [delegate.name] + delegate.types { learn(name, [.code(name)]) }
    }
  }

  private mutating func learnPlaces(_ lifecycle: Lifecycle) {
    for state in lifecycle.states { learn(state.name, [.strong([.text(state.name)])]) }
    for chain in lifecycle.chains {
      let parts = chain.count <= Self.longestTakenApart ? Self.parts(of: chain) : [chain[...]] + chain.map { [$0] }
      for part in parts {
        let name = lifecycle.headline(of: part)
        learn(name, [.emphasis([.text(name)])])
      }
      let event = lifecycle[chain[0]].event
      learn(event, [.emphasis([.text(event)])])
    }
    for scenario in lifecycle.scenarios {
      let name = lifecycle.headline(of: scenario)
      learn(name, [.emphasis([.text(name)])])
    }
    for row in lifecycle.sceneConfigurations {
      learn("\(row.name) (\(row.role.shortName))", [.strong([.text(row.name)]), .text(" (\(row.role.shortName))")])
    }
    for line in lifecycle.logLines { learn(line.pattern.text, [.code(line.pattern.text)]) }
  }
}

extension DiffProse {
  /// The greatest number of transitions of a chain of which each part is a name; only a few parts ever are.
  private static let longestTakenApart = 12

  /// The parts of a chain, in every length.
  private static func parts(of chain: [TransitionID]) -> [ArraySlice<TransitionID>] {
    chain.indices.flatMap { start in (start..<chain.endIndex).map { chain[start...$0] } }
  }
}

extension Element {
  /// `true` where it has no name but its text, which is Markdown.
  fileprivate var isMarkdown: Bool {
    switch self {
    case .rule, .equivalence: true
    case .page, .delegate, .state, .callback, .transition, .step, .scenario, .configuration, .logLine: false
    }
  }
}

extension Lifecycle {
  /// The events on which a callback comes, each once, in page order; the states on the way where one has no name.
  func eventNames(of callback: CallbackID) -> [String] {
    chains.filter { chain in chain.contains { self[$0].steps.contains { $0.callback == callback } } }
      .map { eventName(of: $0) }.unique
  }
}
