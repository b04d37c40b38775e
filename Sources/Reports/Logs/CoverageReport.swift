import Diagrams
import Documents
import Emission
import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import Text

/// The coverage of a page by logs, as people read it.
package struct CoverageReport: Sendable {
  let coverage: LogCoverage
  /// The counts of what was read and checked.
  let summary: LogSummary
  /// The number of lines.
  let lineCount: Int
  /// The calls that the page does not allow.
  package let violationCount: Int
  /// The names of the log's files, and those of devices and launches.
  let files: [String]
  let names: ByteNames
  /// The elements by their kinds.
  package let sections: [CoverageSection]
  /// The transitions of which one is covered.
  let alternatives: [LogCoverage.Alternatives]

  /// Reports what a check has recorded; `files` are the names of the log's files, `names` those of devices and launches.
  package init(
    _ coverage: LogCoverage, _ summary: LogSummary, lineCount: Int, violationCount: Int, files: [String],
    names: ByteNames
  ) {
    self.coverage = coverage
    self.summary = summary
    self.lineCount = lineCount
    self.violationCount = violationCount
    self.files = files
    self.names = names
    sections = coverage.sections
    alternatives = coverage.alternatives
  }

  var lifecycle: Lifecycle { coverage.lifecycle }

  /// The number of elements that some call could show, of those the covered ones, for certain and perhaps.
  var total: Int { sections.reduce(0) { $0 + $1.total } }
  var sure: Int { sections.reduce(0) { $0 + $1.sureCount } }
  var possible: Int { sections.reduce(0) { $0 + $1.possibleCount } }

  /// Returns `true` if less than some percent are covered for certain.
  package func isBelow(percent: Double) -> Bool { Double(sure) * 100 < percent * Double(total) }

  /// The share that is covered for certain, and perhaps: `41 of 65 (63%), perhaps 50 (76%)`.
  package var share: String { Self.share(sure, possible, of: total) }

  /// The share of the scenarios: `Scenarios: 3 of 16 (18%)`; `nil` where no call could show any.
  package var scenarios: String? {
    sections.first { $0.kind == .scenarios && $0.total > 0 }.map { "\($0.kind.title): \(share(of: $0))" }
  }

  /// The share of a kind.
  func share(of section: CoverageSection) -> String {
    Self.share(section.sureCount, section.possibleCount, of: section.total)
  }

  private static func share(_ sure: Int, _ possible: Int, of total: Int) -> String {
    guard total > 0 else { return "0 of 0" }
    let perhaps = possible == sure ? "" : ", perhaps \(possible) (\(possible * 100 / total)%)"
    return "\(sure) of \(total) (\(sure * 100 / total)%)" + perhaps
  }

  /// The numbers of processes and life cycles that were followed: `2 processes, 3 life cycles`.
  package var subjects: String {
    [(summary.processes, "process", "processes"), (coverage.lifeCount, "life cycle", "life cycles")]
      .map { "\($0) \($0 == 1 ? $1 : $2)" }.joined(separator: ", ")
  }

  // MARK: - Words

  /// The name of an element: `Launch: A → B`, `scene(_:) on Launch: A → B, skipped`.
  func name(of element: CoverageItem.Element) -> String {
    switch element {
    case .transition(let id): name(of: id)
    case .state(let id): lifecycle[id].name
    case .callback(let id): lifecycle.qualifiedName(of: id)
    case .skippableCall(let id, let step, let comes):
      lifecycle.shownName(of: lifecycle[id].steps[step].callback) + (comes ? " comes" : " is skipped") + " on "
        + name(of: id)
    case .scenario(let number): lifecycle.headline(of: lifecycle.scenarios[number])
    case .pair(let first, let second): name(of: first) + ", then " + name(of: second)
    }
  }

  /// The name of a transition with its guard and versions, which others with the same event may not have.
  private func name(of transition: TransitionID) -> String {
    let versions = PageStrings(language: .english).versions(lifecycle[transition].availability)
    return CoverTarget.transition(transition).name(in: lifecycle) + (versions.isEmpty ? "" : " (\(versions))")
  }

  /// The file and the line of a place: `app.log:12`.
  private func text(of place: LogPlace) -> String {
    (files.indices.contains(place.file) ? files[place.file] + ":" : "") + String(place.line)
  }

  /// The table of a kind: each element, whether it is covered, how often, and the line that shows it first.
  func sheet(of section: CoverageSection) -> Table.Sheet {
    switch section.kind {
    case .skippableCalls: return sheet(ofSkippableCalls: section.items)
    case .transitions, .states, .callbacks, .scenarios, .pairs:
      let rows = section.items.map { item in
        [
          name(of: item.element), item.verdict.word, item.count.map(Self.text) ?? "",
          (item.count?.first?.place).map(text) ?? "",
        ]
      }
      let counts = section.kind == .callbacks ? "Calls" : "Life cycles"
      return Self.sheet([section.kind.element, "Covered", counts, "First shown"], rows)
    }
  }

  /// The table of the transitions of which one is covered; `nil` for none.
  var alternativesSheet: Table.Sheet? {
    guard !alternatives.isEmpty else { return nil }
    let rows = alternatives.map { set in
      [
        set.transitions.map(name).joined(separator: " or "), "\(set.lifeCount)", (set.first?.place).map(text) ?? "",
      ]
    }
    return Self.sheet(["One of these", "Life cycles", "First shown"], rows)
  }

  /// Each call, its transition, and how often it comes and is skipped.
  private func sheet(ofSkippableCalls items: [CoverageItem]) -> Table.Sheet {
    var rows: [[String]] = []
    var last: CoverageItem.Element?
    for item in items {
      guard case .skippableCall(let id, let step, let comes) = item.element else { continue }
      let text = [item.verdict.word, item.count.map(Self.text) ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
      if last == .skippableCall(id, step: step, comes: true), !comes {
        rows[rows.count - 1][3] = text
      } else {
        let call = lifecycle.shownName(of: lifecycle[id].steps[step].callback)
        rows.append([call, name(of: id), comes ? text : "", comes ? "" : text])
      }
      last = item.element
    }
    return Self.sheet(["Call", "On", "Comes", "Is skipped"], rows)
  }

  private static func sheet(_ headings: [String], _ rows: [[String]]) -> Table.Sheet {
    Table.Sheet(
      headings: headings,
      rows: rows.map { row in
        row.enumerated().map { Table.Cell(text: InlineContent(plain: $1), span: 1, isHeading: $0 == 0) }
      })
  }

  /// The number of life cycles in words: `3`, `1 to 3`, `at most 3`.
  private static func text(of count: LogCoverage.Count) -> String {
    switch (count.sure, count.possible) {
    case (0, 0): ""
    case (0, let possible): "at most \(possible)"
    case (let sure, let possible): sure == possible ? "\(sure)" : "\(sure) to \(possible)"
    }
  }
}

extension CoverageSection.Kind {
  /// The title of its section.
  var title: String {
    switch self {
    case .transitions: "Transitions"
    case .states: "States"
    case .callbacks: "Callbacks"
    case .skippableCalls: "Calls that may be skipped"
    case .scenarios: "Scenarios"
    case .pairs: "Pairs of events in a row"
    }
  }

  /// The heading of its elements' column.
  fileprivate var element: String {
    switch self {
    case .transitions: "Transition"
    case .states: "State"
    case .callbacks: "Callback"
    case .skippableCalls: "Call"
    case .scenarios: "Scenario"
    case .pairs: "Events"
    }
  }
}

extension CoverageItem.Verdict {
  /// The answer to whether it is covered.
  var word: String {
    switch self {
    case .sure: "yes"
    case .oneOf: "one of several"
    case .possible: "perhaps"
    case .none: "no"
    case .unobservable: "not observable"
    }
  }
}

/// The counts of what a log covers, for programs that add those of its parts: a JSON object for each element, and for each set
/// of transitions of which one is covered. `Schemas/log-check.schema.json` describes them.
package struct CoverageLines: Sendable {
  private let report: CoverageReport
  private let words: CoverageJSON

  /// Prepares for a report.
  package init(_ report: CoverageReport) {
    self.report = report
    words = CoverageJSON(report)
  }

  /// The lines, each with a line end.
  package var text: String {
    let lines = report.sections.flatMap(elements) + report.coverage.allAlternatives.map(alternatives)
    return lines.map { JSONValue.object(members: [("schema", "instar/1")] + $0).compact + "\n" }.joined()
  }

  private func elements(of section: CoverageSection) -> [[(name: String, value: JSONValue)]] {
    section.all.enumerated().map { index, item in
      let sums = report.coverage.sums(for: item.element)
      return [
        ("type", "covered"), ("kind", .string(section.kind.rawValue)), ("number", .int(index + 1)),
      ] + words.names(of: item.element) + [
        ("observable", .bool(item.count != nil)), ("sure", .int(sums?.sure ?? 0)),
        ("possible", .int(sums?.possible ?? 0)), ("shared", .int(sums?.shared ?? 0)),
        ("shown", .bool(sums?.isShown ?? false)), ("first", example(sums?.first)),
      ]
    }
  }

  private func alternatives(_ set: LogCoverage.Alternatives) -> [(name: String, value: JSONValue)] {
    [
      ("type", "alternatives"), ("transitions", .array(set.transitions.map { .int($0.index + 1) })),
      ("lifeCycles", .int(set.lifeCount)), ("first", example(set.first)),
    ]
  }

  private func example(_ example: CoverageExample?) -> JSONValue {
    guard let example else { return .null }
    return .object(members: words.members(of: example) + [("atEnd", .bool(example.isAtEnd))])
  }
}

extension Picture {
  /// The states view of a page with what logs cover of it, and with the numbers of calls that it does not allow in a state.
  package init(of report: CoverageReport, unexpectedCalls: [StateID: Int] = [:]) {
    let lifecycle = report.lifecycle.isLarge ? report.lifecycle.withoutCalls { _ in true } : report.lifecycle
    var transitions: [TransitionID: PageCoverage.Mark] = [:]
    var states: [StateID: PageCoverage.Mark] = [:]
    for item in report.sections.flatMap(\.all) {
      switch item.element {
      case .transition(let id): transitions[id] = PageCoverage.Mark(item)
      case .state(let id): states[id] = PageCoverage.Mark(item)
      case .callback, .skippableCall, .scenario, .pair: break
      }
    }
    let coverage = PageCoverage(transitions: transitions, states: states, unexpectedCalls: unexpectedCalls)
    let words = PageStrings(language: lifecycle.language)
    self.init(
      dot: StateDiagram(lifecycle, coverage: coverage).dot,
      title: PictureStrings(lifecycle: lifecycle).title(.states) + words.phrase("coverage.title"),
      description: report.description)
  }
}

extension PageCoverage.Mark {
  fileprivate init(_ item: CoverageItem) {
    switch item.verdict {
    case .sure: self = .sure(item.count?.sure ?? 0)
    case .oneOf: self = .oneOf(item.count?.possible ?? 0)
    case .possible: self = .possible(item.count?.possible ?? 0)
    case .none: self = .none
    case .unobservable: self = .unobservable
    }
  }
}

extension CoverageReport {
  /// The coverage in sentences: the shares, then the transitions and states that are not covered for certain.
  fileprivate var description: String {
    sections.filter { $0.kind == .transitions || $0.kind == .states }.map { section in
      let others = section.items.filter { $0.verdict != .sure }.map { "\(name(of: $0.element)): \($0.verdict.word)." }
      return (["\(section.kind.title) covered: \(share(of: section))."] + others).joined(separator: " ")
    }.joined(separator: " ")
  }
}
