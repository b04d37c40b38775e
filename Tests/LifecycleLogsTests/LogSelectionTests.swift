import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import SwiftGeneration
import TestSupport
import Testing

@Suite("Parts of logs")
struct LogSelectionTests {
  /// Every other life cycle: the laws of the checks try them all.
  private static let indices = stride(from: 0, to: LogCheckTests.lifecycles.count, by: 2).map(\.self)

  @Test("A time means all that is shown so, in each of its forms")
  func moments() throws {
    let log = """
      2026-08-10 23:59:59.999 Df App[1:1] sceneDidBecomeActive
      2026-08-11 17:14:59.999 Df App[1:1] sceneWillResignActive
      2026-08-11 17:15:00.000 Df App[1:1] sceneDidEnterBackground
      2026-08-11 17:15:22.031 Df App[1:1] sceneWillEnterForeground
      2026-08-11 17:15:59.999 Df App[1:1] sceneDidBecomeActive
      2026-08-11 17:16:00.000 Df App[1:1] sceneWillResignActive
      2026-08-12 00:00:00.000 Df App[1:1] sceneDidEnterBackground
      """
    for (since, until, lines) in [
      ("2026-08-11 17:15", nil, [3, 4, 5, 6, 7]), (nil, "2026-08-11 17:15", [1, 2, 3, 4, 5]),
      ("08-11 17:15", "Aug 11 17:15:22", [3, 4]), ("2026-08-11T17:15:22.031", "2026-08-11 17:15:22.031", [4]),
      ("2026-08-11", "2026-08-11", [2, 3, 4, 5, 6]), ("17:15", nil, [1, 2, 3, 4, 5, 6, 7]), (nil, "23:59:59", [1]),
      ("2026-08-11 17:15:22.032", "08-11 17:16", [5, 6]), ("2026-08-12 00:00:01", nil, []),
    ] as [(String?, String?, [Int])] {
      #expect(try Self.lines(of: log, since: since, until: until) == lines, "\(since ?? "") to \(until ?? "")")
    }
    for text in [
      "", "17", "25:00", "17:60", "2026", "2026-13-01", "17:15 ", "08-11 17:15Z", "now", "Foo 11 17:15",
      "17:15:22.031x",
    ] {
      #expect(LogMoment(text) == nil, "\(text)")
    }
  }

  @Test("Times with a zone are compared as they are shown, unless the option has a zone")
  func zones() throws {
    let log = """
      2026-08-11 23:59:59.000000+0900 0x1 Default 0x0 803 0 App: sceneDidBecomeActive
      2026-08-12 00:00:01.000000+0900 0x1 Default 0x0 803 0 App: sceneWillResignActive
      """
    #expect(try Self.lines(of: log, since: "2026-08-12") == [2])
    #expect(try Self.lines(of: log, since: "2026-08-11 15:00:00Z") == [2])
    #expect(try Self.lines(of: log, until: "2026-08-11T15:00:00.999999Z") == [1])
    let object = { (time: String) in
      #"{"eventMessage":"sceneDidBecomeActive","timestamp":"\#(time)","processID":803}"#
    }
    let objects = [object("2026-08-11 23:59:59.5+0900"), object("2026-08-12 00:00:01.5+0900")].joined(separator: "\n")
    #expect(try Self.lines(of: objects, since: "2026-08-12 00:00") == [2])
  }

  @Test("A log without years is compared by month, day and clock")
  func yearless() throws {
    let log = """
      08-11 17:15:22.031  803  803 D App: sceneDidBecomeActive
      08-11 17:15:23.031  803  803 D App: sceneWillResignActive
      """
    #expect(try Self.lines(of: log, since: "2026-08-11 17:15:23") == [2])
    #expect(try Self.lines(of: log, until: "17:15:22") == [1])
  }

  @Test("A line without a time is of the time of the line before; the first ones are before all others")
  func withoutTime() throws {
    let log = """
      sceneDidBecomeActive
      2026-08-11 17:15:22.031 App[803:1547] sceneWillResignActive
      sceneDidEnterBackground
      2026-08-11 17:15:23.031 App[803:1547] sceneWillEnterForeground
      sceneDidBecomeActive
      """
    #expect(try Self.lines(of: log, since: "17:15:22") == [2, 3, 4, 5])
    #expect(try Self.lines(of: log, since: "17:15:23") == [4, 5])
    #expect(try Self.lines(of: log, until: "17:15:22") == [1, 2, 3])
  }

