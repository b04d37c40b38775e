import ArgumentParser
import Diagnostics
import Emission
import Reports

/// The output formats of `instar diff`.
enum DiffFormat: String, CaseIterable {
  /// For people at a terminal.
  case text
  /// A migration guide, for a wiki.
  case markdown
  /// A migration guide as a standalone web page.
  case html
  /// For scripts.
  case json
  /// For GitHub Actions: annotations beside the lines of the new page.
  case github
  /// For code scanning services: SARIF 2.1.0.
  case sarif
  /// Both life cycles in one picture, for Graphviz.
  case dot
  /// The picture, scalable.
  case svg
  /// The picture as pixels.
  case png
  /// The picture for print.
  case pdf

  /// One line for listings, no full stop.
  var summary: String {
    switch self {
    case .text: "The changes, for the terminal"
    case .markdown: "A migration guide in Markdown: what moved, what stops, what to write, what is new"
    case .html: "The migration guide as a standalone web page"
    case .json: "The changes, for scripts"
    case .github: "Annotations of the new page, for GitHub Actions"
    case .sarif: "The changes as SARIF 2.1.0, for code scanning"
    case .dot: "Both life cycles in one picture, for Graphviz"
    case .svg: "The picture as SVG, drawn by Graphviz, with a text alternative"
    case .png: "The picture as PNG, drawn by Graphviz"
    case .pdf: "The picture as PDF, drawn by Graphviz"
    }
  }

  /// Looks up a format by its name.
  init(named name: String) throws(UsageError) {
    guard let format = Self(rawValue: name) else {
      throw UsageError.unknown("diff format", name, known: Self.allCases.map(\.rawValue))
    }
    self = format
  }

  /// The extension of its files; `nil` where it has none of its own.
  var fileExtension: String? {
    switch self {
    case .text: "txt"
    case .markdown: "md"
    case .github: nil
    case .html, .json, .sarif, .dot, .svg, .png, .pdf: rawValue
    }
  }

  /// `true` where people read the output on a terminal.
  var isText: Bool { self == .text }

  /// `true` where a terminal cannot show the output.
  var isBinary: Bool { self == .png || self == .pdf }

  /// Writes the report on two sides; a text may be coloured.
  func bytes(of report: DiffReport, from old: DiffDiagnostics.Page?, to new: DiffDiagnostics.Page, isColored: Bool)
    async throws -> [UInt8]
  {
    switch self {
    case .text: Array(DiffText(report, isColored: isColored).text.utf8)
    case .markdown: Array(DiffGuide(report).markdown.utf8)
    case .html: try await Drawing.file(of: DiffGuide(report).page)
    case .json: Array(DiffJSON(report).text.utf8)
    case .github:
      Array(GitHubAnnotations.text(of: [DiffDiagnostics(report, old: old, new: new).diagnostics]).utf8)
    case .sarif:
      Array(
        SARIFLog(manualEntries: ManualEntry.changes, toolVersion: InstarVersion.current)
          .text(of: [DiffDiagnostics(report, old: old, new: new).diagnostics]).utf8)
    case .dot: Array(Picture(of: report).dot.utf8)
    case .svg: try await Drawing.one(Picture(of: report), as: .svg)
    case .png: try await Drawing.one(Picture(of: report), as: .png)
    case .pdf: try await Drawing.one(Picture(of: report), as: .pdf)
    }
  }
}
