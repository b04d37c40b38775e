import Emission
import LifecycleModel
import Reports
import TestSupport
import Testing

@Suite(
  "Catalogs as docc reads them", .tags(.slow),
  .enabled(if: Judge.docc.isWanted, "\(Judge.docc.reason)"))
struct DocCJudgeTests {
  private struct Verdict: Decodable {
    let accepted: Bool
    let complaint: String
    let pages: [String]
  }

  @Test("Every catalog converts without a warning, with every page reached")
  func accepted() async throws {
    let pages = TestPage.bundled + TestPage.fixtures
    let catalogues = pages.map { Self.catalogue(of: $0.lifecycle) }
    let verdicts: [Verdict] = try await Judge.docc.answer(catalogues)
    #expect(verdicts.count == pages.count)
    for (page, (catalogue, verdict)) in zip(pages, zip(catalogues, verdicts)) {
      #expect(verdict.accepted, "\(page.name): \(verdict.complaint)")
      let articles = catalogue.keys.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)).lowercased() }
      #expect(verdict.pages == articles.sorted(), "\(page.name)")
    }
  }

  @Test("A broken link or a missing picture is noticed")
  func noticed() async throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-app" }).lifecycle
    var (link, picture) = (Self.catalogue(of: lifecycle), Self.catalogue(of: lifecycle))
    link["Overview.md"] = link["Overview.md"]?.replacing("doc:States#Active", with: "doc:States#Actove")
    picture["Resources/states.svg"] = nil
    let verdicts: [Verdict] = try await Judge.docc.answer([link, picture])
    #expect(verdicts.map(\.accepted) == [false, false])
  }

  /// The files below the catalog's folder; drawings are empty pictures here.
  private static func catalogue(of lifecycle: Lifecycle) -> [String: String] {
    let files = DocCEmitter().files(for: lifecycle).map { file in
      let path = file.path.split(separator: "/").dropFirst().joined(separator: "/")
      guard case .text(let text) = file.contents else {
        return (path, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>")
      }
      return (path, text)
    }
    return Dictionary(uniqueKeysWithValues: files)
  }
}
