import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import SwiftGeneration
import TestSupport
import Testing

@Suite("Rows with keys")
struct KeyedLogTests {
  private static let lifecycles =
    (TestPage.bundled.map(\.lifecycle) + Seeds.first(30).map { Lifecycle.random(seed: $0, size: 3 + $0 % 4) })
    .filter { !$0.observedCallbacks(of: $0.loggedDelegates).isEmpty }

  @Test(
    "In any order that keeps that of each key, rows have the same findings and coverage, and so have their parts by key together",
    arguments: lifecycles.indices)
  func splitting(index: Int) throws {
    var numbers = SplitMix64(seed: UInt64(index))
    let lifecycle = Self.lifecycles[index]
    let keys = try Self.keys(of: lifecycle, count: 9, &numbers)
    let whole = try KeyedLog(keys.flatMap(\.self), of: lifecycle, recordsCoverage: true)
    for size in Seeds.turn(of: [1 << 20, 97, 1 + index], at: index) {
      let mixed = try KeyedLog(Self.mixed(keys, &numbers), of: lifecycle, blockSize: size)
      #expect(mixed.lines.sorted() == whole.lines.sorted() && mixed.summary == whole.summary)
    }
    for most in Seeds.turn(of: [1, 2, 3], at: index) {
      let packed = try KeyedLog(Self.mixed(keys, &numbers), of: lifecycle, mostUnpacked: most)
      #expect(packed.lines.sorted() == whole.lines.sorted() && packed.summary == whole.summary)
    }
    for count in Seeds.turn(of: [2, 3, 4], at: index) {
      var parts = Array(repeating: [[String]](), count: count)
      for key in keys { parts[numbers.next(below: count)].append(key) }
      let checked = try parts.map {
        try KeyedLog(Self.mixed($0, &numbers), of: lifecycle, recordsCoverage: count == 3)
      }
      #expect(checked.flatMap(\.lines).sorted() == whole.lines.sorted())
      #expect(checked.map(\.summary).reduce(LogSummary(), +) == whole.summary)
      #expect(count != 3 || checked.map(\.coverage).reduce(KeyedLog.Coverage(), +) == whole.coverage)
    }
  }

