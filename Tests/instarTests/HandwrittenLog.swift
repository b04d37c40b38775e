import Foundation
import TestSupport
import Testing

/// A line of `Tests/Fixtures/Logs/expected.tsv`: a log, a page and options, and what the check should say.
struct HandwrittenLog: CustomTestStringConvertible {
  /// The folder of the logs.
  static let folder = Repository.root.appending(path: "Tests/Fixtures/Logs")

  /// All lines.
  static let all: [HandwrittenLog] = {
    let text = (try? String(contentsOf: folder.appending(path: "expected.tsv"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().compactMap { HandwrittenLog($0) }
  }()

  /// The file's name without its ending.
  let name: String
  /// The name of a bundled page, or that of a file in the folder.
  let page: String
  /// The options.
  let options: [String]
  /// What the check should say.
  let answer: Answer
  /// Why, in a sentence.
  let reason: String
  /// Why the program says something else; `nil` if it does not.
  let knownIssue: String?

  private init?(_ line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 8, let status = Int32(columns[3]), let calls = Int(columns[4]) else { return nil }
    let lists = [columns[2], columns[5]].map { $0 == "-" ? [] : $0.split(separator: ",").map(String.init) }
    name = columns[0]
    page = columns[1]
    options = lists[0]
    answer = Answer(status: status, calls: calls, findings: lists[1])
    reason = columns[6]
    knownIssue = columns[7] == "-" ? nil : columns[7]
  }

  /// The arguments of `instar log check`.
  var arguments: [String] {
    let page = page.hasSuffix(".md") ? Self.folder.appending(path: page).path : page
    return [page, Self.folder.appending(path: "\(name).log").path] + options
  }

  /// The name that tests show.
  var testDescription: String { ([name, page] + options).joined(separator: " ") }
}

extension HandwrittenLog {
  /// What a check says of a log.
  struct Answer: Hashable {
    /// The exit status.
    let status: Int32
    /// How many calls were read, with those that are not on the page.
    let calls: Int
    /// The findings as `line:id`, by line.
    let findings: [String]

    init(status: Int32, calls: Int, findings: [String]) {
      self.status = status
      self.calls = calls
      self.findings = findings
    }

    /// Reads what `--format json` has written.
    init(_ run: ProgramRun) throws {
      var calls: Int?
      var findings: [(line: Int, id: String)] = []
      for line in run.output.split(separator: "\n") {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        switch object["type"] as? String {
        case "finding":
          findings.append((try #require(object["line"] as? Int), try #require(object["id"] as? String)))
        case "summary":
          calls = try #require(object["calls"] as? Int)
        default:
          break
        }
      }
      status = run.status
      self.calls = try #require(calls, "\(run.messages)")
      self.findings = findings.sorted { $0 < $1 }.map { "\($0.line):\($0.id)" }
    }
  }
}
