import LifecycleModel
import LifecyclePaths
import Text

/// Makes drafts of an article that has been read.
struct ArticleDrafts {
  /// The drafts.
  private(set) var drafts: [ImportedDraft] = []
  private let article: Article
  private let types: [String: [String]]

  /// Makes a draft for each life cycle that the article is about.
  init(_ article: Article, _ pages: [Lifecycle]) {
    self.article = article
    types = Dictionary(article.finder.callbacks.map { ($0.name.delegate, $0.types) }) { first, _ in first }
    let unused = Set(article.states.states.indices).subtracting(article.events.flatMap(\.path))
    let parts = ArticleParts(article.finder).parts(of: article)
    for (index, part) in parts.enumerated() {
      var builder = ArticleDraft(article, knowing: reference(part.events, part.listed, pages))
      builder.draft.language = Language(ofText: article.lines.lazy.flatMap(\.text.unicodeScalars))
      for event in part.events { builder.add(event) }
      for call in part.listed { builder.list(call) }
      builder.finish(keeping: index == 0 ? unused : [])
      builder.draft.delegates = builder.draft.calls.map(\.delegate).unique.map {
        DraftDelegate($0, types: types[$0] ?? [])
      }
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

  /// The known pages, those first that have the most of some calls.
  private func reference(_ events: [ArticleEvent], _ listed: [DraftCall], _ pages: [Lifecycle]) -> ReferencePages {
    var called = Lifecycle()
    for call in events.flatMap(\.calls) + listed {
      if !called.delegates.contains(where: { $0.name == call.delegate }) {
        called.delegates.append(Delegate(name: call.delegate, types: types[call.delegate] ?? []))
      }
      called.addOwn(call.name)
    }
    return ReferencePages(pages, calledBy: called, titles: [])
  }
}
