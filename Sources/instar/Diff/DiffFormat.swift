import ArgumentParser
import Diagnostics
import LifecycleDiff
import LifecycleEmitters

/// How `instar diff` tells what is different.
enum DiffFormat: String, CaseIterable {
  /// For people at a terminal.
  case text
  /// For people who move an app: the migration guide.
  case markdown
  /// The migration guide as a web page of its own.
  case html
  /// For scripts.
  case json
  /// For GitHub Actions: annotations beside the lines of the new page.
  case github
  /// For code scanning services: SARIF 2.1.0.
  case sarif
  /// Both versions in one picture, for Graphviz.
  case dot
  /// The picture, drawn.
  case svg
  /// The picture in pixels.
  case png
  /// The picture for print.
  case pdf

  /// One line for listings, no full stop.
  var summary: String {
    switch self {
    case .text: "What changed, for the terminal"
    case .markdown: "A migration guide: what moved, what stops, what to write, what is new"
    case .html: "The migration guide as a web page of its own"
    case .json: "The changes, for scripts"
    case .github: "Annotations of the new page, for GitHub Actions"
    case .sarif: "The changes as SARIF 2.1.0, for code scanning"
    case .dot: "Both versions in one picture, for Graphviz"
    case .svg: "The picture of both versions as SVG, with a text alternative"
    case .png: "The picture of both versions as PNG"
    case .pdf: "The picture of both versions as PDF"
    }
  }

  /// The format of a name.
  init(named name: String) throws(WrongUsage) {
    guard let format = Self(rawValue: name) else {
      throw WrongUsage.unknown("diff format", name, known: Self.allCases.map(\.rawValue))
    }
    self = format
  }

  /// The format whose files have the ending of a path, text for any other.
  init(file path: String?) {
    let ending = path.flatMap { path in
      path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() }
    }
    self = Self.allCases.first { ending != nil && $0.fileExtension == ending } ?? .text
  }

  /// The ending of its files; `nil` where it has none of its own.
  private var fileExtension: String? {
    switch self {
    case .text: "txt"
    case .markdown: "md"
    case .github: nil
    case .html, .json, .sarif, .dot, .svg, .png, .pdf: rawValue
    }
  }

  /// Whether it is for programs to show, not for a terminal.
  var isBinary: Bool { drawn.map { GraphTarget.drawn($0).isBinary } ?? false }

  /// What `dot` draws of it; `nil` for a text.
  private var drawn: PictureFormat? {
    switch self {
    case .svg: .svg
    case .png: .png
    case .pdf: .pdf
    case .text, .markdown, .html, .json, .github, .sarif, .dot: nil
    }
  }
}

extension DiffFormat {
  /// What is made of a report on two pages; a text may be coloured.
  func bytes(
    of report: DiffReport, from old: DiffFindings.Page?, to new: DiffFindings.Page, isColored: Bool
  ) async throws -> [UInt8] {
    if let drawn { return try await GraphTarget.bytes(of: Picture(of: report), as: drawn) }
    return Array(text(of: report, from: old, to: new, isColored: isColored).utf8)
  }

  private func text(
    of report: DiffReport, from old: DiffFindings.Page?, to new: DiffFindings.Page, isColored: Bool
  ) -> String {
    switch self {
    case .text: DiffText(report, isColored: isColored).text
    case .markdown: DiffGuide(report).markdown
    case .html: DiffGuide(report).html
    case .json: DiffJSON(report).text
    case .github: GitHubAnnotations.text(of: [DiffFindings(report, old: old, new: new).findings])
    case .sarif:
      SARIFLog(topics: Topic.changes, toolVersion: InstarVersion.current)
        .text(of: [DiffFindings(report, old: old, new: new).findings])
    case .dot, .svg, .png, .pdf: Picture(of: report).dot
    }
  }
}
