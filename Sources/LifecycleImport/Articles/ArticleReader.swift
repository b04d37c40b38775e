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
    let all = MarkdownLine.lines(of: file.withPlainMarks)
    let listings = listings(in: all, finder, ArticleStates(pages))
    let lines = all.indices.map { index in
      ArticleLine(
        all[index], after: index > 0 ? all[index - 1] : nil, before: all[(index + 1)...].prefix(2),
        isListing: listings.contains(index), finder)
    }
    var article = Article(lines, finder, pages)
    article.readStateNames()
    article.readPaths()
    article.readColumns()
    article = ArticleEvents(article).article
    article.readStateProse()
    article.readNesting()
    article.readStatesInProse()
    for number in file.boxRemarkLines { article.report.add(.ignored("a remark beside a box"), at: number) }
    article.reportRest()
    return ArticleDrafts(article, pages).drafts
  }

  /// The indices of lines in blocks of code that are no code: names of callbacks in the order in which they come, and paths.
  private static func listings(in lines: [MarkdownLine], _ finder: CallbackFinder, _ states: ArticleStates) -> Set<Int>
  {
    var listings: Set<Int> = []
    var block: [Int] = []
    func isCode(_ line: MarkdownLine) -> Bool { if case .code = line.kind { true } else { false } }
    for index in lines.indices where isCode(lines[index]) {
      if let last = block.last, lines[last].number + 1 != lines[index].number { block = [] }
      block.append(index)
      if index + 1 < lines.count, isCode(lines[index + 1]), lines[index + 1].number == lines[index].number + 1 {
        continue
      }
      let text = block.map { lines[$0].text }.joined(separator: "\n")
      let named = block.count { !finder.mentions(in: lines[$0].text).isEmpty }
      let isCode = ["{", ";", "func ", "fun ", "void ", "super.", "print(", "NSLog("].contains(where: text.contains)
      let drawsPath = block.contains { index in
        let text = lines[index].text
        return ArrowMarks.begins(text) || ArticlePath(text)?.parts.contains(where: states.knows) ?? false
      }
      if !isCode, named * 2 >= block.count || drawsPath { listings.formUnion(block) }
    }
    return listings
  }
}
