import Diagnostics
import LifecycleImport
import LifecycleModel
import LifecycleReader
import LifecycleTemplates
import LifecycleWriter

/// A page that was made from a file, with the account of it.
struct ImportedPage {
  /// The file as the user named it.
  let source: String
  /// The life cycle.
  let lifecycle: Lifecycle
  /// The account.
  let report: ImportReport

  /// The page.
  var text: String { PageWriter.page(of: lifecycle) }

  /// The pages of a file, one for each life cycle in it; `page` is where the page will be, from which links to the file lead.
  static func all(in source: Page, format: ImportFormat, linkedFrom page: String?) -> [ImportedPage] {
    let drafts: [ImportedDraft] =
      switch format {
      case .article: ArticleReader.read(source.source, knowing: knownPages)
      }
    let name = source.source.path
    return drafts.map { draft in
      let link = source.origin == .file ? RelativePath.of(name, from: page.map(Disk.parent) ?? "") : nil
      return ImportedPage(
        source: name, lifecycle: DraftLifecycle(draft.draft, from: link).lifecycle, report: draft.report)
    }
  }

  /// The bundled pages, which say what callbacks lead to.
  private static var knownPages: [Lifecycle] {
    BundledPages.all.map { LifecycleReader.read(SourceFile(path: $0.name, text: $0.text)).lifecycle }
  }
}
