import Testing

@testable import Diagnostics
@testable import Text

@Suite("Diagnostics as SARIF")
struct SARIFLogTests {
  @Test("A log has its rules with help, results with regions in code points, notes, fixes and fingerprints")
  func log() {
    let page = SourceFile(path: "my docs/注.md", text: "👩‍👩‍👧 payed\n")
    let range = page.range(of: "payed")
    let descriptor = DiagnosticDescriptor(
      id: "unknown-state", severity: .error, headline: "Unknown state", explanation: "Define it.", example: "a",
      fixedExample: "b")
    let diagnostics = FileDiagnostics(
      page,
      [
        Diagnostic(
          descriptor, "State 'payed' is not defined", at: range,
          notes: [Diagnostic.Note("Here", range: .fileStart)], help: "Define it.",
          fixIts: [FixIt("Replace it", range: range, replacement: "paid")])
      ])
    let manual = JSONValue.string(descriptor.manual).compact
    let region = """
      {
        "startLine": 1,
        "startColumn": 7,
        "endLine": 1,
        "endColumn": 12
      }
      """
    let text = SARIFLog(
      manualEntries: [DiagnosticDescriptor.sample("odd"), descriptor].map(\.manualEntry), toolVersion: "1.2.3"
    ).text(of: [
      diagnostics
    ])
    #expect(text.contains(#""columnKind": "unicodeCodePoints""#))
    #expect(text.contains(#""uri": "my%20docs/%E6%B3%A8.md""#))
    #expect(text.contains("\"text\": \(manual),"))
    #expect(text.contains(#""ruleIndex": 1"#))
    #expect(text.contains(#""text": "State 'payed' is not defined. Define it.""#))
    #expect(text.contains(#""instar/v1": "\#(diagnostics.fingerprinted[0].fingerprint)""#))
    let squeezed = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    let region1 = region.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    #expect(squeezed.contains("\"deletedRegion\": " + region1))
    #expect(squeezed.contains("\"region\": " + region1))
    #expect(squeezed.contains(#""insertedContent": {"text": "paid"}"#))
    #expect(squeezed.contains(#""message": {"text": "Here"}"#))
  }

  @Test("A detail is part of the message: in Markdown, a code block with a fence longer than any in it")
  func detail() {
    let page = SourceFile(path: "a.md", text: "x")
    let diagnostic = Diagnostic(
      .sample("odd"), "Call 'a_b' is odd", at: .fileStart, detail: ["a ``` b", "  c"], help: "Fix it")
    let text = SARIFLog(manualEntries: [], toolVersion: "1").text(of: [FileDiagnostics(page, [diagnostic])])
    #expect(!text.contains("fixes"))
    #expect(text.contains(#""text": "Call 'a_b' is odd. Fix it\n\na ``` b\n  c""#))
    #expect(text.contains(#""markdown": "Call 'a\\_b' is odd. Fix it\n\n````\na ``` b\n  c\n````\n""#))
  }

  @Test("A note in another file refers to that file; a diagnostic's own fingerprint is kept")
  func elsewhere() {
    let (page, other) = (SourceFile(path: "new.md", text: "x"), SourceFile(path: "old.md", text: "one\ntwo"))
    let manualEntry = DiagnosticDescriptor.sample("gone").manualEntry
    let diagnostic = Diagnostic(
      id: manualEntry.id, .note, "'a' was removed", at: .fileStart,
      notes: [Diagnostic.Note("It was here", range: other.range(of: "two"), in: other)], help: "Fix it",
      fingerprint: "00000000000000ff")
    let text = SARIFLog(manualEntries: [manualEntry], toolVersion: "1").text(of: [FileDiagnostics(page, [diagnostic])])
    let squeezed = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    #expect(squeezed.contains(#""artifactLocation": {"uri": "old.md"},"region": {"startLine": 2,"startColumn": 1,"#))
    #expect(squeezed.contains(#""partialFingerprints": {"instar/v1": "00000000000000ff"}"#))
    #expect(squeezed.contains(#""text": "'a' was removed. Fix it""#))
    #expect(squeezed.contains(#""properties": {"tags": ["error"]}"#))
  }

  @Test("A clean run is a log without results")
  func clean() {
    let page = SourceFile(path: "/pages/a.md", text: "")
    #expect(
      SARIFLog(manualEntries: [], toolVersion: "1.2.3").text(of: [FileDiagnostics(page, [])]) == """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "instar",
                  "semanticVersion": "1.2.3",
                  "rules": []
                }
              },
              "columnKind": "unicodeCodePoints",
              "artifacts": [
                {
                  "location": {
                    "uri": "file:///pages/a.md"
                  }
                }
              ],
              "results": []
            }
          ]
        }

        """)
  }
  @Test("Diagnostics that remain after a comparison with a baseline are new")
  func baseline() {
    let odd = Diagnostic(.sample("odd"), "Odd", at: .fileStart)
    let diagnostics = FileDiagnostics(SourceFile(path: "a.md", text: "x"), [odd])
    func text(_ isComparedWithBaseline: Bool) -> String {
      SARIFLog(manualEntries: [], toolVersion: "1", isComparedWithBaseline: isComparedWithBaseline).text(of: [
        diagnostics
      ])
    }
    #expect(text(true).contains(#""baselineState": "new""#))
    #expect(!text(false).contains("baselineState"))
  }

  @Test("Braces of a message are doubled, because a single one begins a placeholder; those of a replacement aren't")
  func braces() {
    let page = SourceFile(path: "a.md", text: "{0}")
    let fixIt = FixIt("Replace '{0}'", range: page.fullRange, replacement: "{1}\u{301}")
    let diagnostic = Diagnostic(
      .sample("odd"), "State '{0}\u{301}' is odd", at: page.fullRange, notes: [.init("{Here}", range: .fileStart)],
      fixIts: [fixIt])
    let text = SARIFLog(manualEntries: [], toolVersion: "1").text(of: [FileDiagnostics(page, [diagnostic])])
    let words = ["State '{{0}}\u{301}' is odd", "{{Here}}", "Replace '{{0}}'", "{1}\u{301}"]
    for word in words { #expect(text.contains("\"text\": \"\(word)\"")) }
  }

  @Test("Columns are code points on a line of any length", arguments: [10, 2000, 5000])
  func longLine(count: Int) {
    let lead = String(repeating: "é👩‍👧", count: count)
    let page = SourceFile(path: "a.md", text: "one\r\n" + lead + "payed")
    let diagnostic = Diagnostic(.sample("odd"), "Odd", at: page.range(of: "payed"))
    let text = SARIFLog(manualEntries: [], toolVersion: "1").text(of: [FileDiagnostics(page, [diagnostic])])
    #expect(text.contains("\"startColumn\": \(count * 4 + 1),"))
    #expect(text.contains("\"endColumn\": \(count * 4 + 6)"))
  }
}
