import Diagnostics
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import instar

/// The problems of diagnostics as people and programs get them.
enum RenderingViolations {
  static func all(of diagnostics: FileDiagnostics) -> [String] {
    let count = diagnostics.diagnostics.count
    var violations: [String] = []
    guard let run = try? DiagnosticsRun(of: PageSubject.tool) else { return ["a check without choices is refused"] }
    for format in DiagnosticFormat.allCases {
      let text = run.text(of: [diagnostics], as: format)
      switch format {
      case .text:
        if steers(text) { violations.append("the diagnostics control a terminal") }
      case .json:
        let lines = text.split(separator: "\n")
        if lines.count != count { violations.append("\(count) diagnostics are \(lines.count) lines of JSON") }
        if !lines.allSatisfy({ isJSON($0) }) { violations.append("a diagnostic is no JSON") }
      case .sarif, .gitlab:
        if !isJSON(text) { violations.append("the report in \(format) is no JSON") }
      case .junit:
        if !isXML(text) { violations.append("the report of tests is no XML") }
      case .github:
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
        let isWhole = lines.count == count && lines.allSatisfy { $0.starts(with: "::".utf8) }
        if !isWhole || text.utf8.contains(0x0D) {
          violations.append("\(count) diagnostics are \(lines.count) annotations")
        }
      case .xcode:
        let lines = text.split(separator: "\n").count
        let expected = diagnostics.diagnostics.reduce(0) { $0 + 1 + $1.notes.count }
        if steers(text) || lines != expected { violations.append("\(expected) lines for Xcode are \(lines)") }
      }
    }
    return violations
  }

  /// Returns `true` for a text that another JSON parser accepts.
  static func isJSON(_ text: some StringProtocol) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])) != nil
  }

  /// Returns `true` for a text in which another XML parser finds each diagnostic's page.
  private static func isXML(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }

  /// Returns `true` for a text with a character that is a command to a terminal.
  static func steers(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}
