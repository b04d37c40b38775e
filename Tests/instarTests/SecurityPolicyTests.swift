import Foundation
import TestSupport
import Testing

@Suite("SECURITY.md")
struct SecurityPolicyTests {
  /// Every test file by its name without the extension, with its text.
  private static let files: [String: String] = {
    let top = Repository.root.appending(path: "Tests")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: top.path)) ?? []
    let tests = paths.filter { $0.hasSuffix("Tests.swift") }.map { path in
      let name = path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? path
      return (name, (try? String(contentsOf: top.appending(path: path), encoding: .utf8)) ?? "")
    }
    return Dictionary(tests) { first, _ in first }
  }()

  private func rows() throws -> [Substring] {
    let page = try String(contentsOf: Repository.root.appending(path: "SECURITY.md"), encoding: .utf8)
    return page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map { $0 }
  }

  @Test("Every threat names tests, and every named test exists")
  func tests() throws {
    let rows = try rows()
    #expect(rows.count > 15)
    for row in rows {
      let cells = row.split(separator: "|")
      let names = (cells.last ?? "").matches(of: /`([^`]+)`/).map { String($0.output.1) }
      #expect(cells.count == 3 && !names.isEmpty, "\(row)")
      for name in names where !name.hasPrefix("make ") { #expect(isThere(name), "\(name)") }
    }
  }

  @Test("A missing test is noticed")
  func noticed() {
    #expect(isThere("SecurityPolicyTests/noticed") && isThere("SecurityPolicyTests"))
    #expect(!isThere("SecurityPolicyTests/nothing") && !isThere("NoTests/noticed"))
  }

  /// Returns `true` for a file of tests, a suite, or a function of a suite that exists.
  private func isThere(_ name: String) -> Bool {
    if name.hasPrefix("Tests/") {
      return FileManager.default.fileExists(atPath: Repository.root.appending(path: name).path)
    }
    let parts = name.split(separator: "/").map(String.init)
    guard let suite = parts.first, let text = Self.files[suite] else { return false }
    return parts.count == 1 || text.contains("  func \(parts[1])(")
  }
}
