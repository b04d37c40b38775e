import Foundation
import TestSupport
import Testing

/// `Scripts/macos-libraries.sh` with fakes of Apple's tools, for which a program is a text: `link PATH` and `path PATH`.
@Suite("The release for macOS", .tags(.program))
struct MacLibrariesTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    let tools = [
      "otool": """
      case $1 in
        -L) echo "$2:"; sed -n 's/^link \\(.*\\)/\\t\\1 (compatibility version 1.0.0, current version 1.0.0)/p' "$2" ;;
        -l) sed -n 's/^path \\(.*\\)/          cmd LC_RPATH\\n      cmdsize 48\\n         path \\1 (offset 12)/p' "$2" ;;
      esac
      """,
      "install_name_tool": """
      case $1 in
        -id) sed "1s|.*|link $2|" "$3" >new && mv new "$3" ;;
        -change) sed "s|^link $2\\$|link $3|" "$4" >new && mv new "$4" ;;
        -delete_rpath) grep -vxF "path $2" "$3" >new; mv new "$3" ;;
        -add_rpath) echo "path $2" >>"$3" ;;
      esac
      """,
      "codesign": "echo signed >>\"$4\"",
      "xcrun": "echo \"$PWD/Toolchain/bin/swift\"",
    ]
    for (name, text) in tools { try sandbox.write("#!/bin/sh\n\(text)\n", to: "tools/\(name)", executable: true) }
    try sandbox.write(
      "link @rpath/libswiftCompatibilitySpan.dylib\nlink /usr/lib/libSystem.B.dylib\n",
      to: "Toolchain/lib/swift-6.2/macosx/libswiftCompatibilitySpan.dylib")
    try sandbox.write("", to: "Toolchain/bin/swift")
    try sandbox.write(
      "link \(cmark)\nlink /usr/lib/libSystem.B.dylib\n", to: "brew/opt/cmark/lib/libcmark.0.31.2.dylib")
  }

  private var cmark: String { sandbox.folder.path + "/brew/opt/cmark/lib/libcmark.0.31.2.dylib" }

  private func run(_ program: String) async throws -> ProgramRun {
    try sandbox.write(program, to: "dist/bin/instar")
    let script = Repository.root.appending(path: "Scripts/macos-libraries.sh").path
    return try await sandbox.shell("PATH=\"$PWD/tools:$PATH\" '\(script)' dist/bin/instar dist/lib/instar")
  }

  @Test("Libraries other than the system's are beside the program, which searches only there")
  func selfContained() async throws {
    let run = try await run(
      """
      link \(cmark)
      link @rpath/libswiftCompatibilitySpan.dylib
      link /usr/lib/swift/libswiftCore.dylib
      link /System/Library/Frameworks/Foundation.framework/Versions/C/Foundation
      path /usr/lib/swift
      path /Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift-6.2/macosx

      """)
    #expect(run.status == 0, "\(run)")
    #expect(
      sandbox.read("dist/bin/instar") == """
        link @rpath/libcmark.0.31.2.dylib
        link @rpath/libswiftCompatibilitySpan.dylib
        link /usr/lib/swift/libswiftCore.dylib
        link /System/Library/Frameworks/Foundation.framework/Versions/C/Foundation
        path /usr/lib/swift
        path @executable_path/../lib/instar
        signed

        """)
    #expect(sandbox.files(in: "dist/lib/instar") == ["libcmark.0.31.2.dylib", "libswiftCompatibilitySpan.dylib"])
    #expect(
      sandbox.read("dist/lib/instar/libcmark.0.31.2.dylib")
        == "link @rpath/libcmark.0.31.2.dylib\nlink /usr/lib/libSystem.B.dylib\nsigned\n")
    #expect(run.output.contains("dist/bin/instar links\n  @rpath/libcmark.0.31.2.dylib\n"))
  }

  @Test("A library that is in no toolchain is named")
  func unknownLibrary() async throws {
    let run = try await run("link @rpath/libswiftCompatibility99.dylib\n")
    #expect(run.status == 1)
    #expect(run.messages == "error: '@rpath/libswiftCompatibility99.dylib' is in no toolchain\n")
  }

  @Test("Remaining links and run paths to other places are named")
  func foreignLink() async throws {
    try sandbox.write("#!/bin/sh\n", to: "tools/install_name_tool", executable: true)
    let run = try await run("link \(cmark)\npath /opt/somewhere\n")
    #expect(run.status == 1)
    #expect(run.output.contains("  \(cmark): NOT THE SYSTEM'S\n"))
    #expect(run.output.contains("  run path /opt/somewhere: NOT THE SYSTEM'S\n"))
    #expect(run.messages == "error: the program needs what another Mac doesn't have\n")
  }
}
