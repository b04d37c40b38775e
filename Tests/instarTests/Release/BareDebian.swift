import Foundation
import TestSupport

/// A Debian without Swift, and the release installed in a folder of it; deleted with the last reference to it.
///
/// `Scripts/bare-debian.sh` makes the one, `make release` the other.
final class BareDebian: Sendable {
  /// The folder in which the release is installed, seen from outside.
  let root: URL
  private let place = "/tmp/instar-\(UUID().uuidString)"

  private static let folder = Repository.root.appending(path: ".build/bare-debian")

  /// Installs the release.
  init() async throws {
    root = Self.folder.appending(path: place)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let install = try await ProgramRun([
      "make", "-C", Repository.root.path, "install", "DESTDIR=\(root.path)", "PREFIX=/usr/local",
    ])
    guard install.status == 0 else { throw Incomplete(description: install.text) }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// Runs a line of shell there, with nothing in the environment but a path, in a folder that can be written to.
  func shell(_ line: String) async throws -> ProgramRun {
    // Swift's programs find their arguments in /proc, which every running system has, and a mere folder does not.
    let unshare = ["unshare", "--map-root-user", "--mount", "--pid", "--fork", "--mount-proc=\(Self.folder.path)/proc"]
    let path = "PATH=\(place)/usr/local/bin:/usr/bin:/bin"
    return try await ProgramRun(
      unshare + ["chroot", Self.folder.path, "/usr/bin/env", "-i", path, "bash", "-c", "cd \(place); \(line)"])
  }

  /// `true` if tests run on it: it is installed, or it is required.
  static var isWanted: Bool {
    missing.isEmpty || ProcessInfo.processInfo.environment["INSTAR_REQUIRE_JUDGES"] == "1"
  }

  /// The reason that a skipped test shows.
  static var reason: String { "there is no \(missing.joined(separator: ", no "))" }

  private static var missing: [String] {
    let wanted = [
      "dist/bin/instar": "dist/bin/instar (run 'make release')",
      ".build/bare-debian/complete": ".build/bare-debian (run Scripts/bare-debian.sh)",
    ]
    return wanted.filter { file, _ in
      !FileManager.default.fileExists(atPath: Repository.root.appending(path: file).path)
    }.values.sorted()
  }

  /// The error of a release that lacks something.
  struct Incomplete: Error, CustomStringConvertible {
    let description: String
  }
}
