import Diagnostics
import LifecycleImport
import LifecycleReader
import LifecycleWriter
import TestSupport

/// Any bytes are read as a state diagram, each line with an entry of the report, and the page that is made of it is read as the
/// same life cycle.
enum DiagramImportLaw: Law {
  static let name = "diagram"

  static func violations(of bytes: [UInt8]) -> [String] {
    let text = SourceFile(path: "a.puml", bytes: bytes).text
    _ = DiagramFence.all(in: text)
    return DiagramDialect.allCases.flatMap { dialect in
      let drafts = StateDiagramReader.read(text, dialect, firstLine: 3)
      return missingLines(of: text, in: drafts.map(\.report)) + drafts.flatMap { pageViolations(of: $0.draft) }
    }
  }

  /// The lines that no report has, where no comment has several lines.
  private static func missingLines(of text: String, in reports: [ImportReport]) -> [String] {
    guard !text.contains("/'"), !text.contains("%%") else { return [] }
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    return lines.enumerated().compactMap { index, line in
      let words = line.drop { $0.isWhitespace }
      if words.isEmpty || words.unicodeScalars.first == "'" { return nil }
      return reports.contains { $0.mentions(index + 3) } ? nil : "line \(index + 1) has no entry: \(line)"
    }
  }

  /// The differences between the life cycle of a draft and that of its page.
  static func pageViolations(of draft: Draft) -> [String] {
    let lifecycle = DraftLifecycle(draft, from: nil).lifecycle
    let page = PageWriter.page(of: lifecycle)
    let reading = LifecycleReader.read(SourceFile(path: "page.md", text: page))
    return reading.diagnostics.filter { $0.severity == .error }.map { "\($0.id): \($0.summary)" }
      + CanonicalLifecycle(lifecycle).differences(from: CanonicalLifecycle(reading.lifecycle))
  }
}