  @Test("A process is its number, or the name of its program")
  func processes() throws {
    let log = """
      2026-08-11 17:15:22.031 Df My App[803:1] sceneDidBecomeActive
      2026-08-11 17:15:22.032 Df Other[804:1] sceneWillResignActive
      the same message: sceneWillResignActive
      2026-08-11 17:15:22.033 Df Other[803:1] sceneDidEnterBackground
      """
    #expect(try Self.lines(of: log, processes: [.number(803)]) == [1, 4])
    #expect(try Self.lines(of: log, processes: [.name(Array("Other".utf8))]) == [2, 3, 4])
    #expect(try Self.lines(of: log, processes: [.name(Array("My App".utf8)), .number(804)]) == [1, 2, 3])
    #expect(try Self.lines(of: log, processes: [.name(Array("App".utf8))]).isEmpty)
  }

  @Test(
    "What is left of a log that conforms has no finding, whatever times are left out",
    arguments: Self.indices)
  func times(index: Int) throws {
    let (name, lifecycle) = LogCheckTests.lifecycles[index]
    var numbers = SplitMix64(seed: UInt64(index))
    let texts = try LogCheckTests.logs(of: lifecycle, scenes: 1 + index % 2, count: 2, seed: index)
    for removed in [["n"], ["n", "launch"]] {
      // With any times, lines are left out anywhere.
      let lines = texts.enumerated().flatMap { number, text in
        text.split(separator: "\n").map { line in
          Self.compact(Self.line(line, without: removed), second: numbers.next(below: 40), process: number)
        }
      }
      let text = lines.joined(separator: "\n")
      for _ in 0..<3 {
        let bounds = (0..<2).map { _ in numbers.next(below: 40) }
        let options = try Self.options(since: Self.clock(bounds[0]), until: Self.clock(bounds[0] + bounds[1]))
        let checked = try CheckedLog(
          [text], of: lifecycle, blockSize: 1000 + index, reading: options, window: 3_600_000_000)
        #expect(checked.findings.isEmpty, "\(name): \(checked.lines) \(bounds)\n\(text)")
      }
    }
  }

  @Test(
    "The calls of some delegates are checked as if the others logged nothing",
    arguments: Self.indices)
  func delegates(index: Int) throws {
    let (name, lifecycle) = LogCheckTests.lifecycles[index]
    var numbers = SplitMix64(seed: UInt64(index))
    for text in try LogCheckTests.logs(of: lifecycle, scenes: 1 + index % 2, count: 4, seed: index) {
      let selected = Set(lifecycle.loggedDelegates.filter { _ in numbers.next(below: 2) == 0 })
      let whole = try CheckedLog([text], of: lifecycle, selecting: selected)
      #expect(whole.findings.isEmpty, "\(name): \(whole.lines)\n\(text)")
      let lines = text.split(separator: "\n").map { Self.line($0, without: ["n"]) }
      let changed = Self.withoutOneCall(lines, &numbers)
      let names = selected.sorted().map { lifecycle[$0].name }
      let only = changed.compactMap { line -> String? in
        guard line.hasPrefix("lifecycle-launch") else {
          return names.contains { line.contains("delegate=\(RunLog.quoted($0)) ") } ? line : nil
        }
        return line.replacing(
          /delegates=("[^"]*"|\S+)/, with: "delegates=\(RunLog.quoted(names.joined(separator: ",")))")
      }
      let filtered = try CheckedLog([changed.joined(separator: "\n")], of: lifecycle, selecting: selected)
      let alone = try CheckedLog([only.joined(separator: "\n")], of: lifecycle, selecting: selected)
      #expect(filtered.ids == alone.ids, "\(name), \(names): \(changed.joined(separator: "\n"))")
      #expect(filtered.summary.calls == alone.summary.calls)
    }
  }

  @Test("A process that is selected has the findings that it has alone")
  func processAlone() throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
    var numbers = SplitMix64(seed: 3)
    let logs = try LogCheckTests.logs(of: lifecycle, scenes: 2, count: 6, seed: 3).enumerated().map { number, text in
      let lines = text.split(separator: "\n").map { Self.line($0, without: ["n", "launch"]) }
      return (number % 2 == 0 ? Self.withoutOneCall(lines, &numbers) : lines).enumerated()
        .map { Self.compact($1, second: $0, process: number) }
    }
    var rests = logs.map { $0[...] }
    var mixed: [String] = []
    while let index = rests.indices.filter({ !rests[$0].isEmpty }).randomElement(using: &numbers) {
      mixed.append(rests[index].removeFirst())
    }
    var ids: Set<String> = []
    for (number, lines) in logs.enumerated() {
      var options = LogReader.Options()
      options.selection = LogSelection(processes: [.number(number)])
      let selected = try CheckedLog([mixed.joined(separator: "\n")], of: lifecycle, reading: options)
      let alone = try CheckedLog([lines.joined(separator: "\n")], of: lifecycle)
      #expect(selected.ids == alone.ids && selected.summary.calls == alone.summary.calls)
      ids.formUnion(selected.ids)
    }
    #expect(ids.contains("unexpected-call"))
  }

