import Text

extension Lifecycle {
  /// The digest of what decides which calls conform, 8 hexadecimal digits: delegates, states, callbacks and transitions, but
  /// no prose, no sources and no versions.
  package var callDigest: String {
    var hash = StableHash()
    for delegate in delegates { hash.combine("\(delegate.name) \(delegate.multiplicity.rawValue)") }
    for state in states {
      hash.combine(state.name)
      hash.combine("\(state.parent?.index ?? -1) \(state.isInitial) \(state.isFinal) \(state.isTransient)")
    }
    for callback in callbacks { hash.combine("\(callback.delegate.index) \(callback.name)") }
    for transition in transitions { transition.combine(into: &hash) }
    return String(hash.hexadecimal.suffix(8))
  }
}

extension Transition {
  fileprivate func combine(into hash: inout StableHash) {
    hash.combine("\(source.index) \(target.index) \(isContinuation) \(event)")
    hash.combine(`guard`?.text ?? "")
    for step in steps {
      let doubts = step.certainty.doubts.map(\.kind.rawValue).joined(separator: " ")
      hash.combine("\(step.callback.index) \(step.unordered ?? 0) \(doubts)")
    }
  }
}
