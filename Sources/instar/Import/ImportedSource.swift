import Diagnostics
import LifecycleImport
import LifecycleModel
import LifecycleReader
import LifecycleTemplates

/// A file that is imported, with a life cycle for each page that it yields.
struct ImportedSource {
  /// The file as the user named it.
  let name: String
  /// The life cycles.
  private(set) var lifecycles: [Lifecycle] = []
  /// The report of its lines.
  private(set) var report = ImportReport()

  /// Reads a file; links lead to it from a folder, and `number` is that of the only life cycle to take.
  init(_ source: Page, format: ImportFormat, linkedFrom folder: String, only number: Int?) throws {
    name = source.source.path
    let drafts = Self.drafts(of: source.source, format)
    if let number, !drafts.indices.contains(number - 1) {
      let count = drafts.count == 1 ? "one life cycle" : "\(drafts.count) life cycles"
      throw UsageError("'\(name)' has \(count)", help: "--diagram takes a number from 1 to \(drafts.count)")
    }
    let link = source.origin == .file ? RelativePath.of(name, from: folder) : nil
    for (index, draft) in drafts.enumerated() where number.map({ $0 - 1 == index }) ?? true {
      lifecycles.append(DraftLifecycle(draft.draft, from: link).lifecycle)
      report.merge(draft.report)
    }
  }

  private static func drafts(of file: SourceFile, _ format: ImportFormat) -> [ImportedDraft] {
    switch format {
    case .article: return articles(in: file)
    case .mermaid: return StateDiagramReader.read(file.text, .mermaid)
    case .plantuml: return StateDiagramReader.read(file.text, .plantUML)
    }
  }

  /// The life cycles of an article, then those of the diagrams in it.
  private static func articles(in file: SourceFile) -> [ImportedDraft] {
    let diagrams = DiagramFence.all(in: file.text).flatMap {
      StateDiagramReader.read($0.text, $0.dialect, firstLine: $0.firstLine)
    }
    let pages = BundledPages.all.map { LifecycleReader.read(SourceFile(path: $0.name, text: $0.text)).lifecycle }
    let articles = ArticleReader.read(file, knowing: pages)
    guard articles.allSatisfy(\.draft.isEmpty), var first = diagrams.first else { return articles + diagrams }
    // What the article says besides is in the report.
    for article in articles { first.report.merge(article.report) }
    return [first] + diagrams.dropFirst()
  }
}

extension Draft {
  /// `true` for a draft that states nothing.
  fileprivate var isEmpty: Bool { states.isEmpty && transitions.isEmpty && callbacks.isEmpty }
}
