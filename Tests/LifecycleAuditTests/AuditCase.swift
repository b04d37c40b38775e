import Foundation
import LifecycleAudit
import LifecycleModel
import ProjectModel
import TestSupport
import Testing

/// A small app of `Tests/Fixtures/Audit/Cases` with the right answers, in one text file.
///
/// Comments with `#` say what the app is and why the answer is right; `exit N`, a line for each finding, and `at VERSION` before other
/// answers come next; then the files, as `ExampleProject` has them.
struct AuditCase: Sendable, CustomTestStringConvertible {
  /// What is right at a version.
  struct Answer: Sendable {
    /// The version: `iOS 27`.
    var version = "iOS 27"
    /// The exit status of `instar audit`.
    var exit = 0
    /// The findings: `App/AppDelegate.swift:3 dead-callback error`, perhaps with a text of the message behind.
    var findings: [String] = []
  }

  private static let folder = Repository.root.appending(path: "Tests/Fixtures/Audit/Cases")

  /// All cases, by name.
  static let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted().compactMap(AuditCase.init)

  /// The name of the file without its extension.
  let name: String
  /// The files of the app.
  let files: ProjectFiles
  /// The right answers, that for iOS 27 first.
  let answers: [Answer]

  var testDescription: String { name }

  private init?(_ file: String) {
    guard let text = try? String(contentsOf: Self.folder.appending(path: file), encoding: .utf8),
      let start = text.firstRange(of: "\n=== ")
    else { return nil }
    var answers = [Answer()]
    for line in text[..<start.lowerBound].split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("at ") {
        answers.append(Answer(version: String(line.dropFirst(3))))
      } else if line.hasPrefix("exit ") {
        answers[answers.count - 1].exit = Int(line.dropFirst(5)) ?? -1
      } else {
        answers[answers.count - 1].findings.append(String(line))
      }
    }
    name = String(file.dropLast(4))
    files = ExampleProject.files(in: String(text[start.lowerBound...].dropFirst()))
    self.answers = answers
  }
}

@Suite("Small apps to audit, and the right answers")
struct AuditCasesTests {
  @Test("All that is wrong is found, nothing else is, and what was not read is no pass", arguments: AuditCase.all)
  func findings(app: AuditCase) throws {
    for answer in app.answers {
      let page = AuditedPage(try ExampleAudit.page("uikit"), at: VersionSelection(answer.version))
      let audits = ExampleAudit.audits(of: app.files, pages: [page])
      var left = audits.flatMap(\.findings).map { finding in
        let diagnostic = finding.diagnostic
        let line = finding.file.line(at: diagnostic.range.start)
        return (
          head: "\(finding.file.path):\(line) \(diagnostic.id) \(diagnostic.severity.rawValue)",
          words: [diagnostic.summary, diagnostic.help ?? ""] + diagnostic.fixIts.map(\.message)
        )
      }
      var missing: [String] = []
      for expected in answer.findings {
        let index = left.firstIndex { found in
          guard expected.hasPrefix(found.head) else { return false }
          let text = expected.dropFirst(found.head.count).drop { $0 == " " }
          return text.isEmpty || found.words.contains { $0.contains(text) }
        }
        if let index { left.remove(at: index) } else { missing.append(expected) }
      }
      let hasErrors = audits.flatMap(\.findings).contains { $0.diagnostic.severity == .error }
      let isUndecided = audits.isEmpty || audits.contains { !$0.undecidedReasons.isEmpty }
      #expect(missing.isEmpty, "not found at \(answer.version)")
      #expect(left.map { "\($0.head): \($0.words)" } == [], "at \(answer.version)")
      #expect((isUndecided ? 2 : hasErrors ? 1 : 0) == answer.exit, "exit status at \(answer.version)")
    }
  }

  @Test("There are cases") func count() { #expect(AuditCase.all.count >= 90) }
}
