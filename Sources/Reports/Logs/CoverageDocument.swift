import Documents
import Emission
import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import Text

extension CoverageReport {
  /// The report as a document: a table for each kind of elements.
  package var document: Document {
    let title = lifecycle.name.isEmpty ? "Coverage" : "\(lifecycle.name): coverage"
    var parts = sections.filter { !$0.items.isEmpty }.map { section in
      var blocks = [Block.sentence("\(share(of: section)) covered."), .table(sheet(of: section))]
      if section.kind == .transitions, let sheet = alternativesSheet {
        blocks += [.sentence("\(Self.alternativesTitle): \(Self.alternativesNote)."), .table(sheet)]
      }
      return Document.Section(title: section.kind.title, blocks: blocks)
    }
    let others = sections.flatMap(\.unobservable)
    if !others.isEmpty {
      let items = others.map { Block.Item(InlineContent(plain: name(of: $0.element))) }
      parts.append(
        Document.Section(
          title: "Not counted", blocks: [.sentence(Self.unobservableNote + "."), .list(.bullets, items)]))
    }
    return Document(title: title, introduction: [.sentence("\(share) covered, by \(subjects).")], sections: parts)
  }

  /// The report as a standalone web page, with its picture.
  package var page: IllustratedText {
    var picture = Picture(of: self)
    picture.scope = "coverage-"
    let slots = PictureSlots([picture])
    let figure = GuidePictures.figure(picture, "What is covered", in: slots)
    return slots.filled(GuideHTML(document, pictures: figure).document, orElse: GuidePictures.substitute)
  }

  /// The title of the transitions of which one is covered, and what they are.
  static let alternativesTitle = "One of several"
  static let alternativesNote = "The calls do not tell which of these transitions was taken"

  /// Why some elements are not counted.
  static let unobservableNote = "The callbacks that the logs would show cannot show it"
}

/// The coverage of a page by logs, for a terminal: a table for each kind of elements.
package struct CoverageText: Sendable {
  private let report: CoverageReport
  private let isColored: Bool

  /// Prepares for a report; `isColored` for escape sequences, which never carry meaning alone.
  package init(_ report: CoverageReport, isColored: Bool) {
    self.report = report
    self.isColored = isColored
  }

  /// The whole text.
  package var text: String {
    let name = report.lifecycle.name.terminalSafe
    let head = styled(.strong, (name.isEmpty ? "" : name + ": ") + report.share) + "\n" + report.subjects + "\n"
    let parts = report.sections.filter { !$0.items.isEmpty }.flatMap(parts) + unobservable
    return ([head] + parts).joined(separator: "\n")
  }

  private func parts(of section: CoverageSection) -> [String] {
    let all = part("\(section.kind.title): \(report.share(of: section))", report.sheet(of: section))
    guard section.kind == .transitions, let sheet = report.alternativesSheet else { return [all] }
    let title = "\(CoverageReport.alternativesTitle): \(sheet.rows.count). \(CoverageReport.alternativesNote)"
    return [all, part(title, sheet)]
  }

  private func part(_ title: String, _ sheet: Table.Sheet) -> String {
    let cells = sheet.rows.map { row in
      row.map { $0.text.lines.map { PlainText.words(of: $0) }.joined(separator: " ").terminalSafe }
    }
    let widths = sheet.headings.indices.map { column in
      ([sheet.headings] + cells).map { $0[column].displayWidth }.max() ?? 0
    }
    let rows = cells.map { Self.line($0, widths) }
    return ([styled(.strong, title), styled(.quiet, Self.line(sheet.headings, widths))] + rows).map { $0 + "\n" }
      .joined()
  }

  /// The elements that no call could show.
  private var unobservable: [String] {
    let items = report.sections.flatMap(\.unobservable)
    guard !items.isEmpty else { return [] }
    let title = "Not counted: \(items.count). \(CoverageReport.unobservableNote)"
    let lines = [styled(.strong, title)] + items.map { "  " + report.name(of: $0.element).terminalSafe }
    return [lines.map { $0 + "\n" }.joined()]
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let last = cells.lastIndex { !$0.isEmpty } ?? 0
    let line = zip(cells, widths).prefix(last).map { $0 + String(repeating: " ", count: $1 + 2 - $0.displayWidth) }
    return "  " + line.joined() + cells[last]
  }

  private func styled(_ style: TextStyle?, _ text: String) -> String {
    isColored ? style?.applied(to: text) ?? text : text
  }
}

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
