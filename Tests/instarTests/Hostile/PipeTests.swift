import Foundation
import TestSupport
import Testing

@Suite("Pipes", .tags(.slow))
struct PipeTests {
  /// Ends the process `$child` if it waits for ever. A time limit of the suite would count the time until its turn comes.
  private static let watchdog = "{ sleep 60; kill -9 $child; } >/dev/null 2>&1 & watchdog=$!"

  @Test(
    "A pipe in an output folder is refused, not waited for",
    arguments: ["tables/order.md", ".instar.json", "Swift/SceneDelegate.swift"])
  func pipeInFolder(file: String) async throws {
    let sandbox = try Sandbox()
    let run = try await sandbox.shell(
      """
      mkdir -p out/uikit-scenes/\(file.contains("/") ? String(file.split(separator: "/")[0]) : "")
      mkfifo out/uikit-scenes/\(file)
      instar generate uikit-scenes --only tables,swift -o out & child=$!
      \(Self.watchdog)
      wait $child; status=$?; kill $watchdog; exit $status
      """)
    #expect(run.status == 2)
    #expect(run.messages.contains("\(file)': it is a pipe or a device"), "\(run.messages)")
  }

  @Test("A pipe to replay and a device as a log are refused, as none of them is empty")
  func refused() async throws {
    let sandbox = try Sandbox()
    let replay = try await sandbox.shell("mkfifo run && instar simulate uikit-scenes --replay run </dev/null")
    #expect(replay.status == 2 && replay.messages.hasPrefix("error: cannot read 'run': it is a pipe\n"))
    for command in ["check uikit-scenes", "events", "mine", "which", "coverage uikit-scenes"] {
      let run = try await sandbox.shell("instar log \(command) /dev/zero")
      #expect(run.status == 2 && run.messages.hasPrefix("error: cannot read '/dev/zero': it is a device\n"), "\(run)")
    }
  }

  @Test("A pipe that the user names is written, and read until its end")
  func namedPipe() async throws {
    let sandbox = try Sandbox()
    let run = try await sandbox.shell(
      "mkfifo out && { cat out & } && instar table uikit-scenes -o out && wait && instar table uikit-scenes >whole"
    )
    #expect(run.status == 0 && run.output == sandbox.read("whole"))
    let log = Repository.root.appending(path: "Tests/Fixtures/Logs/generated-swapped.log").path
    let read = try await sandbox.shell(
      "mkfifo in && { (sleep 0.3; cat '\(log)') >in & } && instar log check uikit-scenes in")
    let file = try await sandbox.shell("instar log check uikit-scenes '\(log)'")
    #expect(read.status == file.status)
  }

  @Test(
    "A log whose writer has not come can be interrupted", .enabled(if: ProcessInfo.isLinux),
    arguments: [SIGINT, SIGTERM])
  func waiting(signal: Int32) async throws {
    let run = try await Sandbox().shell(
      """
      set -m; mkfifo in; instar log check uikit-scenes in & child=$!
      \(Self.watchdog)
      sleep 1; kill -\(signal) -$child; wait $child; status=$?; kill $watchdog; exit $status
      """)
    #expect(run.status != 137, "\(run.messages)")
  }
}

extension ProcessInfo {
  /// `true` where a pipe without a writer is told from one whose writer has left.
  fileprivate static var isLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}
