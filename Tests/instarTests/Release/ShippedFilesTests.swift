import Foundation
import TestSupport
import Testing

/// `Scripts/ship.py` with programs that print their version or, for other systems, are but the headers of programs.
@Suite("What ships", .tags(.program))
struct ShippedFilesTests {
  private let sandbox: Sandbox

  /// Compiles a program that prints the version 1.2.3, beside a manual and a file that nobody needs.
  init() async throws {
    sandbox = try Sandbox()
    try sandbox.write("#include <stdio.h>\nint main(void) { puts(\"1.2.3\"); }\n", to: "instar.c")
    try sandbox.write(".Dd\n", to: "dist/share/man/man1/instar.1")
    try sandbox.write("old\n", to: "dist/old.txt")
    #expect(try await sandbox.shell("mkdir dist/bin && clang instar.c -o dist/bin/instar").status == 0)
  }

  private func ship(_ arguments: String) async throws -> ProgramRun {
    let script = Repository.root.appending(path: "Scripts/ship.py").path
    return try await sandbox.shell("INSTAR_DIST=\"$PWD/dist\" '\(script)' \(arguments)")
  }

  /// Writes a program for macOS, of which it has but the header, as octal numbers, and a library beside it.
  private func writeMacProgram(_ header: String, in folder: String) async throws {
    try sandbox.write("", to: "\(folder)/lib/instar/libcmark.dylib")
    let make = "mkdir \(folder)/bin && printf '\(header)' >\(folder)/bin/instar && chmod +x \(folder)/bin/instar"
    #expect(try await sandbox.shell(make).status == 0)
  }

  /// The triple of this machine's programs.
  private static var triple: String {
    #if arch(arm64)
      let processor = (linux: "aarch64", macOS: "arm64")
    #else
      let processor = (linux: "x86_64", macOS: "x86_64")
    #endif
    #if os(Linux)
      return "\(processor.linux)-unknown-linux-gnu"
    #else
      return "\(processor.macOS)-apple-macosx"
    #endif
  }

  private var archiveName: String { "instar-1.2.3-\(Self.triple)" }

  /// A program for both of the Mac's processors: its first bytes, and twenty for each.
  private static let universal = #"\312\376\272\276\0\0\0\2\1\0\0\7"# + zeros + #"\1\0\0\14"# + zeros
  private static let zeros = String(repeating: #"\0"#, count: 16)

  @Test("The artifact bundle has a variant for each system, whose names stay the same")
  func bundle() async throws {
    try await writeMacProgram(Self.universal, in: "mac")
    try await writeMacProgram(#"\317\372\355\376\14\0\0\1"#, in: "other")
    let run = try await ship("artifactbundle mac other")
    #expect(run.status == 0 && run.text == "Packed \(sandbox.folder.path)/dist/instar.artifactbundle.zip\n", "\(run)")
    #expect(try await sandbox.shell("unzip -q dist/instar.artifactbundle.zip").status == 0)
    #expect(
      Set(sandbox.files(in: "instar.artifactbundle")) == [
        "LICENSES.txt", "info.json", "\(Self.triple)/bin/instar", "universal-apple-macosx/bin/instar",
        "universal-apple-macosx/lib/instar/libcmark.dylib", "arm64-apple-macosx/bin/instar",
        "arm64-apple-macosx/lib/instar/libcmark.dylib",
      ])
    #expect(try await sandbox.shell("instar.artifactbundle/\(Self.triple)/bin/instar").output == "1.2.3\n")
    #expect(
      sandbox.read("instar.artifactbundle/info.json") == """
        {
          "schemaVersion": "1.0",
          "artifacts": {
            "instar": {
              "type": "executable",
              "version": "1.2.3",
              "variants": [
                {
                  "path": "\(Self.triple)/bin/instar",
                  "supportedTriples": [
                    "\(Self.triple)"
                  ]
                },
                {
                  "path": "universal-apple-macosx/bin/instar",
                  "supportedTriples": [
                    "arm64-apple-macosx",
                    "x86_64-apple-macosx"
                  ]
                },
                {
                  "path": "arm64-apple-macosx/bin/instar",
                  "supportedTriples": [
                    "arm64-apple-macosx"
                  ]
                }
              ]
            }
          }
        }

        """)
  }

  @Test("An archive is named after the version and the system, and has what 'make install' installs")
  func archive() async throws {
    let name = archiveName
    let run = try await ship("archive")
    #expect(run.status == 0 && run.text == "Packed \(sandbox.folder.path)/dist/\(name).tar.gz\n", "\(run)")
    #expect(try await sandbox.shell("tar -xzf dist/\(name).tar.gz").status == 0)
    #expect(
      sandbox.files(in: name) == ["bin/instar", "share/doc/instar/LICENSES.txt", "share/man/man1/instar.1"])
    #expect(try await sandbox.shell("\(name)/bin/instar").output == "1.2.3\n")
    let licences = try #require(sandbox.read("\(name)/share/doc/instar/LICENSES.txt"))
    for package in ["swift-syntax", "Yams", "swift-nio"] { #expect(licences.contains("---- \(package): LICENSE")) }
    #expect(licences.contains("John MacFarlane"))
  }

