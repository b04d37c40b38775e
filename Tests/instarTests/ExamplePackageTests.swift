import Foundation
import TestSupport
import Testing

/// Builds `Examples/Parcels`, with Instar as its dependency; takes minutes if nothing is built yet.
@Suite("The example package", .tags(.packages), .serialized)
struct ExamplePackageTests {
  private static let folder = Repository.root.appending(path: "Examples/Parcels").path
  private static let options = [
    "--package-path", folder, "--scratch-path", Repository.root.appending(path: ".build/example").path,
  ]

  @Test("The build generates Swift from the page, without a warning, and the app logs the page's calls")
  func buildTool() async throws {
    let build = try await Self.swift(["build"] + Self.options)
    #expect(build.status == 0, "\(build.text)")
    // Apple's linker warns of Homebrew's libcmark, which is built for newer systems than ours (swift-package-manager#6603).
    let warnings = build.text.split(separator: "\n").filter { $0.contains("warning:") && !$0.hasPrefix("ld: warning:") }
    #expect(warnings == [], "\(build.text)")
    #expect(try await Self.log() == Self.expectedLog)
  }

  #if os(Linux)
    @Test("With the released plugins, it is built from the artifact bundle, without libcmark's headers")
    func released() async throws {
      let script = Repository.root.appending(path: "Scripts/released-example.sh").path
      let run = try await ProgramRun([script], environment: ["INSTAR": "\(Sandbox.programs)/instar"])
      #expect(run.status == 0, "\(run.text)")
      let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("lifecycle") }
      #expect(lines.map { Self.steady(String($0)) } == Self.expectedLog)
      #expect(!run.text.contains("warning:"), "\(run.text)")
    }
  #endif

  @Test("The command plugin runs the command line in the package's folder")
  func command() async throws {
    let page = "Sources/Parcels/Parcel.lifecycle.md"
    let check = try await Self.swift(["package"] + Self.options + ["instar", "check", page])
    #expect(check.status == 0, "\(check.text)")
    let table = try await Self.swift(["package"] + Self.options + ["instar", "table", page])
    #expect(table.text.contains("| Deliver"), "\(table.text)")
    let wrong = try await Self.swift(
      ["package"] + Self.options + ["instar", "check", "Sources/Parcels/Parcle.lifecycle.md"])
    // SwiftPM prints the plugin's exit code, and ends with its own.
    #expect(wrong.status == 1)
    #expect(wrong.text.contains("Did you mean"), "\(wrong.text)")
    #expect(wrong.text.contains("exit code 2"), "\(wrong.text)")
  }

  private static let expectedLog = [
    #"lifecycle-launch page=Parcel delegates=Courier"#,
    #"lifecycle delegate=Courier callback="pickUp(at:)" state="On the way" n=1"#,
    #"lifecycle delegate=Courier callback="ring(_:)" n=2"#,
    #"lifecycle delegate=Courier callback="handOver()" state=Delivered n=3"#,
    #"lifecycle delegate=Courier callback="pickUp(at:)" state="On the way" n=4"#,
    #"lifecycle delegate=Courier callback="ring(_:)" n=5"#,
    #"lifecycle delegate=Courier callback="bringBack(because:)" state=Returned n=6"#,
  ]

  /// The lines that the app logs, without what differs between runs, systems and versions of the page.
  private static func log() async throws -> [String] {
    let run = try await Self.swift(["run", "--skip-build", "--quiet"] + Self.options + ["Parcels"])
    #if canImport(Darwin)
      let lines = try await UnifiedLog.lastMessages(7, of: "Parcels")
      #expect(run.status == 0, "\(run.text)")
    #else
      let lines = run.text.split(separator: "\n").map(String.init)
    #endif
    return lines.map(steady)
  }

  private static func steady(_ line: String) -> String {
    line.replacing(#/ (?:instance=0x[0-9a-f]+|(?:launch|digest)=[0-9a-f]{8}|system="[^"]+")/#, with: "")
  }

  private static func swift(_ arguments: [String]) async throws -> ProgramRun {
    // Without a fixed seed, the flags of traits come in another order, and everything is built again.
    try await ProgramRun(["swift"] + arguments, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
  }
}
