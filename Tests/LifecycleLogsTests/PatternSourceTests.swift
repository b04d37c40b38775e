import LifecycleLogs
import LifecycleModel
import TestSupport
import Testing

@Suite("Times and processes that patterns read")
struct PatternSourceTests {
  @Test(
    "A time that a pattern reads is that of the call; one without a year gives way to the envelope's",
    arguments: [
      ("2026-08-11 17:15:22.031", nil, "2026-08-11T17:15:22.031000"),
      ("2026-08-11T17:15:22+09:00", nil, "2026-08-11T08:15:22.000000"),
      ("1786436122.5", nil, "2026-08-11T08:15:22.500000"), ("08-11 17:15:22.031", nil, "1970-08-11T17:15:22.031000"),
      ("Aug 11 17:15:22", nil, "1970-08-11T17:15:22.000000"), ("17:15:22,031", nil, "1970-01-01T17:15:22.031000"),
      ("2026-08-11 17:15:22", 7, "2026-08-11T17:15:22.000000"),
      ("17:15:22", 1_786_436_122_000_000, "2026-08-11T08:15:22.000000"),
      ("25:15:22", nil, nil), ("soon", nil, nil), ("soon", 1_786_436_122_000_000, "2026-08-11T08:15:22.000000"),
    ] as [(String, Int64?, String?)])
  func times(text: String, outer: Int64?, time: String?) {
    let line =
      outer.map { #"{"time":\#($0),"message":"[\#(text)] sceneDidBecomeActive"}"# } ?? "[\(text)] sceneDidBecomeActive"
    let events = Self.events([line], #"^\[(?<time>.*)\] (?<callback>\w+)$"#, as: outer == nil ? .bare : .jsonl)
    #expect(events.map { $0.place.time.map(EntryText.time) } == [time])
  }

  @Test("A number, a name, a device and a launch tell processes apart")
  func processes() throws {
    let calls = ["sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive"]
    let pattern = #"^(?<process>\S+)@(?<device>\S+)(?:#(?<launch>\w+))? (?<callback>\w+)$"#
    let sources = ["803@a", "804@a", "803@b", "Parcels@a", "Player@a", "803@a#1", "803@a#2"]
    // Interleaved, the calls of all would conform as those of none.
    let lines = calls.flatMap { call in sources.map { "\($0) \(call)" } }
    let events = Self.events(lines, pattern, as: .bare)
    #expect(events.prefix(3).map(\.source.process) == [803, 804, 803] && events[3].source.process == nil)
    let messages = MessageReader(Self.lifecycle, patterns: [LoggedLine(LinePattern(pattern), .named)])
    let options = LogCheck.Options(observed: .callbacks(Set(events.compactMap(\.listed))))
    var check = try #require(LogCheck(Self.lifecycle, options))
    LogReader(messages, LogReader.Options(formats: [.bare])).read([lines.map { $0 + "\n" }.joined()], 1 << 20) {
      check.take($0, in: $1) { _ in }
    }
    check.end { _ in }
    #expect(check.summary.processes == sources.count && check.findings.isEmpty)
  }

  @Test("Under a key, the key has the device")
  func keyed() {
    let events = Self.events(
      ["d1\t\t\t\t\t\tphone sceneDidBecomeActive"], #"^(?<device>\w+) (?<callback>\w+)"#, as: .keyed)
    #expect(events.map { $0.source.device == $0.source.key?.device } == [true])
  }

  private static let lifecycle = PageMessages("uikit-scenes").lifecycle

  private static func events(_ lines: [String], _ pattern: String, as format: LogFormat) -> [LogEvent] {
    let messages = MessageReader(lifecycle, patterns: [LoggedLine(LinePattern(pattern), .named)])
    var events: [LogEvent] = []
    LogReader(messages, LogReader.Options(formats: [format])).read([lines.map { $0 + "\n" }.joined()], 1 << 20) {
      event, _ in
      events.append(event)
    }
    return events
  }
}

extension LogEvent {
  /// The callback of the page that it is a call of.
  fileprivate var listed: CallbackID? {
    guard case .call(let call) = content, case .listed(let id) = call.callback else { return nil }
    return id
  }
}
