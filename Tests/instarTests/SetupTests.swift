import Foundation
import TestSupport
import Testing

@Suite("Setup", .tags(.program))
struct SetupTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// Runs `Scripts/setup.sh` with some programs that print texts.
  private func setUp(_ programs: [String: String]) async throws -> ProgramRun {
    for (name, text) in programs {
      try sandbox.write("#!/bin/sh\nprintf '%s\\n' \"\(text)\"\n", to: "programs/\(name)", executable: true)
    }
    let script = Repository.root.appending(path: "Scripts/setup.sh").path
    return try await sandbox.shell("PATH=\"$PWD/programs:/usr/bin:/bin\" '\(script)'")
  }

  @Test(
    "A Swift that is too old is named, with the required version",
    arguments: [
      ("Apple Swift version 6.2 (swiftlang-6.2.0.19.9 clang-1700.3.19.1)", "6.2"),
      ("swift-driver version: 1.120.5 Apple Swift version 6.1.2 (swiftlang-6.1.2.1.2)", "6.1.2"),
      ("Swift version 5.10.1 (swift-5.10.1-RELEASE)", "5.10.1"),
    ])
  func tooOld(text: String, version: String) async throws {
    let run = try await setUp(["swift": text, "uname": "Darwin"])
    #expect(run.status == 1)
    #expect(
      run.messages == """
        error: Instar needs Swift 6.2.1 or later (Xcode 26.1 or later), and 'swift' is version \(version)
        help: Choose a newer Xcode with 'sudo xcode-select -s /Applications/Xcode.app'

        """)
  }

  @Test("Without Homebrew, a Mac gets a list of missing programs", arguments: ["6.2.1", "6.4", "7.0"])
  func noHomebrew(version: String) async throws {
    let swift = "Apple Swift version \(version) (swiftlang)"
    for name in ["pkg-config", "dot"] {
      try sandbox.write("#!/bin/sh\nexit 1\n", to: "programs/\(name)", executable: true)
    }
    let run = try await setUp(["swift": swift, "uname": "Darwin"])
    #expect(run.status == 1)
    #expect(
      run.messages == """
        error: These are not installed: cmark
        help: Get Homebrew from https://brew.sh, or install them with MacPorts or Nix, and pkg-config so that they are found

        """)
  }
}
