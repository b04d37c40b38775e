import LifecycleDiff
import LifecycleModel

/// Sentences about two life cycles with their names set as what they are: a callback as code, a state in bold.
struct DiffProse {
  private var runs: [String: [TableText.Run]] = [:]
  /// The names that are sentences themselves, and keep their quotation marks.
  private var sentences: Set<String> = []

  /// Learns the names of a diff's life cycles; the first meaning of a name counts.
  init(_ report: DiffReport) {
    for lifecycle in [report.new, report.old] { learnCode(lifecycle) }
    for lifecycle in [report.new, report.old] { learnPlaces(lifecycle) }
    for change in report.changes where change.newPlace.isMarkdown || change.oldPlace?.isMarkdown == true {
      for text in [change.element, change.old, change.new].compactMap({ $0 }) {
        guard runs[text] == nil else { continue }
        sentences.insert(text)
        learn(text, TableText(markdown: text).lines.flatMap { $0 })
      }
    }
  }

  /// A sentence of a diff, in which names stand in '…'; what is no name stays as it is.
  func runs(of sentence: String) -> [TableText.Run] {
    if let whole = runs[sentence] { return whole }
    var output: [TableText.Run] = []
    var plain = ""
    var rest = Substring(sentence)
    while let character = rest.first {
      if character == "'", let found = name(at: rest) {
        if !plain.isEmpty { output.append(.text(plain)) }
        output += found.runs
        (plain, rest) = ("", found.rest)
      } else {
        plain.append(rest.removeFirst())
      }
    }
    return plain.isEmpty ? output : output + [.text(plain)]
  }

  /// The same as text of one line.
  func text(of sentence: String) -> TableText { TableText(lines: [runs(of: sentence)]) }

  /// The longest known name between the quotation mark at the beginning and a later one.
  private func name(at text: Substring) -> (runs: [TableText.Run], rest: Substring)? {
    let content = text.dropFirst()
    for end in content.indices.filter({ content[$0] == "'" }).reversed() {
      let name = String(content[..<end])
      guard let runs = runs[name] else { continue }
      let shown = sentences.contains(name) ? [.text("'")] + runs + [.text("'")] : runs
      return (shown, content[content.index(after: end)...])
    }
    return nil
  }

  private mutating func learn(_ name: String, _ meaning: [TableText.Run]) {
    if runs[name] == nil, !meaning.isEmpty, name.contains(where: { !$0.isWhitespace }) { runs[name] = meaning }
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
      for start in chain.indices {
        for end in start..<chain.endIndex {
          let name = lifecycle.headline(of: chain[start...end])
          learn(name, [.emphasis([.text(name)])])
        }
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
  }
}

extension Element {
  /// Whether it has no name but its text, which is Markdown.
  fileprivate var isMarkdown: Bool {
    switch self {
    case .rule, .equivalence: true
    case .page, .delegate, .state, .callback, .transition, .step, .scenario, .configuration: false
    }
  }
}

extension Lifecycle {
  /// `Launch: Not running → Inactive → Active [first scene]`: hops that follow each other, as a page heads them.
  func headline(of hops: some Collection<TransitionID>) -> String {
    guard let first = hops.first else { return "" }
    return headline(self[first].event, path(of: hops), self[first].guard)
  }

  /// The same of a scenario.
  fileprivate func headline(of scenario: Scenario) -> String {
    headline(scenario.title, scenario.path.map { self[$0].name }.joined(separator: " → "), scenario.guard)
  }

  private func headline(_ title: String, _ path: String, _ condition: Guard?) -> String {
    (title.isEmpty ? "" : title + ": ") + path + (condition.map { " [\($0.text)]" } ?? "")
  }

  /// The events on which a callback comes, each once, in page order; the states on the way where one has no name.
  func eventNames(of callback: CallbackID) -> [String] {
    var names: [String] = []
    for chain in chains where chain.contains(where: { self[$0].steps.contains { $0.callback == callback } }) {
      let name = eventName(of: chain)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
