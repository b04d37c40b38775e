import Foundation
import Testing

@Suite("Commands that are interrupted", .tags(.slow))
struct InterruptionTests {
  @Test(
    "Whenever the signal comes, files are whole and nothing is left beside them", arguments: [SIGINT, SIGTERM, SIGHUP])
  func anyTime(signal: Int32) async throws {
    let sandbox = try Sandbox()
    let whole = try await sandbox.shell("instar generate uikit-scenes -o whole --only json,tables,wiki,swift >&2")
    #expect(whole.status == 0)
    var interrupted = 0
    // Each wait is longer than the one before: on a slow machine as on a fast one, some signals come in the middle.
    var wait = 0.002
    for _ in 0..<30 {
      defer { wait *= 1.25 }
      let line = """
        rm -rf out; instar generate uikit-scenes -o out --only json,tables,wiki,swift & child=$!
        sleep \(wait); kill -\(signal) $child; wait $child
        """
      let run = try await sandbox.shell(line)
      if run.status != 0 {
        interrupted += 1
        #expect(run.status == 128 + signal)
      }
      for file in sandbox.files(in: "out") where !file.hasSuffix(".instar.json") {
        #expect(sandbox.read("out/\(file)") == sandbox.read("whole/\(file)"), "after \(wait) s: \(file)")
      }
    }
    #expect(interrupted > 0)
    // What was interrupted is finished by running it again.
    let again = try await sandbox.shell("instar generate uikit-scenes -o out --only json,tables,wiki,swift")
    #expect(again.status == 0, "\(again.messages)")
    #expect(sandbox.files(in: "out") == sandbox.files(in: "whole"))
  }
}
