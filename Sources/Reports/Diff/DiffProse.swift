import Documents
import Emission
import LifecycleDiff
import LifecycleModel
import Text

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