  @Test("Downloads are unpacked only if they have the digest that is expected of them")
  func download() async throws {
    #expect(try await ship("archive").status == 0)
    let script = Repository.root.appending(path: "Scripts/get.sh").path
    let get = "'\(script)' \"file://$PWD/dist\""
    let run = try await sandbox.shell("\(get) \"$PWD/it's here\"")
    #expect(run.output == "Unpacked \(archiveName).tar.gz into \(sandbox.folder.path)/it's here\n", "\(run)")
    #expect(try await sandbox.shell("\"it's here/bin/instar\"").output == "1.2.3\n")
    let other = try await sandbox.shell("\(get) pinned \(String(repeating: "0", count: 64))")
    #expect(other.status == 2 && other.messages.contains("instead of 000"), "\(other)")
    #expect(try await sandbox.shell("echo >>dist/\(archiveName).tar.gz").status == 0)
    let changed = try await sandbox.shell("\(get) changed")
    #expect(
      changed.status == 2 && changed.messages.hasPrefix("error: '\(archiveName).tar.gz' has the digest "), "\(changed)")
    #expect(try await sandbox.shell("rm dist/*.tar.gz && : >dist/SHA256SUMS").status == 0)
    let none = try await sandbox.shell("\(get) none")
    #expect(
      none.messages == "error: 'file://\(sandbox.folder.path)/dist/SHA256SUMS' has no archive for \(Self.triple)\n")
    let nowhere = try await sandbox.shell("'\(script)' file:///nowhere none")
    #expect(
      nowhere.status == 2 && nowhere.messages.contains("error: cannot download 'file:///nowhere/SHA256SUMS'"),
      "\(nowhere)")
    #expect(["changed", "none", "pinned"].allSatisfy { sandbox.files(in: $0).isEmpty })
  }

  @Test("The same files are packed to the same bytes on another day, and their digests are right")
  func isReproducible() async throws {
    #expect(try await ship("archive").status == 0)
    #expect(try await ship("artifactbundle").status == 0)
    let first = sandbox.read("dist/SHA256SUMS")
    #expect(first?.split(separator: "\n").count == 2)
    #expect(try await sandbox.shell("cd dist && shasum -a 256 -c SHA256SUMS").status == 0)
    #expect(try await sandbox.shell("find dist -exec touch -t 203001020304 {} +").status == 0)
    #expect(try await ship("artifactbundle").status == 0)
    #expect(try await ship("archive").status == 0)
    #expect(sandbox.read("dist/SHA256SUMS") == first)
  }

  @Test("The plugins' package names the bundle by its URL and the checksum that SwiftPM computes of it")
  func plugins() async throws {
    #expect(try await ship("artifactbundle").status == 0)
    let url = "https://example.com/1.2.3/instar.artifactbundle.zip"
    #expect(try await ship("plugins \(url)").status == 0)
    #expect(
      sandbox.files(in: "dist/InstarPlugins") == [
        "InstarCommand/InstarCommand.swift", "InstarSwift/InstarSwift.swift", "LICENSE", "Package.swift",
      ])
    let checksum = try await sandbox.shell("swift package compute-checksum dist/instar.artifactbundle.zip").output
    #expect(checksum.count == 65)
    #expect(
      sandbox.read("dist/SHA256SUMS") == checksum.replacing("\n", with: "  instar.artifactbundle.zip\n"))
    let dump = try await sandbox.shell("swift package --package-path dist/InstarPlugins dump-package")
    let package = try JSONDecoder().decode(DumpedPackage.self, from: Data(dump.output.utf8))
    #expect(package.dependencies.isEmpty)
    #expect(
      package.targets.last
        == DumpedPackage.Target(name: "instar", type: "binary", url: url, checksum: checksum.filter { $0 != "\n" }))
    #expect(package.targets.map(\.type) == ["plugin", "plugin", "binary"])
  }

  @Test("Without a release, or with what cannot be shipped, it says what to do")
  func failures() async throws {
    #expect(try await ship("plugins http://example.com/instar.artifactbundle.zip").messages.contains("https://"))
    let without = try await ship("plugins https://example.com/instar.artifactbundle.zip")
    #expect(without.status == 2 && without.messages.hasSuffix("help: Run 'make artifactbundle' first\n"), "\(without)")
    #expect(try await ship("artifactbundle dist").messages == "error: several programs are for \(Self.triple)\n")
    let nowhere = try await ship("archive nowhere")
    #expect(nowhere.messages == "error: 'nowhere/bin/instar' is missing\nhelp: Run 'make release' first\n")
    try sandbox.write("#!/bin/sh\necho 1.2.3\n", to: "script/bin/instar", executable: true)
    let script = try await ship("archive script")
    #expect(script.messages.hasPrefix("error: 'script/bin/instar' is no program for Linux or macOS"), "\(script)")
    #expect(try await ship("").status == 64)
  }
}

/// As much of `swift package dump-package` as tests ask for.
private struct DumpedPackage: Decodable {
  struct Target: Decodable, Equatable {
    var name: String
    var type: String
    var url: String?
    var checksum: String?
  }

  let dependencies: [Unread]
  let targets: [Target]

  struct Unread: Decodable {}
}
