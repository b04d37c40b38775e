import Diagnostics
import LifecycleAudit
import LifecycleModel
import LifecycleReader
import ProjectModel
import TestSupport
import Testing

/// The compiler's word on what an audit says is never called: UIKit would ask for it with a protocol that has no optional
/// requirements, so that the compiler has to say which are met.
@Suite("Methods that are never called, and the compiler", .tags(.slow))
struct AuditJudgeTests {
  private static let fixtures = AuditFixture.all.filter { fixture in
    (try? members(of: fixture, "near-miss-callback", "hidden-callback").isEmpty) != true
  }

  @Test("A near miss meets no requirement of its callback; mended, it does", arguments: fixtures)
  func nearMisses(app: AuditFixture) async throws {
    let compiler = try await SwiftCompiler.withFrameworks.value
    let members = try Self.members(of: app, "near-miss-callback")
    let others = members.contains { $0.entry == nil } ? Self.plainFiles(of: app) : []
    let names = members.map(\.name).sorted()
    #expect(try await compiler.errors(in: others + members.map { $0.file(requiringCallback: false) }) == [:])
    let errors = try await compiler.errors(in: others + members.map { $0.file(requiringCallback: true) })
    #expect(errors.keys.sorted() == names, "\(errors)")
    let mended = try Self.mended(members, in: app).map { $0.file(requiringCallback: true) }
    #expect(try await compiler.errors(in: others + mended) == [:])
  }

  @Test("A hidden callback meets no requirement of Objective-C; mended, it does", arguments: fixtures)
  func hidden(app: AuditFixture) async throws {
    let compiler = try await SwiftCompiler.withFrameworks.value
    let members = try Self.members(of: app, "hidden-callback")
    let types = JudgedMember.typesOfObjectiveC(members)
    func errors(in files: [SwiftCompiler.File]) async throws -> [String: String] {
      try await compiler.errors(in: [types] + files, withObjectiveC: true)
    }
    let alone = try await errors(in: members.map { $0.fileWithObjectiveC(requiringCallback: false) })
    #expect(alone == [:], "\(alone)")
    let hidden = try await errors(in: members.map { $0.fileWithObjectiveC(requiringCallback: true) })
    #expect(hidden.keys.sorted() == members.map(\.name).sorted(), "\(hidden)")
    let correct = members.map { $0.fileWithObjectiveC(requiringCallback: true, correct: true) }
    #expect(try await errors(in: correct) == [:])
    let mended = try Self.mended(members, in: app).map { $0.fileWithObjectiveC(requiringCallback: true) }
    #expect(try await errors(in: mended) == [:])
  }

  @Test("The compiler judges all kinds of both")
  func kinds() throws {
    let all = try Self.fixtures.flatMap { try Self.members(of: $0, "near-miss-callback", "hidden-callback") }
    #expect(all.filter { $0.finding.diagnostic.id == "near-miss-callback" }.count >= 15)
    let words = Set(
      all.map { $0.finding.diagnostic.summary }.filter { $0.contains(": it is ") && !$0.contains("almost") })
    #expect(words.count >= 6, "\(words)")
  }

  /// The Swift methods of an app's findings with some ids.
  private static func members(of app: AuditFixture, _ ids: String...) throws -> [JudgedMember] {
    let page = try app.page
    let findings = try app.audits(at: "iOS 27").flatMap(\.findings).filter {
      ids.contains($0.diagnostic.id) && $0.file.path.hasSuffix(".swift")
    }
    return try findings.enumerated().map { number, finding in
      try #require(JudgedMember(finding, number: number, in: page))
    }
  }

  /// The methods that have a certain fix-it, after it.
  private static func mended(_ members: [JudgedMember], in app: AuditFixture) throws -> [JudgedMember] {
    try members.enumerated().compactMap { number, member in
      guard let fixIt = member.finding.diagnostic.fixIts.first, fixIt.applicability == .certain else { return nil }
      let bytes = member.finding.file.bytes(after: fixIt)
      let mended: JudgedMember = try #require(
        JudgedMember(member.finding, number: number, in: app.page, changedTo: bytes))
      return mended
    }
  }

  /// The files of an app that import nothing: those of its own protocols.
  private static func plainFiles(of app: AuditFixture) -> [SwiftCompiler.File] {
    let files = app.files()
    return files.paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
      let text = String(decoding: files.bytes(path) ?? [], as: UTF8.self)
      return text.contains("import ") ? nil : (ProjectPath.name(of: path).replacing(".swift", with: ""), text)
    }
  }
}
