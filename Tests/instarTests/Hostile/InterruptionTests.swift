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

  @Test(
    "A drawing that is interrupted leaves nothing where the system keeps temporary files",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func temporaryFolders(signal: Int32) async throws {
    let sandbox = try Sandbox()
    try sandbox.write("#!/bin/bash\n: > drawing; sleep 300\n", to: "bin/dot", executable: true)
    let run = try await sandbox.shell(
      """
      set -m; mkdir tmp; TMPDIR=$PWD/tmp PATH="$PWD/bin:$PATH" instar generate uikit-app -o out --only svg & child=$!
      until [[ -e drawing ]]; do sleep 0.02; done
      ls tmp >&2; kill -\(signal) $child; wait $child; status=$?; ls tmp; exit $status
      """)
    #expect(run.status == 128 + signal && run.messages.hasPrefix("instar-") && run.output == "", "\(run)")
    // With the real program, at any time.
    for step in stride(from: 1, to: 25, by: Seeds.areAll ? 1 : 8) {
      let run = try await sandbox.shell(
        """
        set -m; rm -rf out; TMPDIR=$PWD/tmp instar generate uikit-app -o out --only svg & child=$!
        sleep \(Double(step) / 20); kill -\(signal) $child; wait $child; ls tmp
        """)
      #expect(run.output == "" || run.output.hasPrefix("out/"), "step \(step): \(run)")
      #expect(sandbox.files(in: "tmp") == [])
    }
  }

  @Test("Under nohup, a terminal that is closed ends nothing")
  func nohup() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "#!/bin/bash\n: > drawing; sleep 1; PATH=${PATH#*:} exec dot \"$@\"\n", to: "bin/dot", executable: true)
    let run = try await sandbox.shell(
      """
      set -m; PATH="$PWD/bin:$PATH" nohup instar generate uikit-app -o out --only svg >log 2>&1 & child=$!
      until [[ -e drawing ]]; do sleep 0.02; done
      kill -HUP $child; wait $child
      """)
    #expect(run.status == 0, "\(run) \(sandbox.read("log") ?? "")")
  }

  @Test("What a killed run has left incomplete is deleted by the next one, and what another one is writing is not")
  func leftovers() async throws {
    let sandbox = try Sandbox()
    let run = try await sandbox.shell(
      """
      mkdir -p out/uikit-scenes
      sleep 30 & alive=$!
      true & gone=$!
      wait $gone
      touch out/uikit-scenes/.instar-$gone-abcdef out/uikit-scenes/.instar-$alive-abcdef
      instar generate uikit-scenes --only tables -o out >written
      kill $alive
      ls -A out/uikit-scenes | grep -c 'instar-[0-9]'
      """)
    #expect(run.output == "1\n", "\(run.output)\(run.messages)")
  }

  @Test(
    "Whatever was interrupted, and whatever the next run wants: no file counts as edited",
    arguments: Seeds.areAll ? [SIGINT, SIGTERM, SIGKILL] : [SIGKILL])
  func healing(signal: Int32) async throws {
    let sandbox = try Sandbox()
    let generate = "instar generate uikit-scenes -o out --only json,tables,wiki,swift"
    let start = ContinuousClock.now
    #expect(try await sandbox.shell("\(generate) >&2").status == 0)
    let time = min((ContinuousClock.now - start) / .seconds(1), 1)
    for step in stride(from: 1, to: 30, by: Seeds.areAll ? 1 : 9) {
      let language = step % 2 == 0 ? "" : "--language ja"
      _ = try await sandbox.shell(
        """
        set -m; \(generate) \(language) & child=$!
        sleep \(time * Double(step) / 25); kill -\(signal) $child; wait $child
        """)
      let other = step % 3 == 0 ? "--language ko" : ""
      let run = try await sandbox.shell("\(generate) \(other)")
      #expect(run.status == 0 && !run.messages.contains("kept"), "after step \(step): \(run.messages)")
    }
  }
}
