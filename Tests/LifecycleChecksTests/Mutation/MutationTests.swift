import TestSupport
import Testing

@Suite("Bundled pages with a call left out or misplaced", .tags(.slow))
struct MutationTests {
  @Test("At least 96 % of a page's mutants are caught, and the others are listed")
  func coverage() throws {
    var goldens: [String: String] = [:]
    for page in TestPage.bundled {
      let score = MutationScore(of: page)
      let listed = try Goldens("mutation").text("\(page.name).txt").split(separator: "\n")
      #expect(score.uncovered.allSatisfy { listed.contains("- \($0)") }, "\(page.name): \(score.uncovered)")
      if Seeds.areAll { #expect(score.share >= 0.96, "\(page.name)") }
      goldens["\(page.name).txt"] = score.text(of: page.name)
    }
    for (_, text) in goldens.sorted(by: { $0.key < $1.key }) { print(text) }
    if Seeds.areAll { try Goldens("mutation").expect(goldens) }
  }
}
