import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import Text

/// The coverage of a page by logs as JSON; `Schemas/log-coverage.schema.json` describes it. It has no text of a line.
package struct CoverageJSON: Sendable {
  private let report: CoverageReport

  /// Prepares for a report.
  package init(_ report: CoverageReport) { self.report = report }

  /// The document with a line end at its end.
  package var text: String { JSONValue.object(members: members).pretty }

  private var lifecycle: Lifecycle { report.lifecycle }

  private var members: [(name: String, value: JSONValue)] {
    let numbers: [(name: String, value: JSONValue)] = [
      ("schema", "instar/1"), ("name", .string(lifecycle.name)), ("digest", .string(lifecycle.callDigest)),
      ("lines", .int(report.lineCount)), ("calls", .int(report.summary.calls)),
      ("unexpected", .int(report.violationCount)), ("processes", .int(report.summary.processes)),
      ("lifeCycles", .int(report.coverage.lifeCount)), ("sure", .int(report.sure)),
      ("possible", .int(report.possible)), ("total", .int(report.total)),
    ]
    let alternatives = report.alternatives.map { set -> JSONValue in
      [
        "transitions": .array(set.transitions.map { .object(members: names(of: $0)) }),
        "lifeCycles": .int(set.lifeCount), "first": set.first.map(example) ?? .null,
      ]
    }
    return numbers
      + report.sections.map { section in
        (section.kind.rawValue, .array(section.all.map { .object(members: names(of: $0.element) + counts(of: $0)) }))
      } + (report.coverage.hasPairs ? [] : [("pairs", .null)]) + [("alternatives", .array(alternatives))]
  }

  /// The names of an element.
  func names(of element: CoverageItem.Element) -> [(name: String, value: JSONValue)] {
    switch element {
    case .transition(let id): names(of: id)
    case .state(let id): [("name", .string(lifecycle[id].name))]
    case .callback(let id): names(of: id)
    case .skippableCall(let id, let step, let comes):
      names(of: lifecycle[id].steps[step].callback) + names(of: id) + [
        ("call", .int(step + 1)), ("comes", .bool(comes)),
      ]
    case .scenario(let number): names(of: lifecycle.scenarios[number])
    case .pair(let first, let second):
      [("transition", .object(members: names(of: first))), ("next", .object(members: names(of: second)))]
    }
  }

  private func names(of callback: CallbackID) -> [(name: String, value: JSONValue)] {
    [
      ("delegate", .string(lifecycle.delegate(of: callback).name)), ("callback", .string(lifecycle[callback].name)),
    ]
  }

  private func names(of scenario: Scenario) -> [(name: String, value: JSONValue)] {
    let ends = [scenario.path.first, scenario.path.last].map { $0.map { lifecycle[$0].name } }
    return [
      ("name", .string(scenario.title)), ("source", .optional(ends[0])), ("target", .optional(ends[1])),
      ("guard", .optional(scenario.guard?.text)),
    ]
  }

  private func names(of id: TransitionID) -> [(name: String, value: JSONValue)] {
    let transition = lifecycle[id]
    return [
      ("event", .string(transition.event)), ("source", .string(lifecycle[transition.source].name)),
      ("target", .string(lifecycle[transition.target].name)), ("guard", .optional(transition.guard?.text)),
    ]
  }

  private func counts(of item: CoverageItem) -> [(name: String, value: JSONValue)] {
    [
      ("verdict", .string(item.verdict.rawValue)), ("sure", .int(item.count?.sure ?? 0)),
      ("possible", .int(item.count?.possible ?? 0)), ("first", (item.count?.first).map(example) ?? .null),
    ]
  }

  private func example(_ example: CoverageExample) -> JSONValue { .object(members: members(of: example)) }

  /// The place of a call, and the key of its row, in `keyed`.
  func members(of example: CoverageExample) -> [(name: String, value: JSONValue)] {
    let place = example.place
    let key = example.key.map { key in
      [
        ("device", JSONValue.optional(key.device.map(report.names.text))),
        ("launch", .optional(key.launch.map(report.names.text))),
      ]
    }
    return (key ?? []) + [
      ("file", .optional(report.files.indices.contains(place.file) ? report.files[place.file] : nil)),
      ("line", .int(place.line)), ("column", .int(place.columns.lowerBound + 1)), ("offset", .int(place.offset)),
      ("time", .optional(place.time.map { LogTime.text(of: $0) })),
    ]
  }
}
