import LifecycleModel
import LifecyclePaths
import Text

/// Makes drafts of an article that has been read.
struct ArticleDrafts {
  /// The drafts.
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
