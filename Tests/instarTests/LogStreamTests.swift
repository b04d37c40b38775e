import Foundation
import TestSupport
import Testing

@Suite("Logs as files and from standard input", .tags(.slow))
struct LogStreamTests {
  private static let logs = Repository.root.appending(path: "Tests/Fixtures/Logs")

  @Test(
    "A log means the same as a file and from standard input",
    arguments: Seeds.areAll ? ["uikit", "uikit-scenes", "mobile"] : ["mobile"])
  func sameAnswer(page: String) async throws {
    let sandbox = try Sandbox()
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.logs.path).filter { $0.hasSuffix(".log") }
    // Those of generated Swift name their delegates, but for one that begins in the middle; of the others, a twentieth.
    let chosen = names.sorted().enumerated().filter { index, name in
      Seeds.areAll || name.hasPrefix("generated") || index % 20 == 0
    }.map(\.element)
    let run = try await sandbox.shell(
      """
      for log in \(chosen.map { "'\($0)'" }.joined(separator: " ")); do
        cp "\(Self.logs.path)/$log" . || exit
        instar log check \(page) "$log" >file 2>/dev/null; status=$?
        instar log check \(page) <"$log" >input 2>/dev/null; other=$?
        [ $status = $other ] || echo "$log: $status as a file, $other as input"
        # What a file has several times is told once, with a count; a stream tells it when it comes.
        sed -i.bak "s/<stdin>/$log/g" input
        sed -i.bak 's/ ([0-9]* times)//' file
        [ $status = 1 ] && ! diff -q file input >/dev/null && echo "$log: other findings"
      done
      true
      """)
    #expect(run.output == "")
  }

  @Test("Where the page had another name, the delegates that the launch line names count")
  func renamedPage() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      lifecycle-launch launch=5f0c22ab page="An older title" digest=00c0ffee delegates=SceneDelegate system="iOS 27.0"
      lifecycle delegate=SceneDelegate callback="scene(_:willConnectTo:options:)" instance=0x1 scene=1 launch=5f0c22ab n=1

      """, to: "app.log")
    let file = try await sandbox.shell("instar log check uikit-scenes app.log")
    let input = try await sandbox.shell("instar log check uikit-scenes <app.log")
    #expect(file.status == 0 && input.status == 0, "\(input.output)")
  }

  @Test(
    "Standard input that is closed is told, and not waited for", .mustEnd,
    arguments: [
      "log check uikit-scenes", "log mine", "log events", "log coverage uikit-scenes", "log which", "check -",
      "import -",
    ])
  func closed(command: String) async throws {
    let sandbox = try Sandbox()
    let run = try await sandbox.shell("instar \(command) <&-")
    #expect(run.status == 2 && run.messages.contains("cannot read 'standard input'"), "\(run.status): \(run.messages)")
  }
}
