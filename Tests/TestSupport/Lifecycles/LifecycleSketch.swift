import LifecycleModel
import Text

extension Lifecycle {
  /// A life cycle from a sketch in lines, for pictures that need more than the sample.
  ///
  /// Delegates are words; one that ends in `*` is observed. States are indented by two spaces a level; after the name may
  /// stand `final`, `transient` or `initial`, each after ` !`. A chain is `event | A > B > C | guard | calls`; the calls of
  /// transitions are separated by ` / `, calls by a space: `Owner.name`, with `+` before it in the any-order group, `?` after it
  /// may be skipped, `?when_so` under a condition, `~until_then` deferred.
  package static func sketch(_ name: String, delegates: String, states: String, chains: String) -> Lifecycle {
    var lifecycle = Lifecycle(name: name)
    lifecycle.delegates = delegates.split(separator: " ").map { word in
      Delegate(name: word.filter { $0 != "*" }.description, isObserved: word.hasSuffix("*"))
    }
    lifecycle.addStates(states)
    for line in chains.split(separator: "\n") { lifecycle.addChain(line) }
    return lifecycle
  }

  private mutating func addStates(_ text: String) {
    var path: [StateID] = []
    for line in text.split(separator: "\n") {
      let level = line.prefix { $0 == " " }.count / 2
      path = Array(path.prefix(level))
      let parts = line.trimmingSpaces.split(separator: " !")
      var state = State(name: String(parts[0]), parent: path.last)
      state.isInitial = parts.contains("initial")
      state.isFinal = parts.contains("final")
      state.isTransient = parts.contains("transient")
      path.append(StateID(states.count))
      states.append(state)
    }
  }

  private mutating func addChain(_ line: Substring) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingSpaces }
    let path = fields[1].split(separator: " > ").compactMap { name in
      states.firstIndex { $0.name == name }.map(StateID.init)
    }
    let calls = fields.count > 3 ? fields[3].split(separator: " / ", omittingEmptySubsequences: false) : []
    for (index, ends) in zip(path, path.dropFirst()).enumerated() {
      var transition = Transition(from: ends.0, to: ends.1, event: String(fields[0]), isContinuation: index > 0)
      if fields.count > 2, !fields[2].isEmpty { transition.guard = Guard(String(fields[2])) }
      if index < calls.count { transition.steps = calls[index].split(separator: " ").map { step($0) } }
      transitions.append(transition)
    }
  }

  private mutating func step(_ word: Substring) -> Step {
    let isUnordered = word.hasPrefix("+")
    let name = word.drop { $0 == "+" }.prefix { $0 != "?" && $0 != "~" }
    let rest = word[name.endIndex...]
    let condition = rest.drop { $0 == "?" || $0 == "~" }.replacing("_", with: " ")
    let parts = name.split(separator: ".", maxSplits: 1)
    let owner = DelegateID(delegates.firstIndex { $0.name == parts[0] } ?? 0)
    let known = callbacks.firstIndex { $0.delegate == owner && $0.name == parts[1] }
    let id = CallbackID(known ?? callbacks.count)
    if known == nil { callbacks.append(Callback(delegate: owner, name: String(parts[1]))) }
    var step = Step(id, unordered: isUnordered ? 1 : nil)
    if rest.hasPrefix("?") {
      step.attributes.certainty = .mayBeSkipped(when: condition.isEmpty ? nil : String(condition))
    } else if rest.hasPrefix("~") {
      step.attributes.certainty = .deferred(until: condition.isEmpty ? nil : String(condition))
    }
    return step
  }
}
