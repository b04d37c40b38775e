import Diagnostics
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import Text

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

/// Makes drafts of an article that has been read.
struct ArticleDrafts {
  private(set) var drafts: [ImportedDraft] = []
  private let article: Article
  /// What known pages and the catalog say a delegate of a name is, in their order: `AppDelegate` is one of iOS or of watchOS.
  private let types: [String: [[String]]]

  /// Makes a draft for each life cycle that the article is about.
  init(_ article: Article, _ pages: [Lifecycle]) {
    self.article = article
    types = Dictionary(grouping: article.finder.callbacks, by: \.name.delegate).mapValues { $0.map(\.types).unique }
    let unused = Set(article.states.states.indices).subtracting(article.events.flatMap(\.path))
    let parts = ArticleParts(article.finder).parts(of: article)
    for (index, part) in parts.enumerated() {
      var builder = ArticleDraft(article, knowing: reference(part.events, part.listed, pages))
      builder.draft.language = Language(ofText: article.lines.lazy.flatMap(\.text.unicodeScalars))
      for event in part.events { builder.add(event) }
      for call in part.listed { builder.list(call) }
      builder.finish(keeping: index == 0 ? unused : [])
      builder.draft.delegates = delegates(of: builder.draft.calls)
      if builder.draft.states.isEmpty, !builder.draft.callbacks.isEmpty {
        builder.askForStates(at: article.lines.first?.number ?? 1)
      }
      builder.draft.name = title(builder.draft, isOnly: parts.count == 1)
      drafts.append(ImportedDraft(draft: builder.draft, report: builder.report))
    }
  }

  private func title(_ draft: Draft, isOnly: Bool) -> String {
    let title = article.title
    let subject = draft.delegates.last?.name
    return isOnly || subject == nil ? title : "\(title) (\(subject ?? ""))"
  }

  /// The delegates of calls, each with the types that have the most of its calls.
  private func delegates(of calls: [DraftCall]) -> [DraftDelegate] {
    let named = Dictionary(grouping: calls, by: \.delegate).mapValues { Set($0.map(\.callback)) }
    return calls.map(\.delegate).unique.map { name in
      let known = (types[name] ?? []).map { types in
        (types: types, count: APICatalog.standard.entries(of: types).count { named[name]?.contains($0.name) == true })
      }
      let most = known.map(\.count).max()
      return DraftDelegate(name, types: known.first { $0.count == most }?.types ?? [])
    }
  }

  /// The known pages, those first that have the most of some calls.
  private func reference(_ events: [ArticleEvent], _ listed: [DraftCall], _ pages: [Lifecycle]) -> ReferencePages {
    var called = Lifecycle()
    let calls = events.flatMap(\.calls) + listed
    called.delegates = delegates(of: calls).map { Delegate(name: $0.name, types: $0.types) }
    for call in calls { called.addOwn(call.name) }
    return ReferencePages(pages, calledBy: called, titles: [])
  }
}