  // MARK: - Lines

  private static func withoutOneCall(_ lines: [String], _ numbers: inout SplitMix64) -> [String] {
    guard lines.count > 3 else { return lines }
    var lines = lines
    lines.remove(at: 1 + numbers.next(below: lines.count - 2))
    return lines
  }

  /// A generated line without some keys.
  private static func line(_ line: Substring, without keys: [String]) -> String {
    line.split(separator: " ").filter { word in !keys.contains { word.hasPrefix($0 + "=") } }.joined(separator: " ")
  }

  private static func compact(_ line: some StringProtocol, second: Int, process: Int) -> String {
    "2026-08-11 \(clock(second)).031 Df App[\(process):1] [com.example:lifecycle] \(line)"
  }

  private static func clock(_ second: Int) -> String {
    let parts = [17, second / 60, second % 60]
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  private static func options(since: String?, until: String?) throws -> LogReader.Options {
    var options = LogReader.Options()
    options.selection = LogSelection(since: try since.map(moment), until: try until.map(moment))
    return options
  }

  private static func moment(_ text: String) throws -> LogMoment { try #require(LogMoment(text), "\(text)") }

  /// The lines of a log of `uikit-scenes` that have events in a part of it.
  @Test("What a pattern reads of the time and the process counts instead of what the envelope says")
  func patterns() throws {
    let pattern = #"^(?<time>\S+) (?<process>\w+) (?<callback>scene\w+)"#
    let bare = """
      17:15:22.031 Parcels sceneDidBecomeActive
      sceneWillResignActive
      17:16:00.000 Parcels sceneDidEnterBackground
      17:16:01.000 803 sceneWillEnterForeground
      """
    #expect(try Self.lines(of: bare, since: "17:16", patterns: [pattern]) == [3, 4])
    #expect(try Self.lines(of: bare, until: "17:15", patterns: [pattern]) == [1, 2])
    #expect(try Self.lines(of: bare, processes: [.name(Array("Parcels".utf8))], patterns: [pattern]) == [1, 3])
    #expect(try Self.lines(of: bare, processes: [.number(803)], patterns: [pattern]) == [4])
    // A time without a year gives way to that of the envelope.
    let compact = """
      2026-08-11 17:15:22.031 Df App[1:1] 08:00 Other sceneDidBecomeActive
      2026-08-11 17:16:22.031 Df App[1:1] 2026-08-11T17:15:00+0900 7 sceneWillResignActive
      2026-08-11 17:16:23.031 Df App[1:1] sceneDidEnterBackground
      """
    #expect(try Self.lines(of: compact, until: "17:15", patterns: [pattern]) == [1, 2])
    #expect(try Self.lines(of: compact, processes: [.number(1)], patterns: [pattern]) == [3])
    #expect(try Self.lines(of: compact, processes: [.name(Array("App".utf8)), .number(7)]) == [1, 2, 3])
  }

  private static func lines(
    of log: String, processes: [LogSelection.Process] = [], since: String? = nil, until: String? = nil,
    patterns: [String] = []
  ) throws -> [Int] {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
    var options = LogReader.Options()
    options.selection = LogSelection(processes: processes, since: try since.map(moment), until: try until.map(moment))
    var lines: [Int] = []
    let messages = MessageReader(lifecycle, patterns: patterns.map { LoggedLine(LinePattern($0), .named) })
    LogReader(messages, options).read([log], 1 << 20) { event, _ in
      if !event.isLeftOut { lines.append(event.place.line) }
    }
    return lines
  }
}
