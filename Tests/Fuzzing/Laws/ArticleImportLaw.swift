import Diagnostics
import LifecycleImport
import LifecycleModel
import LifecycleReader
import LifecycleTemplates

/// Any bytes are read as an article, and the pages that are made of it are read as the same life cycles.
enum ArticleImportLaw: Law {
  static let name = "article"

  private static let pages = BundledPages.all.map { page in
    LifecycleReader.read(SourceFile(path: page.name, text: page.text)).lifecycle
  }

  static func violations(of bytes: [UInt8]) -> [String] {
    ArticleReader.read(SourceFile(path: "a.md", bytes: bytes), knowing: pages)
      .flatMap { DiagramImportLaw.pageViolations(of: $0.draft) }
  }
}
