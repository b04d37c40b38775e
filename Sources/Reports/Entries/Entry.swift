import Documents
import Emission
import LifecycleModel
import Text

/// An element as all outputs describe it, each fact once: a wiki lists the facts, a table has a column for each, and the web page opens a
/// row to them.
package struct Entry {
  /// A fact, such as the version since which the element is there.
  struct Fact {
    /// The key of its heading in the vocabulary, `table.since`; a remark's own heading.
    let key: String
    let heading: String
    /// The text; empty where nothing is said. Asked for where an output shows it.
    let text: () -> InlineContent
  }

  /// The documentation, without the links that the sources repeat.
  package var description: InlineContent { self["table.description"] }
  /// The facts besides the documentation, in the order in which they are listed.
  let facts: [Fact]
  private let documentation: Fact

  fileprivate init(_ documentation: Fact, _ facts: [Fact?]) {
    self.documentation = documentation
    self.facts = facts.compactMap(\.self)
  }

  /// A fact by its key; empty where nothing is said.
  package subscript(key: String) -> InlineContent {
    ([documentation] + facts).first { $0.key == key }?.text() ?? InlineContent()
  }
}

/// The entries of a life cycle, which links lead from where an output has addresses.
package struct Entries {
  private let lifecycle: Lifecycle
  private let links: TableLinks
  private let words: PageStrings
  private let hierarchy: StateHierarchy
  private let observed: [(delegate: DelegateID, values: ObservedValues)]

  /// Prepares for a life cycle. The values that hold in its states are a search through it: only a wiki says them.
  package init(_ lifecycle: Lifecycle, links: TableLinks = .none, withValues hasValues: Bool = false) {
    self.lifecycle = lifecycle
    self.links = links
    words = PageStrings(language: lifecycle.language)
    hierarchy = StateHierarchy(lifecycle)
    observed =
      !hasValues
      ? []
      : lifecycle.delegateIDs.filter { lifecycle[$0].isObserved }
        .map { ($0, ObservedValues(of: $0, in: lifecycle)) }
  }

  package func state(_ id: StateID) -> Entry {
    let state = lifecycle[id]
    return Entry(
      description(state.documentation, state.provenance),
      [
        fact("table.attributes") { InlineContent(plain: words.attributes(of: state)) },
        state.parent.map { parent in fact("table.parent") { InlineContent(links.name(of: parent, in: lifecycle)) } },
        fact("wiki.consistsOf") {
          InlineContent(lines: hierarchy.children[id.index].map { [links.name(of: $0, in: lifecycle)] })
        },
      ]
        + observed.map { observed in
          let heading = words.phrase("wiki.valueOf", lifecycle[observed.delegate].name)
          return Entry.Fact(key: heading, heading: heading) { values(observed.values, in: id) }
        }
        + state.remarks.map { remark in
          Entry.Fact(key: remark.heading, heading: remark.heading) { InlineContent(markdown: remark.text) }
        } + [versions(state.availability), sources(state.provenance)])
  }

  package func delegate(_ id: DelegateID) -> Entry {
    let delegate = lifecycle[id]
    return Entry(
      description(delegate.documentation, delegate.provenance),
      [
        fact("column.types") { InlineContent(lines: types(of: delegate)) },
        fact("column.multiplicity") {
          let kind = delegate.isObserved ? words.comma + words.phrase("attribute.observed") : ""
          return InlineContent(plain: words.multiplicity(delegate.multiplicity) + kind)
        },
        versions(delegate.availability), sources(delegate.provenance),
      ])
  }

  package func callback(_ id: CallbackID) -> Entry {
    let (callback, availability) = (lifecycle[id], lifecycle.availability(of: id))
    let attributes = callback.attributes
    return Entry(
      description(callback.documentation, attributes.provenance),
      [
        fact("table.frequency") { InlineContent(plain: attributes.frequency.map(words.frequency)) },
        fact("table.remarks") { InlineContent(plain: words.certainty(attributes.certainty)) },
        fact("table.since") { InlineContent(plain: availability.since?.description) },
        fact("table.deprecated") { InlineContent(plain: availability.deprecated?.description) },
        fact("table.removed") { InlineContent(plain: availability.removed?.description) },
        fact("table.replacement") { InlineContent(replacement: lifecycle.replacement(of: id)) },
        sources(attributes.provenance),
      ])
  }

  package func transition(_ id: TransitionID) -> Entry {
    let transition = lifecycle[id]
    return Entry(
      description(transition.documentation, transition.provenance),
      [versions(transition.availability), sources(transition.provenance)])
  }

  private func fact(_ key: String, _ text: @escaping () -> InlineContent) -> Entry.Fact {
    Entry.Fact(key: key, heading: words.phrase(key), text: text)
  }

  private func description(_ documentation: String, _ provenance: Provenance) -> Entry.Fact {
    fact("table.description") { InlineContent(description: documentation, sources: provenance.sources) }
  }

  private func versions(_ availability: Availability) -> Entry.Fact {
    fact("table.versions") { InlineContent(plain: words.versions(availability)) }
  }

  private func sources(_ provenance: Provenance) -> Entry.Fact {
    fact("table.sources") { words.provenance(provenance) }
  }

  /// The values that may hold in a state, in page order.
  private func values(_ observed: ObservedValues, in state: StateID) -> InlineContent {
    let possible = observed.values(in: state)
    guard possible.contains(where: { $0 != nil }) else { return InlineContent() }
    let named = possible.compactMap { $0 }.sorted().map { [links.name(of: $0, in: lifecycle)] }
    let none = possible.contains(nil) ? [[InlineContent.Inline.text(words.phrase("wiki.noValue"))]] : []
    return InlineContent(lines: named + none)
  }

  /// The types of a delegate, a line each, with the modules of those of libraries.
  private func types(of delegate: Delegate) -> [[InlineContent.Inline]] {
    delegate.types.map { type in
      let module = lifecycle.libraryModule(ofType: type)
      return [.code(type)] + (module.map { [.text(" \(words.phrase("module.from")) "), .code($0)] } ?? [])
    }
  }
}

extension PageStrings {
  /// `initial, transient`; empty for a plain state.
  package func attributes(of state: State) -> String {
    let marks = [
      ("attribute.initial", state.isInitial), ("attribute.final", state.isFinal),
      ("attribute.transient", state.isTransient),
    ]
    return marks.filter(\.1).map { phrase($0.0) }.joined(separator: ", ")
  }

  /// `documented`, `observed: iPhone 11`, then the links.
  package func provenance(_ provenance: Provenance) -> InlineContent {
    var runs: [InlineContent.Inline] = []
    switch provenance.status {
    case nil: break
    case .documented: runs.append(.text(phrase("attribute.documented")))
    case .observed(let place):
      runs.append(.text([phrase("attribute.observed"), place].compactMap { $0 }.joined(separator: ": ")))
    }
    for source in provenance.sources {
      if !runs.isEmpty { runs.append(.text(runs.count == 1 && provenance.status != nil ? " – " : ", ")) }
      runs.append(.link([.text(source.title.isEmpty ? source.url : source.title)], url: source.url))
    }
    return InlineContent(lines: [runs])
  }
}
