import Foundation
import TestSupport
import Testing

/// The logs of `Tests/Fixtures/Logs` are written by hand, as apps print them and as tools show them. `expected.tsv` says what
/// somebody who knows the page would answer; its last column says where the program does not, and why.
@Suite("Logs that people's own prints write", .tags(.program))
struct HandwrittenLogsTests {
  @Test("All logs have an answer, and all pages and answers belong to a log")
  func files() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: HandwrittenLog.folder.path)
    let logs = Set(names.filter { $0.hasSuffix(".log") }.map { String($0.dropLast(4)) })
    #expect(logs.count >= 25 && logs == Set(HandwrittenLog.all.map(\.name)))
    let pages = Set(names.filter { $0.hasSuffix(".md") })
    #expect(pages == Set(HandwrittenLog.all.map(\.page).filter { $0.hasSuffix(".md") }))
    #expect(Set(HandwrittenLog.all.map(\.testDescription)).count == HandwrittenLog.all.count)
  }

  @Test("Each is answered as somebody who knows the page would", arguments: HandwrittenLog.all)
  func answer(log: HandwrittenLog) async throws {
    let run = try await Sandbox().instar(["log", "check"] + log.arguments + ["--format", "json"])
    let answer = try HandwrittenLog.Answer(run)
    withKnownIssue("\(log.knownIssue ?? "")") {
      #expect(answer == log.answer, "\(log.reason)\n\(run.messages)")
    } when: {
      log.knownIssue != nil
    }
  }
}
