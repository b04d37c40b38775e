import Documents
import Emission
import Reports

/// The output formats of `instar log coverage`.
enum LogCoverageFormat: String, CaseIterable {
  /// Tables for people at a terminal.
  case text
  /// Tables for a wiki.
  case markdown
  /// The same as a standalone web page.
  case html
  /// For scripts, and for `instar paths --beyond`.
  case json
  /// The states with what is covered of them, for Graphviz.
  case dot
  /// The picture, scalable.
  case svg
  /// The picture as pixels.
  case png

  /// Looks up a format by its name.
  init(named name: String) throws(UsageError) {
    guard let format = Self(rawValue: name) else {
      throw UsageError.unknown("coverage format", name, known: Self.allCases.map(\.rawValue))
    }
    self = format
  }

  /// The extension of its files.
  var fileExtension: String {
    switch self {
    case .text: "txt"
    case .markdown: "md"
    case .html, .json, .dot, .svg, .png: rawValue
    }
  }

  /// `true` where a terminal cannot show the output.
  var isBinary: Bool { self == .png }

  /// Writes a report; a text may be coloured.
  func bytes(of report: CoverageReport, isColored: Bool) async throws -> [UInt8] {
    switch self {
    case .text: Array(CoverageText(report, isColored: isColored).text.utf8)
    case .markdown: Array(MarkdownWriter(.gitHub).text(of: report.document).utf8)
    case .html: try await Drawing.file(of: report.page)
    case .json: Array(CoverageJSON(report).text.utf8)
    case .dot: Array(Picture(of: report).dot.utf8)
    case .svg: try await Drawing.one(Picture(of: report), as: .svg)
    case .png: try await Drawing.one(Picture(of: report), as: .png)
    }
  }
}
