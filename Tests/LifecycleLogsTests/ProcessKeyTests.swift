import LifecycleLogs
import LifecycleModel
import TestSupport
import Testing

@Suite("What tells processes apart")
struct ProcessKeyTests {
  @Test("Keys that are chosen tell processes apart, and nothing else does; without any of them, the file does")
  func keys() throws {
    let logs = [
      Self.log(device: "a", processes: [1, 2]), Self.log(device: "b", processes: [1, 3]),
    ]
    for (keys, count) in [
      (nil, 4), ([.file], 2), ([.device], 2), ([.process], 3), ([.device, .process], 4), ([.file, .process], 4),
      ([.launch], 2),
    ] as [(Set<ProcessKey>?, Int)] {
      #expect(try Self.checked(logs, by: keys).summary.processes == count, "\(keys ?? [])")
    }
  }

  @Test("Where no number tells processes apart, a call that only a new process has begins another one")
  func launches() throws {
    let launch = "application(_:didFinishLaunchingWithOptions:)"
    let log = Self.log(device: "a", processes: [1, 2], calls: [launch, "sceneDidBecomeActive(_:)"])
    #expect(try Self.checked([log], by: [.device]).summary.processes == 2)
    #expect(try Self.checked([log], by: [.device]).findings.isEmpty)
    #expect(try Self.checked([log], by: [.process]).summary.processes == 2)
  }

  @Test("A process in two files without dates may be two; with dates, a boot, or keys that are chosen, it is known")
  func undated() throws {
    let undated = ["D/App ( 803): sceneDidBecomeActive", "D/App ( 803): sceneWillResignActive"]
    let found = try Self.checked(undated).undatedProcess
    #expect(found?.number == 803 && found?.first == 0 && found?.other == 1)
    #expect(try Self.checked([undated.joined(separator: "\n")]).undatedProcess == nil)
    #expect(try Self.checked([undated[0], "D/App ( 804): sceneWillResignActive"]).undatedProcess == nil)
    #expect(try Self.checked([undated[0], "D/App ( 803): something else"]).undatedProcess == nil)
    #expect(try Self.checked(undated, by: [.process]).undatedProcess == nil)
    #expect(try Self.checked(undated, by: [.process]).summary.processes == 1)
    #expect(try Self.checked(undated, by: [.file, .process]).summary.processes == 2)
    let dated = undated.map { "08-11 17:15:22.031 \($0)" }
    #expect(try Self.checked(dated).undatedProcess == nil)
    #expect(try Self.checked([dated[0], undated[1]]).undatedProcess?.other == 1)
    let booted = ["sceneDidBecomeActive", "sceneWillResignActive"].map {
      #"{"eventMessage":"\#($0)","bootUUID":"3590","processID":803}"#
    }
    #expect(try Self.checked(booted).undatedProcess == nil)
    let clocks = ["default\t17:15:22.031000+0900\tApp\t803\tsceneDidBecomeActive"]
    #expect(try Self.checked(clocks + clocks).undatedProcess?.number == 803)
  }

  private static func checked(_ logs: [String], by keys: Set<ProcessKey>? = nil) throws -> CheckedLog {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
    return try CheckedLog(logs, of: lifecycle, findsNames: true, by: keys)
  }

  private static func log(
    device: String, processes: [Int], calls: [String] = ["sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)"]
  ) -> String {
    processes.flatMap { process in
      calls.map { "Aug 11 17:15:22 \(device) App[\(process)] <Notice>: \($0)" }
    }.joined(separator: "\n")
  }
}
