import Documents
import LifecycleDiff
import LifecycleModel

extension GuideSubject {
  /// The sources of the claims that changed.
  var sourcesSection: Document.Section? {
    var order: [[InlineContent.Inline]] = []
    var sources: [[InlineContent.Inline]: [Provenance.Source]] = [:]
    for change in report.changes {
      let places = [change.oldPlace.map { (old, $0) }, (new, change.newPlace)].compactMap { $0 }
      for (name, provenance) in places.compactMap({ claim(at: $1, in: $0) }) where !provenance.sources.isEmpty {
        if sources[name] == nil { order.append(name) }
        let known = Set(sources[name, default: []].map(\.url))
        sources[name, default: []] += provenance.sources.filter { !known.contains($0.url) }
      }
    }
    guard !order.isEmpty else { return nil }
    let items = order.map { name in
      let links = sources[name, default: []].map { [InlineContent.Inline.link([.text($0.title)], url: $0.url)] }
      return Block.Item(InlineContent(lines: [name + [.text(": ")] + links.joined(separator: [.text(", ")])]))
    }
    return Document.Section(title: "Sources", blocks: [.list(.bullets, items)])
  }

  /// The name of the element at a place, with its sources.
  private func claim(at place: Element, in lifecycle: Lifecycle) -> (name: [InlineContent.Inline], Provenance)? {
    guard let (_, provenance) = lifecycle.claim(at: place) else { return nil }
    switch place {
    case .delegate(let id): return ([.code(lifecycle[id].name)], provenance)
    case .state(let id): return ([.strong([.text(lifecycle[id].name)])], provenance)
    case .callback(let id): return ([.code(lifecycle.qualifiedName(of: id))], provenance)
    case .step(let transition, let index):
      let callback = lifecycle[transition].steps[index].callback
      return ([.code(lifecycle.qualifiedName(of: callback))], lifecycle[callback].attributes.provenance)
    case .transition(let id):
      return lifecycle.chains.first { $0.contains(id) }.map { chain in
        ([.emphasis([.text(lifecycle.headline(of: chain))])], provenance)
      }
    case .page, .scenario, .rule, .equivalence, .configuration, .logLine: return nil
    }
  }
}
