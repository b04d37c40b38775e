import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Order of a log's events")
struct EventMergerTests {
  @Test("Lines in several files, in any order of these, have the findings of one file with them", arguments: 0..<8)
  func files(seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(seed))
    let lines = try Self.lines(seed: seed)
    let whole = try Self.prints([lines], by: .lines)
    #expect(whole.contains { $0.contains("unexpected-call") } || seed % 2 == 1)
    let parity = (0..<2).map { part in lines.enumerated().filter { $0.offset % 2 == part }.map(\.element) }
    #expect(try Self.prints(parity, by: .time) == whole)
    #expect(try Self.prints(parity.reversed(), by: .time) == whole)
    var files = [[String]](repeating: [], count: 5)
    for line in lines { files[numbers.next(below: 5)].append(line) }
    #expect(try Self.prints(files, by: .time) == whole)
    #expect(try Self.prints(files.shuffled(using: &numbers), by: .time, blockSize: 100) == whole)
  }

  @Test("Lines that are late by less than the window are put in order", arguments: 0..<4)
  func window(seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(seed))
    let lines = try Self.lines(seed: seed)
    // A line is written up to 3 seconds after its call: 3 lines later.
    let late = lines.enumerated().map { (Double($0) + 3 * Double(numbers.next(below: 1000)) / 1000, $1) }
      .sorted { $0.0 < $1.0 }.map(\.1)
    #expect(late != lines)
    #expect(try Self.prints([late], by: .time, window: 3_000_000) == Self.prints([lines], by: .lines))
    let withoutWindow = try Self.prints([late], by: .time, window: 0)
    #expect(try Self.prints([late], by: .time, window: 0, blockSize: 100) == withoutWindow)
  }

  @Test("What comes later than the window, or than events may wait, is checked where it stands, and named")
  func late() throws {
    let calls = [
      ("10", "sceneWillEnterForeground"), ("14", "sceneWillResignActive"), ("20", "sceneDidEnterBackground"),
      ("11", "sceneDidBecomeActive"),
    ]
    let lines = calls.map { Self.line(at: "17:15:\($0.0)", "-[SceneDelegate \($0.1):] <UIWindowScene: 0x1f>") }
    let ids = { (window: Int64, most: Int) in
      try Self.checked([lines], by: .time, window: window, mostWaiting: most).ids
    }
    #expect(try ids(10_000_000, 100) == [])
    #expect(try Set(ids(2_000_000, 100)) == ["unexpected-call", "late-line"])
    #expect(try Set(ids(10_000_000, 1)) == ["unexpected-call", "late-line"])
    #expect(try ids(10_000_000, 4) == [])
  }

  @Test("A clock that goes back is a note, and never another order of the lines of a file")
  func clock() throws {
    let calls = [
      "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
    ]
    func checked(_ times: [String], window: Int64 = 2_000_000) throws -> [String] {
      let lines = zip(times, calls).map { Self.line(at: $0, "-[SceneDelegate \($1):] <UIWindowScene: 0x1f>") }
      return try Self.checked([lines], by: .lines, window: window).ids
    }
    #expect(try checked(["17:15:10", "17:15:11", "16:15:12", "16:15:13"]) == ["clock-went-back"])
    #expect(try checked(["17:15:10", "17:15:11", "17:15:10", "17:15:12"]) == [])
    #expect(try checked(["17:15:10", "17:15:11", "17:15:10", "17:15:12"], window: 500_000) == ["clock-went-back"])
  }

  @Test("Files without times are read one after the other")
  func withoutTimes() throws {
    let texts = ["sceneWillEnterForeground\nsceneDidBecomeActive", "sceneWillResignActive\nsceneDidEnterBackground"]
    var lines: [String] = []
    LogReader(MessageReader(try Self.lifecycle())).merge(texts, window: 0, blockSize: 10) { event, line in
      lines.append("\(event.place.file):\(event.place.line)")
    }
    #expect(lines == ["0:1", "0:2", "1:1", "1:2"])
  }

  // MARK: - Logs

  private static func lifecycle() throws -> Lifecycle {
    try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
  }

  /// The log of two processes, a second between its lines; of an even seed, a call is missing in each.
  private static func lines(seed: Int) throws -> [String] {
    var numbers = SplitMix64(seed: UInt64(seed))
    let logs = try LogCheckTests.logs(of: lifecycle(), scenes: 2, count: 2, seed: seed).enumerated().map {
      process, text in
      var lines = text.split(separator: "\n").map { line in
        let words = line.split(separator: " ").filter { !$0.hasPrefix("n=") && !$0.hasPrefix("launch=") }
        return (process, words.joined(separator: " "))
      }
      if seed % 2 == 0 {
        // A call that is sure to come, so that the log of some process has an error.
        let certain = lines.firstIndex { $0.1.contains("sceneWillEnterForeground") }
        lines.remove(at: certain ?? 3 + numbers.next(below: lines.count - 4))
      }
      return lines
    }
    var rests = logs.map { $0[...] }
    var mixed: [(process: Int, text: String)] = []
    while let index = rests.indices.filter({ !rests[$0].isEmpty }).randomElement(using: &numbers) {
      mixed.append(rests[index].removeFirst())
    }
    return mixed.enumerated().map { second, line in
      let clock = [17, second / 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
      return Self.line(at: clock, line.text, process: line.process)
    }
  }

  private static func line(at clock: String, _ text: String, process: Int = 803) -> String {
    "2026-08-11 \(clock).031 Df App[\(process):1] [com.example:lifecycle] \(text)"
  }

  private static func checked(
    _ files: [[String]], by order: EventOrder, window: Int64 = 2_000_000, mostWaiting: Int = EventMerger.mostWaiting,
    blockSize: Int = 1 << 20
  ) throws -> CheckedLog {
    try CheckedLog(
      files.map { $0.joined(separator: "\n") }, of: lifecycle(), observed: .delegates(lifecycle().delegateIDs),
      blockSize: blockSize, findsNames: true, order: order, window: window, mostWaiting: mostWaiting)
  }

  /// The findings, with their lines, and the verdicts, of each process by the time of its first call.
  private static func prints(
    _ files: [[String]], by order: EventOrder, window: Int64 = 2_000_000, blockSize: Int = 1 << 20
  ) throws -> [String] {
    let checked = try checked(files, by: order, window: window, blockSize: blockSize)
    return checked.findings.map { finding in
      "\(finding.reason.descriptor.id) \(finding.count) \(String(decoding: finding.line, as: UTF8.self))"
    } + checked.lives.map { "\($0.scope.process) \($0.calls) \($0.verdict) \($0.first?.time ?? 0)" }
  }
}

extension LogReader {
  /// Reads the texts of files in blocks of some bytes, and merges them by time.
  func merge(
    _ texts: [String], window: Int64, mostWaiting: Int = EventMerger.mostWaiting, blockSize: Int,
    _ body: (LogEvent, LogLine) -> Void
  ) {
    var all = self
    var readers = texts.indices.map { number in
      var reader = self
      reader.begin(file: number)
      return reader
    }
    var rests = texts.map { Array($0.utf8)[...] }
    var merger = EventMerger(fileCount: texts.count, window: window, mostWaiting: mostWaiting)
    while let number = merger.nextFile {
      all.exchangeNames(with: &readers[number])
      if rests[number].isEmpty {
        readers[number].end { merger.take($0, in: $1, body) }
        merger.end(file: number)
      } else {
        readers[number].read(rests[number].prefix(blockSize)) { merger.take($0, in: $1, body) }
        rests[number] = rests[number].dropFirst(blockSize)
      }
      all.exchangeNames(with: &readers[number])
      merger.tell(body)
    }
  }
}
