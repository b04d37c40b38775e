import Documents
import LifecycleModel

extension PageWriter {
  /// The content of the Delegates section.
  var delegates: [String] {
    let items = lifecycle.delegates.map { delegate in
      // A delegate with a type's own name has that type.
      let isImplied = delegate.types == [delegate.name] && lifecycle.catalog.knows(type: delegate.name)
      let types = isImplied ? [] : delegate.types
      let traits =
        types.map(type) + (delegate.isObserved ? [word("attribute.observed")] : [])
        + [words(of: delegate.multiplicity)]
        + (delegate.hasSwift ? [] : [word("attribute.swift") + ": " + wordForNone])
        + attributes(of: delegate.provenance.status)
        + attributes(of: delegate.availability)
      let claim = claim(
        delegate.name, as: code(delegate.name), delegate.documentation, sources: delegate.provenance.sources)
      return [claim.name + ": " + traits.joined(separator: ", ")] + claim.prose.map(\.withoutBlockStart)
    }
    return items.isEmpty ? [] : [MarkdownList.bullets(items)]
  }

  /// A type, with its module where it is a library's.
  private func type(_ name: String) -> String {
    code(name) + (lifecycle.libraryModule(ofType: name).map { " \(word("module.from")) \(code($0))" } ?? "")
  }

  /// The content of the Callbacks section: a heading for each delegate, with its callbacks as long as they follow one another.
  var callbacks: [String] {
    let declared = lifecycle.callbackIDs.filter { lifecycle[$0].isDeclared }
    var blocks: [String] = []
    for ids in declared.chunked(by: { lifecycle[$0].delegate == lifecycle[$1].delegate }) {
      let owner = lifecycle.delegate(of: ids[0]).name
      let isSection = Vocabulary.standard.key(.section, matching: owner) != nil
      if !isSection { blocks.append("### " + text(owner)) }
      blocks.append(MarkdownList.bullets(ids.map { item(of: $0, owner: isSection ? owner + "." : "") }))
    }
    return blocks
  }

  private func item(of id: CallbackID, owner: String) -> [String] {
    let callback = lifecycle[id]
    let name = owner + (lifecycle.hasOwnSignature(id) ? callback.signature ?? callback.name : callback.name)
    let claim = claim(
      name, as: code(name), callback.documentation, sources: callback.attributes.provenance.sources)
    return item(claim.name + parenthesis(attributes(of: callback.attributes)), claim.prose)
      + (callback.body.map { [$0.fenced(as: "swift")] } ?? [])
  }

  /// A name with its attributes, then its prose, which may begin on the same line.
  func item(_ head: String, _ prose: [String]) -> [String] {
    guard let first = prose.first, !first.startsBlock else { return [head] + prose }
    return [head + ": " + first] + prose.dropFirst()
  }
}

extension Lifecycle {
  /// Returns `true` for a callback whose declaration is the page's own, and not Apple's.
  func hasOwnSignature(_ id: CallbackID) -> Bool {
    guard let signature = self[id].signature else { return false }
    let entry = catalog.entries(of: delegate(of: id).types).first { $0.name == self[id].name }
    return signature != entry?.signature
  }
}

extension Array {
  /// The elements in runs of those that belong together with the one before.
  func chunked(by belongs: (Element, Element) -> Bool) -> [[Element]] {
    var chunks: [[Element]] = []
    for element in self {
      if let last = chunks.last?.last, belongs(last, element) {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
    return chunks
  }
}
