import Documents
import Text

/// Diagnostics in the Static Analysis Results Interchange Format (OASIS, 2.1.0).
///
/// Lines and columns count from 1, columns in Unicode code points; the end is after the last one.
package struct SARIFLog: Sendable {
  private let manualEntries: [ManualEntry]
  private let entryIndices: [String: Int]
  private let toolVersion: String
  private let isComparedWithBaseline: Bool

  /// Creates a log of a version of Instar; its rules are the manual's entries. With a baseline, results are marked as
  /// new.
  package init(manualEntries: [ManualEntry], toolVersion: String, isComparedWithBaseline: Bool = false) {
    self.manualEntries = manualEntries
    entryIndices = Dictionary(zip(manualEntries.map(\.id), manualEntries.indices)) { first, _ in first }
    self.toolVersion = toolVersion
    self.isComparedWithBaseline = isComparedWithBaseline
  }

  /// All diagnostics of some pages, as one JSON document.
  package func text(of diagnostics: [FileDiagnostics]) -> String {
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver],
          "columnKind": "unicodeCodePoints",
          "artifacts": .array(diagnostics.map { ["location": location(of: $0.file)] }),
          "results": .array(diagnostics.flatMap(results)),
        ]
      ],
    ]
    return log.pretty
  }

  private var driver: JSONValue {
    [
      "name": "instar",
      "semanticVersion": .string(toolVersion),
      "rules": .array(manualEntries.map(rule)),
    ]
  }

  private func rule(_ manualEntry: ManualEntry) -> JSONValue {
    [
      "id": .string(manualEntry.id),
      "shortDescription": ["text": message(manualEntry.headline)],
      "fullDescription": ["text": message(manualEntry.explanation)],
      "help": ["text": message(manualEntry.manual), "markdown": message(manualEntry.manual)],
      "defaultConfiguration": ["level": .string(manualEntry.severity.rawValue)],
      "properties": ["tags": [.string(manualEntry.weight)]],
    ]
  }

  private func results(of page: FileDiagnostics) -> [JSONValue] {
    page.fingerprinted.map { diagnostic, fingerprint in
      var members: [(name: String, value: JSONValue)] = [("ruleId", .string(diagnostic.id))]
      if let index = entryIndices[diagnostic.id] { members.append(("ruleIndex", .int(index))) }
      members += [
        ("level", .string(diagnostic.severity.rawValue)),
        ("message", message(of: diagnostic, in: page.file)),
        ("locations", [["physicalLocation": physicalLocation(diagnostic.range, in: page.file)]]),
      ]
      if isComparedWithBaseline { members.append(("baselineState", "new")) }
      if !diagnostic.notes.isEmpty {
        members.append(("relatedLocations", .array(diagnostic.notes.map { related($0, in: page.file) })))
      }
      members.append(("partialFingerprints", ["instar/v1": .string(fingerprint)]))
      if !diagnostic.fixIts.isEmpty {
        members.append(("fixes", .array(diagnostic.fixIts.map { fix($0, in: page.file) })))
      }
      return .object(members: members)
    }
  }

  /// The summary and the advice; with a detail, also as Markdown with the detail in a code block.
  private func message(of diagnostic: Diagnostic, in file: SourceFile) -> JSONValue {
    let text = [diagnostic.summary, diagnostic.help, diagnostic.replay?.advice(about: file.path)].compactMap { $0 }
      .joined(separator: ". ")
    guard !diagnostic.detail.isEmpty else { return ["text": message(text)] }
    let detail = diagnostic.detail.joined(separator: "\n")
    return [
      "text": message("\(text)\n\n\(detail)"),
      "markdown": message("\(text.markdownEscaped)\n\n\(detail.fenced())\n"),
    ]
  }

  /// The text of a message with braces doubled: a single one would begin a placeholder (SARIF 2.1.0, 3.11.5).
  private func message(_ text: String) -> JSONValue {
    .string(text.replacing(scalar: "{", with: "{{").replacing(scalar: "}", with: "}}"))
  }

  private func related(_ note: Diagnostic.Note, in file: SourceFile) -> JSONValue {
    [
      "physicalLocation": physicalLocation(note.range, in: note.file ?? file),
      "message": ["text": message(note.message)],
    ]
  }

  private func fix(_ fixIt: FixIt, in file: SourceFile) -> JSONValue {
    [
      "description": ["text": message(fixIt.message)],
      "artifactChanges": [
        [
          "artifactLocation": location(of: file),
          "replacements": [
            [
              "deletedRegion": region(fixIt.range, in: file),
              "insertedContent": ["text": .string(fixIt.replacement)],
            ]
          ],
        ]
      ],
      "properties": ["applicability": .string(fixIt.applicability.rawValue)],
    ]
  }

  private func physicalLocation(_ range: SourceRange, in file: SourceFile) -> JSONValue {
    ["artifactLocation": location(of: file), "region": region(range, in: file)]
  }

  private func region(_ range: SourceRange, in file: SourceFile) -> JSONValue {
    let start = file.codePointLocation(at: range.start)
    let end = file.codePointLocation(at: range.end)
    return [
      "startLine": .int(start.line), "startColumn": .int(start.column),
      "endLine": .int(end.line), "endColumn": .int(end.column),
    ]
  }

  private func location(of file: SourceFile) -> JSONValue {
    ["uri": .string((file.path.hasPrefix("/") ? "file://" : "") + file.path.percentEncodedPath)]
  }
}
