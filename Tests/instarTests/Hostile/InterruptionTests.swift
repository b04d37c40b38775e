import Foundation
import TestSupport
import Testing

@Suite("Interrupted commands", .tags(.slow))
struct InterruptionTests {
  @Test(
    "At any time of the signal, files are whole and no temporary files are left", arguments: [SIGINT, SIGTERM, SIGHUP])
  func anyTime(signal: Int32) async throws {
    let sandbox = try Sandbox()
    let start = ContinuousClock.now
    let whole = try await sandbox.shell("instar generate uikit-scenes -o whole --only json,tables,wiki,swift >&2")
    // At most a second: a machine that was busy may be idle now, and every test would wait for nothing.
    let time = min((ContinuousClock.now - start) / .seconds(1), 1)
    #expect(whole.status == 0)
    var interrupted = 0
    for step in stride(from: 0, to: 30, by: Seeds.areAll ? 1 : 10) {
      let wait = time * Double(step) / 25
      // Without `set -m`, background jobs of a shell ignore SIGINT.
      let line = """
        set -m; rm -rf out; instar generate uikit-scenes -o out --only json,tables,wiki,swift & child=$!
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
    // An interrupted command is completed by running it again.
    let again = try await sandbox.shell("instar generate uikit-scenes -o out --only json,tables,wiki,swift")
    #expect(again.status == 0, "\(again.messages)")
    #expect(sandbox.files(in: "out") == sandbox.files(in: "whole"))
  }
}
