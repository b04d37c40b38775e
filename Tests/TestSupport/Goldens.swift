import Foundation
import Testing

/// Texts that were looked at once and must stay as they are, below `Tests/Golden`.
///
/// With `RECORD=1` in the environment they are rewritten, and the test fails, so that recording never looks like passing.
package struct Goldens {
  private let folder: URL

  /// The goldens of a folder below `Tests/Golden`.
  package init(_ folder: String) {
    self.folder = Repository.root.appending(path: "Tests/Golden").appending(path: folder)
  }

  /// Expects just these files with just these texts; others in the folder are orphans and fail too.
  package func expect(_ files: [String: String]) throws {
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try record(files)
      Issue.record("Recorded \(files.count) goldens in \(folder.lastPathComponent); run again without RECORD")
      return
    }
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let golden = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      #expect(golden != nil, "\(path) has no golden: record it with RECORD=1")
      if let golden, golden != text {
        Issue.record(
          "\(folder.lastPathComponent)/\(path) differs from its golden:\n\(Self.firstDifference(golden, text))")
      }
    }
    for orphan in try existing() where files[orphan] == nil {
      Issue.record("\(folder.lastPathComponent)/\(orphan) is a golden that nothing makes: remove it")
    }
  }

  /// The text of a golden of which a test checks a part.
  package func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private func record(_ files: [String: String]) throws {
    try? FileManager.default.removeItem(at: folder)
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private func existing() throws -> [String] {
    guard let names = FileManager.default.subpaths(atPath: folder.path) else { return [] }
    // Finder leaves `.DS_Store` in each folder that it has shown.
    return names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".DS_Store") && folder.appending(path: $0).isFile }
      .sorted()
  }

  private static func firstDifference(_ golden: String, _ text: String) -> String {
    let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    let shown = { (lines: [Substring]) in lines.indices.contains(line) ? String(lines[line]) : "(end)" }
    return "line \(line + 1)\n- \(shown(old))\n+ \(shown(new))"
  }
}

extension URL {
  /// `true` for a file, `false` for a folder.
  fileprivate var isFile: Bool {
    (try? resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false
  }
}
