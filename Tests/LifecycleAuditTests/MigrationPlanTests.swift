import Documents
import LifecycleAudit
import LifecycleModel
import Reports
import TestSupport
import Testing

@Suite("Migration plans of audited apps")
struct MigrationPlanTests {
  private static func plans(of app: AuditFixture, at version: String) throws -> [MigrationPlan] {
    MigrationPlan.plans(of: try app.audits(at: version))
  }

  private static func markdown(_ plans: [MigrationPlan], language: Language? = nil) -> String {
    plans.map { MarkdownWriter(.gitHub).text(of: MigrationReport($0, language: language).document) }
      .joined(separator: "\n")
  }

  /// The places of findings that were written down beforehand, but for those of the whole app.
  private static func places(in app: AuditFixture, at version: String, where isWanted: (String) -> Bool) throws
    -> [String]
  {
    let part = try #require(try app.expectations.components(separatedBy: "\n## At \(version)\n").dropFirst().first)
    let rows = (part.components(separatedBy: "\n## ").first ?? "").split(separator: "\n").filter { $0.contains("| `") }
    return rows.compactMap { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return isWanted(cells[1].replacing("`", with: "")) ? cells[0] : nil
    }
  }

  @Test("All that is to be found has its line in the plan", arguments: AuditFixture.all, ["iOS 27", "iOS 18"])
  func complete(app: AuditFixture, version: String) throws {
    let plan = Self.markdown(try Self.plans(of: app, at: version))
    let told = try Self.places(in: app, at: version) {
      !["scenes-required", "scene-manifest-incomplete", "unused-allowance"].contains($0)
    }
    for place in told { #expect(plan.contains("\(place)`") || plan.contains("\(place))"), "\(place)") }
  }

  @Test("The plan of an app before its migration names every callback that ends, at earlier versions, too")
  func callbacks() throws {
    var count = 0
    for app in AuditFixture.all {
      let ending = try Self.places(in: app, at: "iOS 27") { $0 == "callback-to-move" }
      let plans = try Self.plans(of: app, at: "iOS 18")
      let moves = Set(plans.flatMap(\.moves).map(\.method.place.description))
      for place in ending where try app.page.delegates.contains(where: { $0.name == "SceneDelegate" }) {
        #expect(moves.contains(place), "\(app.name) \(place)")
        count += 1
      }
    }
    #expect(count > 12)
  }

  @Test("An app that is in order has nothing left to do, and says so")
  func done() throws {
    let app = try #require(AuditFixture.all.first { $0.name == "Atlas" })
    let plans = try Self.plans(of: app, at: "iOS 27")
    #expect(plans.allSatisfy(\.isDone) && !plans.isEmpty)
    #expect(Self.markdown(plans).contains("\nNothing is left to do.\n"))
  }

  @Test("A plan in each language has the same tasks, code and places", arguments: Language.allCases)
  func languages(language: Language) throws {
    let app = try #require(AuditFixture.all.first { $0.name == "Herald" })
    let plans = try Self.plans(of: app, at: "iOS 27")
    let english = Self.markdown(plans)
    let other = Self.markdown(plans, language: language)
    #expect(other.ranges(of: "- [ ]").count == english.ranges(of: "- [ ]").count)
    let code = /`[^`\n]+`/
    let codes = { (text: String) in text.matches(of: code).map(\.output).sorted() }
    #expect(codes(other) == codes(english))
    #expect(!other.contains("{a}") && !other.contains("{b}"))
  }

  @Test("A selector of a type's own method is no call of the delegate's")
  func selectors() throws {
    let app = try #require(AuditFixture.all.first { $0.name == "Herald" })
    let moves = try Self.plans(of: app, at: "iOS 27").flatMap(\.moves)
    #expect(!moves.isEmpty && moves.allSatisfy { $0.call == nil })
  }
}

@Suite("Scene delegates of migration plans, compiled", .tags(.slow))
struct MigrationStarterCompilationTests {
  @Test("They compile without warnings")
  func compiles() async throws {
    var count = 0
    for app in AuditFixture.all {
      for plan in MigrationPlan.plans(of: try app.audits(at: "iOS 27")) {
        guard let code = MigrationReport(plan).starter else { continue }
        let isWhole = code.hasPrefix("final class")
        let text = isWhole ? code : "class A: UIResponder, UIWindowSceneDelegate {\n\(code)\n}\n"
        let complaints = try await SwiftCompiler.withFrameworks.value.complaints(
          about: [(name: "Starter", text: "import CloudKit\nimport UIKit\n\n" + text)], languageMode: "6")
        #expect(complaints == "", "\(app.name)")
        count += 1
      }
    }
    #expect(count > 8)
  }
}
