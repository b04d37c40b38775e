import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import SwiftGeneration
import TestSupport
import Testing

@Suite("Checks of logs")
struct LogCheckTests {
  /// Life cycles with a name: those of pages with something to log, and random ones.
  static let lifecycles =
    ((TestPage.bundled + TestPage.fixtures).map { ($0.name, $0.lifecycle) }
    + Seeds.first(40).map { seed in
      var lifecycle = Lifecycle.random(seed: seed, size: 3 + seed % 4)
      // They need not hold.
      lifecycle.rules = []
      return ("random \(seed)", lifecycle)
    })
    .filter { !$0.1.observedCallbacks(of: $0.1.loggedDelegates).isEmpty }

  @Test("The log of a run conforms, whatever the sizes of the blocks", arguments: lifecycles.indices)
  func silence(index: Int) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    for scenes in Seeds.turn(of: [1, 2, 3], at: index) {
      for text in try Self.logs(of: lifecycle, scenes: scenes, count: Seeds.repetitions(3), seed: index) {
        let checked = try CheckedLog([text], of: lifecycle)
        #expect(checked.findings.isEmpty, "\(name): \(checked.lines)\n\(text)")
        #expect(checked.summary.calls == text.count(of: "\nlifecycle delegate="), "\(name)")
        let inPieces = try CheckedLog([text], of: lifecycle, blockSize: 1 + index)
        #expect(inPieces.lines == checked.lines && inPieces.summary == checked.summary)
      }
    }
  }

  @Test(
    "A line that is dropped, doubled or moved is a note by its number, and never an error",
    arguments: lifecycles.indices, LineChange.allCases)
  func lines(index: Int, change: LineChange) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    var numbers = SplitMix64(seed: UInt64(index))
    for text in try Self.logs(of: lifecycle, scenes: 1 + index % 3, count: Seeds.repetitions(4), seed: index) {
      guard let changed = change.applied(to: text, &numbers) else { continue }
      let checked = try CheckedLog([changed], of: lifecycle)
      #expect(Set(checked.ids).isSubset(of: [change.id]), "\(name): \(checked.lines)\n\(changed)")
      #expect(change == .dropped || checked.ids.contains(change.id), "\(name)\n\(changed)")
    }
  }

  @Test(
    "Without numbers, what is reported no run explains, as a search through all runs confirms",
    arguments: lifecycles.indices, CallMutation.allCases)
  func soundness(index: Int, mutation: CallMutation) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    let graph = RunGraph(lifecycle)
    let callbacks = lifecycle.observedCallbacks(of: lifecycle.loggedDelegates)
    var numbers = SplitMix64(seed: UInt64(index))
    for run in Run.random(in: graph, scenes: 1 + index % 2, count: Seeds.repetitions(4), seed: index) {
      let calls = ObservedCall.all(of: run, among: callbacks, in: lifecycle)
      guard let wrong = mutation.applied(to: calls, &numbers) else { continue }
      let legal = CallOracle(graph, observing: callbacks, scenes: graph.defaultSceneCount).legalCount(of: wrong)
      let checked = try CheckedLog([Self.text(of: wrong, in: lifecycle)], of: lifecycle)
      let first = checked.findings.first { $0.reason.descriptor.id == "unexpected-call" }
      // The launch line comes before the first call.
      let reported = first.map { $0.place.line - 2 } ?? wrong.count
      #expect(reported >= legal, "\(name): \(checked.lines)\n\(Self.text(of: wrong, in: lifecycle))")
      // Of a call of the process, scenes may be the reason that have not been seen.
      let isOneLife = callbacks.allSatisfy { lifecycle.delegate(of: $0).multiplicity == .process }
      if isOneLife, graph.defaultSceneCount == 1 {
        #expect(reported == legal, "\(name): \(checked.lines)\n\(Self.text(of: wrong, in: lifecycle))")
      }
    }
  }

  @Test(
    "Where nothing tells scenes apart, no call of a run of several scenes is an error, from the launch on and from anywhere",
    arguments: lifecycles.indices)
  func indistinctScenes(index: Int) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    for scenes in Seeds.turn(of: [1, 2, 3, 4], at: index) {
      for text in try Self.logs(
        of: lifecycle, scenes: scenes, count: 2 * Seeds.repetitions(3), seed: index + 100 * scenes)
      {
        let bare = text.replacing(#/ (instance|scene|n)=\S+/#, with: "")
        let lines = bare.split(separator: "\n", omittingEmptySubsequences: false)
        for rest in [bare, lines.dropFirst(2).joined(separator: "\n")] {
          let checked = try CheckedLog([rest], of: lifecycle)
          #expect(Set(checked.ids).isSubset(of: ["indistinct-scenes"]), "\(name): \(checked.lines)\n\(rest)")
        }
      }
    }
  }

  @Test("Lines of an app's own that the page describes are checked as its calls")
  func ownLines() throws {
    var lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
    lifecycle.logLines = [LoggedLine(LinePattern(#"^on_(?<callback>\w+)"#), .named)]
    let calls = [
      "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
    ]
    func checked(_ calls: [String]) throws -> CheckedLog {
      let text = calls.map { "on_\($0) <UIWindowScene: 0x1f>\n" }.joined()
      return try CheckedLog([text], of: lifecycle, observed: .delegates(lifecycle.delegateIDs))
    }
    #expect(try checked(calls).findings.isEmpty && checked(calls).summary.calls == 4)
    #expect(try checked([calls[0], calls[1], calls[3]]).ids == ["unexpected-call"])
  }

  @Test("The rest of a log conforms, too: its process may be anywhere", arguments: lifecycles.indices)
  func rest(index: Int) throws {
    let (name, lifecycle) = Self.lifecycles[index]
    var numbers = SplitMix64(seed: UInt64(index))
    for text in try Self.logs(of: lifecycle, scenes: 2, count: Seeds.repetitions(4), seed: index) {
      let lines = text.split(separator: "\n")
      let rest = lines.dropFirst(1 + numbers.next(below: lines.count)).joined(separator: "\n")
      let checked = try CheckedLog([rest], of: lifecycle)
      #expect(checked.findings.isEmpty, "\(name): \(checked.lines)\n\(rest)")
    }
  }

  @Test("Processes that write into one log are told apart: each has the findings that it has alone")
  func processes() throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
    var numbers = SplitMix64(seed: 9)
    let logs = try Self.logs(of: lifecycle, scenes: 2, count: 12, seed: 9).map { text in
      // Every third log has a wrong call, whose numbers are right.
      text.split(separator: "\n").map(String.init)
    }
    let broken = logs.enumerated().map { index, lines in index % 3 == 0 ? Self.withoutOneCall(lines, &numbers) : lines }
    let alone = try broken.map { try CheckedLog([$0.joined(separator: "\n")], of: lifecycle) }
    var rests = broken.map { $0[...] }
    var mixed: [String] = []
    while let index = rests.indices.filter({ !rests[$0].isEmpty }).randomElement(using: &numbers) {
      mixed.append(rests[index].removeFirst())
    }
    let together = try CheckedLog([mixed.joined(separator: "\n")], of: lifecycle)
    #expect(alone.contains { !$0.findings.isEmpty })
    let prints = { (log: CheckedLog) in
      log.findings.map { String(decoding: $0.line, as: UTF8.self) + $0.fingerprint(on: lifecycle) }
    }
    #expect(prints(together).sorted() == alone.flatMap(prints).sorted())
  }

  /// The lines without a call in the middle, with the numbers of a log that never had it.
  private static func withoutOneCall(_ lines: [String], _ numbers: inout SplitMix64) -> [String] {
    var lines = lines
    guard lines.count > 4 else { return lines }
    let gone = 3 + numbers.next(below: lines.count - 3)
    lines.remove(at: gone)
    return lines.enumerated().map { index, line in
      guard index >= gone, let number = line.range(of: " n=") else { return line }
      return String(line[..<number.lowerBound]) + " n=\((Int(line[number.upperBound...]) ?? 0) - 1)"
    }
  }

  /// The logs of random runs that call something.
  static func logs(of lifecycle: Lifecycle, scenes: Int, count: Int, seed: Int) throws -> [String] {
    let log = RunLog(RunGraph(lifecycle))
    return Run.random(in: RunGraph(lifecycle), scenes: scenes, count: count, seed: seed)
      .map(log.text).filter { !$0.isEmpty }
  }

  /// A generated log of calls, without numbers.
  private static func text(of calls: [ObservedCall], in lifecycle: Lifecycle) -> String {
    let delegates = lifecycle.loggedDelegates.map { lifecycle[$0].name }.joined(separator: ",")
    let launch =
      "lifecycle-launch launch=1 page=\(RunLog.quoted(lifecycle.name)) digest=\(lifecycle.callDigest) "
      + "delegates=\(RunLog.quoted(delegates))"
    let lines = calls.map { call in
      let delegate = lifecycle.delegate(of: call.callback)
      let instance = call.scene.map { " instance=0x\(String($0 + 1, radix: 16))" } ?? ""
      return
        "lifecycle delegate=\(RunLog.quoted(delegate.name)) callback=\(RunLog.quoted(lifecycle[call.callback].name))"
        + instance + " launch=1"
    }
    return ([launch] + lines).joined(separator: "\n")
  }
}

/// A change of a log's lines.
enum LineChange: CaseIterable {
  /// A line is dropped.
  case dropped
  /// A line is there twice.
  case doubled
  /// A line has changed places with the next one.
  case swapped

  /// The id of the finding.
  var id: String { self == .dropped ? "lost-lines" : "late-line" }

  /// A log with the change at a random place after the launch line; `nil` where there is none.
  func applied(to text: String, _ numbers: inout SplitMix64) -> String? {
    var lines = text.split(separator: "\n").map(String.init)
    // A process that begins again writes another launch line.
    let isOneProcess = lines.count { $0.hasPrefix("lifecycle-launch") } == 1
    guard lines.count > 3, isOneProcess else { return nil }
    let place = 1 + numbers.next(below: lines.count - 2)
    switch self {
    case .dropped: lines.remove(at: place)
    case .doubled: lines.insert(lines[place], at: place)
    case .swapped: lines.swapAt(place, place + 1)
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The number of times that a text occurs.
  fileprivate func count(of text: String) -> Int { split(separator: text, omittingEmptySubsequences: false).count - 1 }
}