  @Test("Parts that are not by key have other findings: the law can fail")
  func wrongKey() throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
    var numbers = SplitMix64(seed: 4)
    let rows = try Self.keys(of: lifecycle, count: 3, &numbers).flatMap(\.self)
    let whole = try KeyedLog(rows, of: lifecycle, recordsCoverage: true)
    #expect(whole.findingCount > 0)
    let parts = try [0, 1].map { half in
      try KeyedLog(rows.indices.filter { $0 % 2 == half }.map { rows[$0] }, of: lifecycle, recordsCoverage: true)
    }
    #expect(parts.flatMap(\.lines).sorted() != whole.lines.sorted())
    #expect(parts.map(\.coverage).reduce(KeyedLog.Coverage(), +) != whole.coverage)
  }

  @Test("Marks, folded lines, messages of several lines and processes without a number are those of their key alone")
  func ownLines() throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
    var numbers = SplitMix64(seed: 1)
    let calls = [
      "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
    ]
    let launch = "application:didFinishLaunchingWithOptions:"
    let texts = [
      calls + calls,
      [launch] + calls + [launch] + calls,
      [calls[0], "--- last message repeated 2 times ---", calls[1], "in " + calls[1], calls[3]],
      [calls[0], calls[1], "=== Messages dropped during live streaming", calls[3]],
      calls.map { $0 + " <UIWindowScene: 0x1f>" } + [calls[3] + " <UIWindowScene: 0x1f>"],
      ["lifecycle-launch launch=1 page=Others digest=1 delegates=SceneDelegate"]
        + ["lifecycle delegate=SceneDelegate callback=nobody launch=1"],
      ["lifecycle delegate=SceneDelegate callback=nobody launch=1"] + calls,
    ]
    let keys = texts.enumerated().map { index, lines in Self.rows(lines, device: "d\(index)", launch: "") }
    let whole = try KeyedLog(keys.flatMap(\.self), of: lifecycle)
    #expect(whole.findingCount > 4 && whole.summary.foldedLines == 1)
    for _ in 0..<20 {
      let mixed = try KeyedLog(Self.mixed(keys, &numbers), of: lifecycle, blockSize: 11, mostUnpacked: 2)
      #expect(mixed.lines.sorted() == whole.lines.sorted() && mixed.summary == whole.summary)
    }
    let alone = try keys.map { try KeyedLog($0, of: lifecycle) }
    #expect(alone.flatMap(\.lines).sorted() == whole.lines.sorted())
  }

  @Test("The lines in rows have a format of their own, whose messages may go on in the next row of the key")
  func formats() throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
    var numbers = SplitMix64(seed: 2)
    let keys = (0..<4).map { device in
      let lines = [
        "sceneWillEnterForeground", "sceneDidBecomeActive", "in\nsceneDidEnterBackground", "sceneDidBecomeActive",
      ]
      let head = "2026-08-11 17:15:22.031 Df Parcels[80\(device):98ec] "
      return Self.rows(
        lines.flatMap { (head + $0).split(separator: "\n").map(String.init) }, device: "", launch: "s\(device)")
    }
    let whole = try KeyedLog(keys.flatMap(\.self), of: lifecycle, formats: [.compact])
    #expect(whole.summary.calls == 16 && whole.summary.processes == 4 && whole.findingCount > 0)
    let mixed = try KeyedLog(Self.mixed(keys, &numbers), of: lifecycle, formats: [.compact], blockSize: 13)
    #expect(mixed.lines.sorted() == whole.lines.sorted())
  }

  @Test("A place is the source and the position of the row; a line without columns is known by its number")
  func places() throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
    let rows = Self.rows(["sceneDidBecomeActive", "sceneDidBecomeActive"], device: "d", launch: "s")
    let checked = try KeyedLog(rows, of: lifecycle)
    #expect(checked.lines.first?.hasPrefix(#"["d", "s"] 1"#) == true)
    #expect(checked.lines.first?.contains(" d.log:2:0..<20 at 1786436122000001 ") == true, "\(checked.lines)")
    var reader = LogReader(MessageReader(lifecycle), LogReader.Options(formats: [.keyed]))
    reader.begin(file: 0)
    reader.read(Array("\(rows[0])\n\nsceneDidBecomeActive\tno\n".utf8)[...]) { _, _ in }
    #expect(reader.malformedRow == 3)
  }

  /// The rows of keys with a log of a random run each; those of some lack a call.
  private static func keys(
    of lifecycle: Lifecycle, count: Int, _ numbers: inout SplitMix64
  ) throws -> [[String]] {
    let graph = RunGraph(lifecycle)
    let initial = try #require(graph.graph.initial)
    let log = RunLog(graph)
    return (0..<count).map { index in
      var walk = RandomWalk(in: graph, seed: numbers.next(), resolvesCalls: true)
      let scenes = graph.defaultSceneCount == 1 ? 1 : 1 + index % 3
      let run = walk.extend(Run(from: Configuration(initial, scenes: scenes)), by: 6 * scenes)
      var lines = log.text(of: run).split(separator: "\n").map(String.init)
      if index % 3 > 0, lines.count > 3 { lines.remove(at: 1 + numbers.next(below: lines.count - 1)) }
      if index % 3 == 2 { lines = lines.map { $0.replacing(/\ n=\d+/, with: "") } }
      // Two keys may have one device, and none a launch.
      return rows(lines, device: index < 6 ? "d\(index / 2)" : "", launch: index == 0 ? "" : "s\(index)")
    }
  }

  private static func rows(_ lines: [String], device: String, launch: String) -> [String] {
    lines.enumerated().map { position, line in
      "\(device)\t\(launch)\t\(1_786_436_122_000_000 + position)\t\t\(device).log\t\(position + 1)\t\(line)"
    }
  }

  /// The rows of all keys in a random order that keeps that of each.
  private static func mixed(_ keys: [[String]], _ numbers: inout SplitMix64) -> [String] {
    var rests = keys.map { $0[...] }
    var rows: [String] = []
    while let index = rests.indices.filter({ !rests[$0].isEmpty }).randomElement(using: &numbers) {
      rows.append(rests[index].removeFirst())
    }
    return rows
  }
}
