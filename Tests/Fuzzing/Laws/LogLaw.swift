import Diagnostics
import LifecycleLogs
import LifecycleModel
import LifecycleReader
import LifecycleTemplates

/// A log is read the same in blocks of any size, its events are at places in their lines, and it is checked to its end.
///
/// The first line has the formats with commas between, or none of them, to detect them; the log is what follows it.
enum LogLaw: Law {
  static let name = "log"
  private static let lifecycle =
    BundledPages.all.first { $0.name == "uikit-scenes" }.map {
      LifecycleReader.read(SourceFile(path: "page.md", text: $0.text)).lifecycle
    } ?? Lifecycle()
  private static let patterns = [
    #"^(?<time>\S+ \S+) (?<process>\S+) (?<device>\S+) (?<launch>\S+) (?<delegate>\w+)/(?<instance>\w+) (?<callback>\w+)$"#,
    #"^front (?<callback>\w+)"#,
  ].map { LoggedLine(LinePattern($0), .named) }
  private static let reader = MessageReader(lifecycle, patterns: patterns)

  static func violations(of bytes: [UInt8]) -> [String] {
    let head = bytes.prefix { $0 != 0x0A }
    let names = String(decoding: head, as: UTF8.self).split(separator: ",")
    let formats = names.prefix(LogDecoder.mostFormats).compactMap { LogFormat(rawValue: String($0)) }
    let log = Array(bytes.dropFirst(head.count + 1))
    let whole = ReadLog(log, as: formats, reader, of: lifecycle, blockSize: max(1, log.count))
    var violations = whole.misplaced
    for size in [1, 13] where ReadLog(log, as: formats, reader, of: lifecycle, blockSize: size).lines != whole.lines {
      violations.append("blocks of \(size) bytes are read as another log")
    }
    return violations
  }
}

/// The events of a log and the findings of a check.
private struct ReadLog {
  /// The events and the findings as text.
  private(set) var lines: [String] = []
  /// The events that are at no place in their lines.
  private(set) var misplaced: [String] = []

  init(_ log: [UInt8], as formats: [LogFormat], _ messages: MessageReader, of lifecycle: Lifecycle, blockSize: Int) {
    func read(_ body: (LogEvent, LogLine) -> Void) -> LogReader {
      var reader = LogReader(messages, LogReader.Options(formats: formats.isEmpty ? nil : formats))
      reader.begin(file: 0)
      for start in stride(from: 0, to: log.count, by: blockSize) {
        reader.read(log[start..<min(start + blockSize, log.count)], body)
      }
      reader.end(body)
      return reader
    }
    var survey = LogSurvey(lifecycle)
    let reader = read { event, line in
      survey.take(event)
      add(event, in: line, of: lifecycle)
    }
    lines.append("\(reader.counts) \(reader.formats) \(reader.contradiction?.place.line ?? 0)")
    var options = LogCheck.Options(observed: survey.observed)
    options.hasObjects = survey.hasObjects
    options.complete = survey.complete
    options.recordsCoverage = true
    guard var check = LogCheck(lifecycle, options) else { return }
    _ = read { check.take($0, in: $1) { _ in } }
    check.end { _ in }
    lines += check.findings.map {
      "\($0.place.line) \($0.reason.descriptor.id) \($0.fingerprint(on: lifecycle)) × \($0.count)"
    }
  }

  private mutating func add(_ event: LogEvent, in line: LogLine, of lifecycle: Lifecycle) {
    let place = event.place
    var text = "\(event.number) \(event.format) \(place.line)@\(place.offset) \(place.columns) \(place.time ?? -1)"
    text += " \(event.source.process ?? -1) \(event.source.program ?? -1) \(event.launch ?? -1)"
    switch event.content {
    case .call(let call): text += " \(call.name(in: event.message, of: lifecycle)) \(call.instance ?? 0)"
    case .launch(let launch): text += " launch \(launch.page ?? "")"
    case .problem(let problem): text += " problem \(problem.expected)"
    case .lost(let count): text += " lost \(count ?? -1)"
    case .leftOut: text += " left out"
    }
    lines.append(text)
    let isInside = place.columns.lowerBound >= 0 && place.columns.upperBound <= line.bytes.count
    if !isInside || place.line != line.number { misplaced.append("\(text) is outside of line \(line.number)") }
  }
}
