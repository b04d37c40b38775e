import Diagnostics
import LifecycleModel
import LifecycleReader
import TestSupport
import Testing

@testable import Documents
@testable import Reports

@Suite("Proofs of a page's claims")
struct ProvedClaimsTests {
  @Test("The claims of a bundled page are proved, at each version that has them", arguments: TestPage.bundled)
  func bundled(page: TestPage) {
    let claims = ProvedClaims(of: page.lifecycle)
    #expect(claims.rules.map(\.subject) == page.lifecycle.rules)
    #expect(claims.scenarios.map(\.subject) == page.lifecycle.scenarios)
    let diagnostics =
      claims.rules.map(\.diagnostics) + claims.scenarios.map(\.diagnostics) + claims.frequencies.map(\.diagnostics)
    for found in diagnostics {
      #expect(!found.isEmpty)
      #expect(found.allSatisfy { $0.diagnostic == .proved || $0.diagnostic == .provedVacuously })
      #expect(found.compactMap(\.version).count == (page.lifecycle.boundaries.isEmpty ? 0 : found.count))
    }
  }

  @Test("A claim of some versions has diagnostics at these")
  func versions() throws {
    let lifecycle = page(
      """
      - `play()` at most once (since iOS 15)
      - `stop()` before `play()`
      """)
    let rules = ProvedClaims(of: lifecycle).rules
    #expect(
      rules.map { $0.diagnostics.map(\.version?.description) } == [
        ["iOS 15", "iOS 16"], ["iOS 14", "iOS 15", "iOS 16"],
      ])
    #expect(rules[1].diagnostics.allSatisfy { $0.diagnostic == .refuted(run: ["play"]) })
    let table = try #require(ClaimsTable(lifecycle).rules(ProvedClaims(of: lifecycle)))
    let diagnostic = table.sheet.rows[1][1].text
    #expect(diagnostic == InlineContent(plain: "Does not hold: play"))
  }

  @Test("If versions differ, each diagnostic names its version")
  func differences() throws {
    let lifecycle = page("- never `pause()`")
    let table = try #require(ClaimsTable(lifecycle).rules(ProvedClaims(of: lifecycle)))
    #expect(
      table.sheet.rows[0][1].text.lines == [
        [.text("Proved (iOS 14)")], [.text("Does not hold: play pause (iOS 15, iOS 16)")],
      ])
  }

  @Test("A page without claims has no tables")
  func none() {
    let lifecycle = page("")
    let (claims, tables) = (ProvedClaims(of: lifecycle), ClaimsTable(lifecycle))
    #expect(tables.rules(claims) == nil && tables.scenarios(claims) == nil && tables.frequencies(claims) == nil)
  }

  private func page(_ rules: String) -> Lifecycle {
    let text = """
      # Player

      - Platform: iOS
      - Version: 14 to 16

      ## States

      - **Stopped** (initial)
      - **Playing**

      ## Transitions

      ### Play: Stopped → Playing

      1. `Player.play()`

      ### Stop: Playing → Stopped

      1. `Player.stop()`

      ### Pause: Playing → Stopped (since iOS 15)

      1. `Player.pause()`

      ## Rules

      \(rules)
      """
    return LifecycleReader.read(SourceFile(path: "player.md", text: text)).lifecycle
  }
}
