import Diagnostics
import LifecycleModel

@testable import LifecycleReader

/// Everything that was read of a page, as a text to compare with it by eye.
struct ReadingDump {
  private let reading: Reading
  private var lifecycle: Lifecycle { reading.lifecycle }

  init(_ reading: Reading) {
    self.reading = reading
  }

  /// The dump, with a line end at its end.
  var text: String {
    let parts: [(String, [String])] = [
      ("page", page), ("delegates", lifecycle.delegateIDs.flatMap(lines)),
      ("states", lifecycle.stateIDs.flatMap(lines)),
      ("callbacks", lifecycle.callbackIDs.flatMap(lines)), ("transitions", lifecycle.transitionIDs.flatMap(lines)),
      ("scenarios", zip(lifecycle.scenarioLines, reading.sourceMap.scenarios).map { "\($0) @\(line(of: $1.range))" }),
      ("rules", zip(lifecycle.ruleLines, reading.sourceMap.rules).map { "\($0) @\(line(of: $1))" }),
      ("equivalents", lifecycle.equivalents.flatMap(lines)),
      ("scene configurations", zip(lifecycle.sceneConfigurations, reading.sourceMap.sceneConfigurations).map(line)),
      ("log lines", zip(lifecycle.logLines, reading.sourceMap.logLines).map(line)),
    ]
    return parts.map { name, lines in ([name] + lines.map { "  " + $0 }).joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private var page: [String] {
    [
      "name: \(lifecycle.name) @\(line(of: reading.sourceMap.title))", "platform: \(lifecycle.platform ?? "–")",
      "versions: \(lifecycle.versions?.description ?? "–")", "language: \(lifecycle.language.rawValue)",
      lifecycle.hasSwift ? nil : "swift: none", "module: \(lifecycle.swiftModule ?? "–")",
      "subsystem: \(lifecycle.logSubsystem ?? "–")",
      "summary: \(oneLine(lifecycle.summary))",
    ].compactMap(\.self)
  }

  private func lines(_ id: DelegateID) -> [String] {
    let delegate = lifecycle[id]
    return [lifecycle.delegateLines[id.index] + " @\(line(of: reading.sourceMap[id]))"]
      + details(delegate.documentation, delegate.availability, delegate.provenance)
  }

  private func lines(_ id: StateID) -> [String] {
    let state = lifecycle[id]
    return [lifecycle.stateLines[id.index] + " @\(line(of: reading.sourceMap[id]))"]
      + details(state.documentation, state.availability, state.provenance)
      + state.remarks.map { "  \($0.heading) | \(oneLine($0.text))" }
  }

  private func lines(_ id: CallbackID) -> [String] {
    let callback = lifecycle[id]
    let declared = callback.isDeclared ? ", declared" : ""
    var lines = [lifecycle.qualifiedName(of: id) + declared + " @\(line(of: reading.sourceMap[id]))"]
    if let signature = callback.signature { lines.append("  signature: \(signature)") }
    lines += self.lines(callback.attributes)
    lines += details(callback.documentation, callback.attributes.availability, callback.attributes.provenance)
    if let body = callback.body { lines.append("  body: \(oneLine(body))") }
    return lines
  }

  private func lines(_ id: TransitionID) -> [String] {
    let transition = lifecycle[id]
    let place = reading.sourceMap[id]
    var lines = [lifecycle.transitionLines[id.index] + " @\(line(of: place.range))"]
    lines += details(transition.documentation, transition.availability, transition.provenance)
    for (step, range) in zip(transition.steps, place.steps) {
      let own =
        self.lines(step.attributes)
        + details(step.note, step.attributes.availability, step.attributes.provenance)
      lines.append("  - \(lifecycle.qualifiedName(of: step.callback)) @\(line(of: range))")
      lines += own.map { "  " + $0 }
    }
    return lines
  }

  private func lines(_ table: Equivalents) -> [String] {
    [table.columns.map { lifecycle[$0].name }.joined(separator: " | ")]
      + table.rows.map { row in
        let cells = row.cells.map { cell in
          cell.callbacks.map { lifecycle[$0].name }.joined(separator: ", ") + " '\(cell.text)'"
        }
        return "  " + (cells + [row.notes]).joined(separator: " | ")
      }
  }

  private func line(_ configuration: SceneConfiguration, _ range: SourceRange) -> String {
    let parts = [
      configuration.delegateClass, configuration.sceneClass, configuration.storyboard,
      configuration.shownCondition,
    ]
    return ([configuration.name, configuration.role.rawValue] + parts.map { $0 ?? "–" }).joined(separator: " | ")
      + " @\(line(of: range))"
  }

  private func line(_ line: LoggedLine, _ place: SourceMap.LogLinePlace) -> String {
    let call =
      switch line.call {
      case .callback(let id): lifecycle.qualifiedName(of: id)
      case .value(let delegate): "value of \(lifecycle[delegate].name)"
      case .named: "–"
      }
    return "\(line.pattern.text) | \(call) @\(self.line(of: place.pattern)) '\(reading.file[place.call])'"
  }

  private func lines(_ attributes: CallAttributes) -> [String] {
    let condition = attributes.certainty.condition.map { ": \($0)" } ?? ""
    let parts = [
      attributes.frequency?.text, attributes.certainty == .always ? nil : attributes.certainty.word + condition,
      attributes.replacedBy.map { "replaced by \($0)" },
    ].compactMap { $0 }
    return parts.isEmpty ? [] : ["  (\(parts.joined(separator: ", ")))"]
  }

  private func details(_ text: String, _ availability: Availability, _ provenance: Provenance) -> [String] {
    var lines = text.isEmpty ? [] : ["  \"\(oneLine(text))\""]
    let versions = [
      availability.since.map { "since \($0)" }, availability.deprecated.map { "deprecated \($0)" },
      availability.removed.map { "removed \($0)" },
    ].compactMap { $0 }
    if !versions.isEmpty { lines.append("  " + versions.joined(separator: ", ")) }
    switch provenance.status {
    case nil: break
    case .documented: lines.append("  documented")
    case .observed(let place): lines.append("  observed" + (place.map { ": \($0)" } ?? ""))
    }
    return lines + provenance.sources.map { "  source: \($0.title) <\($0.url)>" }
  }

  private func line(of range: SourceRange) -> Int { reading.file.line(at: range.start) }

  private func oneLine(_ text: String) -> String { text.replacing("\n", with: "⏎") }
}
