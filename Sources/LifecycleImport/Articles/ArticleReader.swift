import Diagnostics
import LifecycleModel
import LifecyclePaths
import LifecycleReader

/// Reads articles, notes and wiki pages that were not written for a tool: what they say of states, paths and calls.
///
/// Calls below a title are an event's; those below no title, and those of declarations, are listed alone. An event without a
/// path has the one that known pages have for its calls.
package enum ArticleReader {
  /// The drafts of an article, one for each life cycle that it is about; `pages` are known life cycles, which say what calls
  /// lead to.
  package static func read(_ file: SourceFile, knowing pages: [Lifecycle]) -> [ImportedDraft] {
    let finder = CallbackFinder(pages)
    let all = MarkdownLine.lines(of: file)
    let lines = all.indices.map { index in
      ArticleLine(
        all[index], after: index > 0 ? all[index - 1] : nil, before: index + 1 < all.count ? all[index + 1] : nil, finder)
    }
    var article = Article(lines, finder, pages)
    article.readStateNames()
    article.readPaths()
    article = ArticleEvents(article).article
    article.readStateProse()
    article.accountForRest()
    return ArticleDrafts(article, pages).drafts
  }
}
