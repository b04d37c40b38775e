import LifecycleModel
import LifecyclePaths

/// The delegates and callbacks of logs, and what known pages say of them: the result of the first reading.
package struct LogNames: Sendable {
  /// The delegates and callbacks, without states and transitions.
  package let lifecycle: Lifecycle
  /// The titles of the pages that launch lines name.
  package let titles: Set<String>
  /// The known pages.
  let pages: ReferencePages

  /// Takes what the first reading has found; `pages` are known ones, whose names of states and events are used.
  package init(_ vocabulary: LogVocabulary, pages: [Lifecycle]) {
    lifecycle = vocabulary.lifecycle(knownFrom: pages)
    titles = vocabulary.titles
    self.pages = ReferencePages(pages, calledBy: lifecycle, titles: vocabulary.titles)
  }

  /// Takes the names of a page.
  init(_ page: Lifecycle) {
    lifecycle = page
    titles = []
    pages = ReferencePages(page)
  }

  /// Takes the delegates and callbacks of one of known pages, for the logs of another system than those of the catalog.
  package init(of page: Lifecycle, among pages: [Lifecycle]) {
    var names = Lifecycle()
    (names.platform, names.catalog) = (page.platform, page.catalog)
    names.delegates = page.delegateIDs.map { id in
      let known = page[id]
      return Delegate(
        name: known.name, types: known.types, multiplicity: known.multiplicity, isObserved: known.isObserved,
        hasSwift: page.hasSwift(id))
    }
    names.callbacks = page.callbacks.map { Callback(delegate: $0.delegate, name: $0.name, signature: $0.signature) }
    lifecycle = names
    titles = []
    self.pages = ReferencePages(pages, calledBy: names, titles: [page.name])
  }
}
