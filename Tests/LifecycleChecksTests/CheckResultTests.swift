import Diagnostics
import LifecycleChecks
import LifecycleReader
import Testing
import Text

/// A check from the text of a page to what is told of it, without files, a terminal or a process.
@Suite("The result of a check")
struct CheckResultTests {
  private static let page = """
    # Order

    - Platform: iOS

    ## States

    - **Cart** (initial)
    - **Paid** (final)

    ## Transitions

    - Pay: Cart → Payed

    """

  private func checked(_ text: String, _ check: PageCheck = PageCheck()) -> CheckedPage {
    check.page(Page(SourceFile(path: "order.md", text: text)))
  }

  private func run(allowed: [String] = [], isStrict: Bool = false, baseline: [Baseline.Entry]? = nil) throws
    -> DiagnosticsRun
  {
    let tool = DiagnosticsRun.Tool("instar check", version: "1") { PageCheck().descriptors.map(\.manualEntry) }
    return try DiagnosticsRun(of: tool, allowed: allowed, isStrict: isStrict, baseline: baseline)
  }

  @Test("A page that fails has its diagnostics in any format, and their number")
  func failing() throws {
    let result = CheckResult(of: [checked(Self.page)], try run())
    #expect(result.fails)
    #expect(result.text(as: .xcode).hasPrefix("order.md:12:15: error: State 'Payed' is not defined"))
    #expect(result.text(as: .github).hasPrefix("::error file=order.md,line=12"))
    #expect(result.status(as: .text).last?.hasSuffix(" in 1 page") == true)
  }

  @Test("One that passes has what was understood, in the format for people alone")
  func passing() throws {
    let right = Self.page.replacing("Payed", with: "Paid")
    let result = CheckResult(of: [checked(right)], try run())
    #expect(!result.fails && result.text(as: .text) == "")
    #expect(result.status(as: .text) == ["order.md: 2 states, 1 transition, no calls"])
    #expect(result.status(as: .json) == [])
  }

  @Test("A baseline suppresses what it lists, and is told when that no longer occurs")
  func baseline() throws {
    let json = CheckResult(of: [checked(Self.page)], try run()).text(as: .json)
    let known = json.matches(of: /"fingerprint":"([^"]+)"/).map {
      Baseline.Entry(page: "order.md", fingerprint: String($0.1))
    }
    let run = try run(baseline: known)
    let same = CheckResult(of: [checked(Self.page)], run)
    #expect(!same.fails && same.text(as: .text) == "" && !known.isEmpty)
    #expect(
      same.status(as: .json, baseline: "old") == ["Suppressed \(known.count.counted("diagnostic")) listed in 'old'"])
    let right = CheckResult(of: [checked(Self.page.replacing("Payed", with: "Paid"))], run)
    #expect(right.status(as: .json, baseline: "old").last?.contains(" listed in 'old' no longer occur") == true)
  }

  @Test("Markers of regions are looked at by those who know the outputs")
  func regions() {
    let text = Self.page.replacing("Payed", with: "Paid") + "<!-- instar:begin tabel order -->\n<!-- instar:end -->\n"
    #expect(checked(text).diagnostics.diagnostics.isEmpty)
    let odd = DiagnosticDescriptor(
      id: "odd", severity: .error, headline: "", explanation: "", example: nil, fixedExample: nil)
    let regions = PageCheck.RegionCheck([odd]) { $0.map { Diagnostic(odd, "Odd", at: $0.marker) } }
    #expect(checked(text, PageCheck(regions: regions)).diagnostics.diagnostics.map(\.id) == ["odd"])
  }
}
