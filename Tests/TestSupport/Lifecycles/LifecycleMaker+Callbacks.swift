import LifecycleModel
import LifecyclePaths

extension LifecycleMaker {
  /// Makes callbacks, declared ones first. An unlisted one is of the catalog, or of a delegate of the page's own that
  /// lists none; it has a name only.
  mutating func makeCallbacks() {
    var listed: [Callback] = []
    var others: [Callback] = []
    for id in lifecycle.delegateIDs {
      let isKnown = lifecycle[id].types.contains(where: APICatalog.standard.knows)
      let listsAll = numbers.happens(onceIn: 2)
      for var callback in callbacks(of: id) {
        if isKnown ? numbers.happens(onceIn: 2) : listsAll {
          document(&callback)
          listed.append(callback)
        } else {
          if !isKnown { callback.signature = nil }
          others.append(callback)
        }
      }
    }
    lifecycle.callbacks = listed + others
  }

  private mutating func document(_ callback: inout Callback) {
    let prose = RandomProse(mayHoldBlocks: true, using: &numbers)
    callback.isDeclared = true
    callback.documentation = prose.markdown
    callback.attributes = attributes(sources: prose.sources)
    callback.body = maybe(onceIn: 5) {
      $0.numbers.pick([
        "window = nil", "guard true else {\n  return\n}\n\nsave()", "// ```\nlet x = \"\"\"\n  a\n  \"\"\"", "",
      ])
    }
  }

  /// Some callbacks that a delegate may have.
  mutating func callbacks(of id: DelegateID) -> [Callback] {
    let delegate = lifecycle[id]
    if delegate.types.contains(where: APICatalog.standard.knows) {
      let entries = APICatalog.standard.entries(of: delegate.types).filter {
        delegate.isObserved == ($0.declaration.kind == .enumerationCase)
      }
      return numbers.shuffled(entries).prefix(numbers.number(in: 1...size + 1)).map {
        Callback(delegate: id, name: $0.name, signature: $0.declaration.text)
      }
    }
    let count = numbers.number(in: 1...size + 1)
    if delegate.isObserved {
      return numbers.shuffled(AwkwardNames.values).prefix(count).map { Callback(delegate: id, name: $0) }
    }
    let named = AwkwardNames.callbacks.map { Callback(delegate: id, name: $0) }
    let declared = AwkwardNames.declarations.compactMap(SwiftDeclaration.init).map {
      Callback(delegate: id, name: $0.compoundName, signature: $0.text)
    }
    let foreign = AwkwardNames.foreignDeclarations.compactMap { ForeignDeclaration($0[...]) }.map {
      Callback(delegate: id, name: $0.name, signature: $0.text)
    }
    return Array(numbers.shuffled(named + declared + foreign).prefix(count))
  }
}
