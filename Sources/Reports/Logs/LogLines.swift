import Diagnostics
import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import Text

/// What a check of a log tells, for programs: a JSON object a line, each with its `type`; `Schemas/log-check.schema.json`
/// describes them. None has the text of a line.
package struct LogLines: Sendable {
  private let lifecycle: Lifecycle
  private let words: LogFindingText
  /// The names of the files of the log, and those of devices and launches.
  package var files: [String]
  package var names = ByteNames()

  /// Writes the reports of a check against a page; `files` are the names of the log's files.
  package init(_ lifecycle: Lifecycle, _ words: LogFindingText, files: [String]) {
    self.lifecycle = lifecycle
    self.words = words
    self.files = files
  }

  /// The line of a finding, with the severity that the user has chosen.
  package func line(of finding: LogFinding, _ diagnostic: Diagnostic, in file: SourceFile) -> String {
    var members: [(name: String, value: JSONValue)] = [("schema", "instar/1"), ("type", "finding")]
    members += [
      ("id", .string(diagnostic.id)), ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.summary)), ("help", .optional(diagnostic.help)),
    ]
    members += place(finding.place, name: "file") + scope(finding.scope)
    members += [
      ("delegate", .optional(finding.callback.map { lifecycle.delegate(of: $0).name })),
      ("callback", .optional(finding.callback.map { lifecycle[$0].name })),
      ("state", finding.unexpected?.state.known.map { .string(lifecycle[$0].name) } ?? .null),
      ("since", finding.since.map { .object(members: place($0, name: "file")) } ?? .null),
      ("expected", .array(finding.unexpected?.expectations.map(expectation) ?? [])),
      ("lost", .array(finding.unexpected?.lostCalls.map { .string(lifecycle.qualifiedName(of: $0)) } ?? [])),
      ("rules", .array(finding.rules.map { .object(members: place(ofRule: $0)) })),
      ("count", .int(finding.count)), ("fingerprint", .string(finding.fingerprint(on: lifecycle))),
    ]
    return JSONValue.object(members: members).compact + "\n"
  }

  /// The line of a process's own calls, or of a life cycle in it, that is over.
  package func line(of life: CheckedLife) -> String {
    let members: [(name: String, value: JSONValue)] =
      [("schema", "instar/1"), ("type", "scope")] + scope(life.scope) + [
        ("calls", .int(life.calls)), ("findings", .int(life.findings)), ("verdict", .string(life.verdict.rawValue)),
        ("first", life.first.map { .object(members: place($0, name: "file")) } ?? .null),
        ("last", life.last.map { .object(members: place($0, name: "file")) } ?? .null),
      ]
    return JSONValue.object(members: members).compact + "\n"
  }

  /// The last line: what was checked, in numbers; with those of the life cycles, if it is told what calls cover.
  package func line(of summary: LogSummary, _ counts: LogReader.Counts, lifeCycles: Int? = nil) -> String {
    let verdicts = LogVerdict.allCases.map { ($0.rawValue, JSONValue.int(summary.verdicts[$0] ?? 0)) }
    let members: [(name: String, value: JSONValue)] =
      [
        ("schema", "instar/1"), ("type", "summary"), ("lines", .int(counts.lines)), ("calls", .int(summary.calls)),
        ("unlisted", .int(summary.unlistedCalls)), ("unobserved", .int(summary.unobservedCalls)),
        ("leftOut", .int(counts.leftOutMessages + summary.leftOutCalls)), ("telling", .int(summary.telling)),
        ("processes", .int(summary.processes)), ("scenes", .int(summary.lives)),
      ] + (lifeCycles.map { [("lifeCycles", .int($0))] } ?? []) + [
        ("verdicts", .object(members: verdicts)), ("rules", .array(summary.rules.enumerated().map(rule))),
      ]
    return JSONValue.object(members: members).compact + "\n"
  }

  private func rule(_ number: Int, _ rule: CheckedRule) -> JSONValue {
    let counts: [(name: String, value: JSONValue)] = [
      ("checked", .bool(rule.isChecked)), ("kept", .int(rule.kept)), ("broken", .int(rule.broken)),
      ("open", .int(rule.open)),
    ]
    return .object(members: place(ofRule: number) + counts)
  }

  private func place(ofRule number: Int) -> [(name: String, value: JSONValue)] {
    let location = words.location(ofRule: number)
    return [
      ("text", .string(lifecycle.rules[number].text)), ("line", .int(location.line)), ("column", .int(location.column)),
    ]
  }

  private func expectation(_ expectation: UnexpectedCall.Expectation) -> JSONValue {
    let location = words.location(of: expectation)
    return [
      "callback": .string(lifecycle.qualifiedName(of: expectation.callback)),
      "event": .string(lifecycle[expectation.transition].event), "line": .int(location.line),
      "column": .int(location.column),
    ]
  }

  private func place(_ place: LogPlace, name: String) -> [(name: String, value: JSONValue)] {
    [
      (name, .optional(files.indices.contains(place.file) ? files[place.file] : nil)), ("line", .int(place.line)),
      ("column", .int(place.columns.lowerBound + 1)), ("offset", .int(place.offset)),
      ("time", .optional(place.time.map { LogTime.text(of: $0) })),
    ]
  }

  private func scope(_ scope: LogScope) -> [(name: String, value: JSONValue)] {
    var launch = scope.launch.map(names.text)
    var number: Int?
    switch scope.processName {
    case .launch(let name)?: launch = launch ?? name
    case .number(let name)?: number = name
    case nil: break
    }
    var scene: Int?
    var object: String?
    switch scope.lifeName {
    case .scene(let number)?: scene = Int(truncatingIfNeeded: number)
    case .object(let address)?: object = "0x" + String(address, radix: 16)
    case nil: break
    }
    return [
      ("device", .optional(scope.device.map(names.text))), ("launch", .optional(launch)), ("pid", .optional(number)),
      ("process", .int(scope.process)), ("life", .optional(scope.life)), ("scene", .optional(scene)),
      ("object", .optional(object)),
    ]
  }
}
