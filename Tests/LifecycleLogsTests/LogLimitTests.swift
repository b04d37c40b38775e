import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Limits of a check of logs")
struct LogLimitTests {
  @Test("Of too many processes, the one that was silent longest is taken as ended, and a note counts them")
  func processes() throws {
    let calls = [
      "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
    ]
    func checked(_ processes: [Int], most: Int) throws -> CheckedLog {
      var counts: [Int: Int] = [:]
      let lines = processes.map { process in
        let call = calls[counts[process, default: 0] % 4]
        counts[process, default: 0] += 1
        return "2026-08-11 17:15:22.031 Df App[\(process):1] -[SceneDelegate \(call):] <UIWindowScene: 0x1f>"
      }
      return try CheckedLog(
        [lines.joined(separator: "\n")], of: Self.lifecycle(), observed: .delegates(Self.lifecycle().delegateIDs),
        findsNames: true, mostProcesses: most)
    }
    let few = try checked([1, 2, 3, 1, 2, 3, 1, 2, 3], most: 3)
    #expect(few.findings.isEmpty && few.summary.processes == 3)
    // 2 ends for 4, and begins again for 3, the one that is silent longest then.
    let many = try checked([1, 2, 3, 1, 3, 4, 1, 3, 2, 1, 3], most: 3)
    #expect(many.lines == ["0:6 too-many-processes 0 × 2"] && many.summary.processes == 5)
    #expect(many.lives.filter { $0.scope.life == nil }.map(\.scope.process).prefix(2) == [2, 4])
  }

  @Test("A log that conforms does so with few processes at a time, too", arguments: 0..<4)
  func silence(seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(seed))
    let lifecycle = try Self.lifecycle()
    let logs = try LogCheckTests.logs(of: lifecycle, scenes: 2, count: 6, seed: seed).enumerated().map {
      process, text in
      text.replacing("launch=", with: "launch=\(process)").split(separator: "\n")
    }
    var rests = logs.map { $0[...] }
    var mixed: [Substring] = []
    while let index = rests.indices.filter({ !rests[$0].isEmpty }).randomElement(using: &numbers) {
      mixed.append(rests[index].removeFirst())
    }
    for most in 1...6 {
      let checked = try CheckedLog([mixed.joined(separator: "\n")], of: lifecycle, mostProcesses: most)
      // A process that begins again writes another launch line.
      #expect(Set(checked.ids).isSubset(of: ["too-many-processes"]), "\(most): \(checked.lines)")
      #expect(most > 5 || !checked.ids.isEmpty)
      #expect(checked.summary.calls == mixed.count { $0.hasPrefix("lifecycle delegate=") })
    }
  }

  @Test("Of too many scenes, the one that was silent longest is forgotten, and a note says so")
  func scenes() throws {
    func ids(_ count: Int) throws -> [String] {
      let lines = (1...count).map { "-[SceneDelegate sceneDidBecomeActive:] <UIWindowScene: 0x\($0)000>" }
      return try CheckedLog(
        [lines.joined(separator: "\n")], of: Self.lifecycle(), observed: .delegates(Self.lifecycle().delegateIDs),
        findsNames: true
      ).lines
    }
    #expect(try ids(32) == [])
    #expect(try ids(35) == ["0:33 too-many-scenes 1 × 3"])
  }

  private static func lifecycle() throws -> Lifecycle {
    try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
  }
}
