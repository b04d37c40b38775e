import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Several lines of one call")
struct CallFoldingTests {
  @Test(
    "Lines of one callback are one call",
    arguments: [
      // Several prints in one callback, with and without the object.
      ["0 sceneDidBecomeActive", "1 leaving sceneDidBecomeActive -"],
      [
        "0 sceneDidBecomeActive <UIWindowScene: 0xa>", "9 resume in sceneDidBecomeActive -",
        "100 sceneDidBecomeActive: done -",
      ],
      ["0 enter sceneDidBecomeActive", "1 sceneDidBecomeActive <UIWindowScene: 0xa> -"],
      // Callbacks of other delegates and processes may be between.
      ["0 sceneDidBecomeActive", "1 applicationWillTerminate", "2 done: sceneDidBecomeActive -"],
      ["0 sceneDidBecomeActive", "1 sceneDidDisconnect @2", "2 done: sceneDidBecomeActive -"],
      // A line that says that a callback ends is of the call that began, however long it takes.
      ["0 > sceneDidBecomeActive", "1 > sceneDidDisconnect", "900 < sceneDidBecomeActive -"],
      [
        "? begin sceneDidBecomeActive", "? loading", "? sceneDidBecomeActive ends -",
        "? sceneDidBecomeActive took 0.4 s -",
      ],
      ["0 Entering sceneDidBecomeActive self=0xa", "900 sceneDidBecomeActive self=0xb done"],
      ["0 begin sceneDidBecomeActive", "900 sceneDidBecomeActive", "1800 end sceneDidBecomeActive"],
      // Another callback of the delegate is not, nor is more time, nor the other object.
      ["0 sceneDidBecomeActive", "1 sceneWillResignActive", "2 done: sceneDidBecomeActive"],
      ["0 sceneDidBecomeActive", "101 done: sceneDidBecomeActive"],
      ["0 sceneDidBecomeActive", "60 more: sceneDidBecomeActive -", "120 done: sceneDidBecomeActive"],
      ["0 sceneDidBecomeActive self=0xa", "1 sceneDidBecomeActive self=0xb"],
      ["0 sceneDidBecomeActive", "1 done: sceneDidBecomeActive @2"],
      // Objects may take turns.
      [
        "0 sceneDidBecomeActive self=0xa", "1 sceneDidBecomeActive self=0xb", "2 done: sceneDidBecomeActive self=0xa -",
        "3 done: sceneDidBecomeActive self=0xb -",
      ],
      // Lines that differ in addresses alone are of two objects.
      ["0 sceneDidBecomeActive <0xa1>", "1 sceneDidBecomeActive <0xb2>", "2 done: sceneDidBecomeActive <0xb2> -"],
      // Two equal lines are two calls, each with the lines after it; the same line from two sinks is one.
      ["0 sceneDidBecomeActive", "1 sceneDidBecomeActive"],
      ["0 sceneDidBecomeActive", "0 sceneDidBecomeActive ^ -", "1 sceneDidBecomeActive", "1 sceneDidBecomeActive ^ -"],
      [
        "0 sceneDidBecomeActive", "1 done: sceneDidBecomeActive -", "2 sceneDidBecomeActive",
        "3 done: sceneDidBecomeActive -", "4 done: sceneDidBecomeActive",
      ],
      // Clocks may go back a little.
      ["50 sceneDidBecomeActive", "0 done: sceneDidBecomeActive -"],
      // Without times, only neighbours are one call.
      ["? sceneDidBecomeActive", "? done: sceneDidBecomeActive -", "? all sceneDidBecomeActive -"],
      ["? sceneDidBecomeActive", "? loading", "? done: sceneDidBecomeActive"],
      ["0 sceneDidBecomeActive", "? done: sceneDidBecomeActive -"],
      // Generated lines are calls of their own.
      ["0 sceneDidDisconnect", #"1 lifecycle delegate=SceneDelegate callback="sceneDidDisconnect(_:)" n=1"#],
      [
        #"1 lifecycle delegate=SceneDelegate callback="sceneDidDisconnect(_:)" n=1"#,
        #"2 lifecycle delegate=SceneDelegate callback="sceneDidDisconnect(_:)" n=2"#, "2 sceneDidDisconnect -",
      ],
    ])
  func lines(of log: [String]) {
    #expect(Self.folded(log) == log)
    let count = log.count { $0.hasSuffix(" -") }
    #expect(Self.foldedCount(of: log) == count)
  }

  @Test("With each line a call, nothing is folded")
  func everyLine() {
    let log = ["0 sceneDidBecomeActive", "1 done: sceneDidBecomeActive"]
    #expect(Self.folded(log, isOff: true) == log && Self.foldedCount(of: log, isOff: true) == 0)
    #expect(Self.foldedCount(of: log) == 1)
  }

  @Test("Lines of many processes are folded, however many take turns")
  func processes() {
    var folding = CallFolding()
    var position = 0
    for text in ["sceneDidBecomeActive", "done: sceneDidBecomeActive"] {
      for process in 0..<3000 {
        position += 1
        let line = Self.line(text, time: Int64(position) * 10, process: process, position: position)
        let isCall = Self.call(in: text).map { folding.isCall($0, on: line) }
        #expect(isCall == (position <= 3000))
      }
    }
    #expect(folding.foldedCount == 3000)
  }

  @Test(
    "A line is of the call before it, however many other processes call between",
    arguments: [
      // A callback that has begun, and the end of it much later.
      ("begin sceneDidBecomeActive", "end sceneDidBecomeActive", file: 0, Int64(3_600_000_000)),
      // Another file, of which the times say nothing about this one.
      ("sceneDidBecomeActive", "done: sceneDidBecomeActive", file: 1, 50_000),
    ])
  func between(first: String, last: String, file: Int, time: Int64) throws {
    var folding = CallFolding()
    var line = Self.line(first, time: 0, process: 0, position: 0)
    #expect(try folding.isCall(#require(Self.call(in: first)), on: line))
    for process in 1...3000 {
      let text = "sceneDidDisconnect"
      var other = Self.line(text, time: Int64(process) * 1_000_000, process: process, position: process)
      other.file = file
      #expect(try folding.isCall(#require(Self.call(in: text)), on: other))
    }
    line = Self.line(last, time: time, process: 0, position: file == 0 ? 3001 : 1)
    #expect(try !folding.isCall(#require(Self.call(in: last)), on: line))
  }

  @Test("Values that the page does not have may be different ones")
  func unknown() {
    let messages = PageMessages("scene-phase").reading([(#"^phase (?<value>\w+)"#, "ScenePhase")])
    var folding = CallFolding()
    for (position, text) in ["phase frozen", "phase thawed"].enumerated() {
      guard case .call(let call) = messages.reader.read(Array(text.utf8)[...]) else { continue }
      let isCall = folding.isCall(call, on: Self.line(text, time: nil, process: 1, position: position))
      #expect(isCall)
    }
    #expect(folding.foldedCount == 0)
  }

  @Test("Any times and places are taken without a trap", arguments: Seeds.first(20))
  func hostile(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    var folding = CallFolding()
    let texts = [
      "sceneDidBecomeActive", "sceneDidBecomeActive self=0xa", "done: sceneDidBecomeActive", "sceneDidDisconnect",
    ]
    var calls = 0
    for _ in 0..<200 {
      let text = numbers.pick(texts)
      let time = numbers.pick([nil, Int64.min, -1, 0, 1, .max])
      let line = Self.line(
        text, time: time, process: numbers.pick([0, .max]), position: numbers.pick([0, 1, .min, .max]))
      if let call = Self.call(in: text), folding.isCall(call, on: line) { calls += 1 }
    }
    #expect(calls + folding.foldedCount == 200)
  }

  /// A log of lines `TIME TEXT`, each with ` -` after it where it is of a call that came before. The time is in milliseconds, `?`
  /// for none; ` @2` stands for another process, ` ^` for another envelope.
  private static func folded(_ log: [String], isOff: Bool = false) -> [String] {
    var folding = CallFolding(isOff: isOff)
    return log.enumerated().map { fold($1, at: $0, &folding) }
  }

  private static func foldedCount(of log: [String], isOff: Bool = false) -> Int {
    var folding = CallFolding(isOff: isOff)
    for (position, line) in log.enumerated() { _ = fold(line, at: position, &folding) }
    return folding.foldedCount
  }

  private static func fold(_ written: String, at position: Int, _ folding: inout CallFolding) -> String {
    let line = written.hasSuffix(" -") ? String(written.dropLast(2)) : written
    let words = line.split(separator: " ", maxSplits: 1)
    let text = String(words[1]).replacing(" ^", with: "").replacing(" @2", with: "")
    guard let call = call(in: text) else { return line }
    let place = Self.line(
      text, time: Int64(words[0]).map { $0 * 1000 }, process: line.contains("@2") ? 2 : 1,
      position: position, format: line.contains("^") ? .bare : .xcode)
    return line + (folding.isCall(call, on: place) ? "" : " -")
  }

  private static func line(
    _ text: String, time: Int64?, process: Int, position: Int, format: LogFormat = .bare
  ) -> CallFolding.Line {
    var record = LogRecord(message: Array(text.utf8)[...], range: 0..<text.utf8.count)
    record.time = time
    return CallFolding.Line(at: record.time, format: format, process: process, position: position)
  }

  private static func call(in text: String) -> LoggedCall? {
    if case .call(let call) = mobile.reader.read(Array(text.utf8)[...]) { call } else { nil }
  }

  private static let mobile = PageMessages("mobile")
}
