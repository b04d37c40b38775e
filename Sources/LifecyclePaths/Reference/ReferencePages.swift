import LifecycleModel
import Text

/// The known pages, which name states, events, and the calls that begin a process or a life cycle.
package struct ReferencePages: Sendable {
  /// The pages that have callbacks of the logs, the nearest first.
  private let pages: [ReferencePage]

  /// Takes the pages that have some of the callbacks of logs: first those with the titles that launch lines name, then those
  /// with the most of the callbacks.
  package init(_ lifecycles: [Lifecycle], calledBy called: Lifecycle, titles: Set<String>) {
    let known = lifecycles.map { ReferencePage($0, calledBy: called) }.filter { $0.callCount > 0 }
    let ranks = known.enumerated().map { index, page in
      (titles.contains(page.lifecycle.name) ? 0 : 1, -page.callCount, index)
    }
    pages = ranks.sorted { $0 < $1 }.map { known[$0.2] }
  }

  /// Takes a page by its own names.
  package init(_ lifecycle: Lifecycle) { pages = [ReferencePage(lifecycle, calledBy: lifecycle)] }

  /// The nearest page; `nil` where none has a callback of the logs.
  package var nearest: Lifecycle? { pages.first?.lifecycle }

  /// The number of calls of the longest event of the nearest page; `nil` without a page.
  package var longestEvent: Int? { pages.first?.longestEvent }

  /// The number of calls of the longest event of any page.
  package var longestEventOfAll: Int { pages.lazy.map(\.longestEvent).max() ?? 0 }

  /// The name of the state in which life cycles begin.
  package var initialState: String { pages.first?.initialState ?? "Not running" }

  /// Returns `true` for a state that life cycles of the nearest page end in.
  package func isFinal(_ state: String) -> Bool {
    pages.first?.lifecycle.states.contains { $0.isFinal && NameKey($0.name) == NameKey(state) } ?? false
  }

  /// The state that a call leads to, as the nearest page says that has the callback.
  package func state(reachedBy call: CallName) -> String? {
    pages.first { $0.has(call) }.flatMap { $0.state(reachedBy: call) }
  }

  /// The states that a call may lead to, as the nearest page says that has the callback; empty where it has none.
  package func states(reachedBy call: CallName) -> [String] {
    pages.first { $0.has(call) }?.states(reachedBy: call) ?? []
  }

  /// A state of a name that is spelled in any way, as the nearest page spells it that has it.
  package func spelling(of state: String) -> String? {
    let key = NameKey(state)
    return pages.lazy.compactMap { page in page.lifecycle.states.first { NameKey($0.name) == key }?.name }.first
  }

  /// The state at the end of the only event from a state whose calls these are, on the nearest page that has all of them.
  package func target(of word: [CallName], from state: String) -> String? {
    let targets = pages.first { word.allSatisfy($0.has) }?.targets(of: word, from: state) ?? []
    return targets.count == 1 ? targets[0] : nil
  }

  /// The way of the only event from a state whose calls these are, on that page.
  package func way(of word: [CallName], from state: String) -> ReferencePage.Way? {
    pages.first { word.allSatisfy($0.has) }?.way(of: word, from: state)
  }

  /// The state before the only event that ends in a state, and whose last calls these are, on that page.
  package func source(of word: [CallName], to state: String) -> String? {
    let sources = pages.first { word.allSatisfy($0.has) }?.sources(of: word, to: state) ?? []
    return sources.count == 1 ? sources[0] : nil
  }

  /// The names of the events whose calls these are: those between the same states first.
  package func events(of word: [CallName], from source: String, to target: String) -> [String] {
    let events = pages.map { $0.events(of: word, from: source, to: target) }
    return (events.flatMap(\.same) + events.flatMap(\.other)).unique
  }

  /// The event that some calls are a part of, best of a name, from a state or from any, with the fewest other calls: of several
  /// such, that of the nearest page.
  package func event(with word: [CallName], named name: String = "", from state: String? = nil) -> ReferencePage.Match?
  {
    let matches = pages.filter { word.allSatisfy($0.has) }.compactMap { $0.event(with: word, named: name, from: state) }
    return matches.first { NameKey($0.event) == NameKey(name) }
      ?? matches.enumerated().min { ($0.1.others, $0.0) < ($1.1.others, $1.0) }?.element
  }

  /// The state around another one, on the nearest page that has both.
  package func parent(of state: String) -> String? {
    let key = NameKey(state)
    return pages.lazy.compactMap { page in
      page.lifecycle.states.first { NameKey($0.name) == key }?.parent.map { page.lifecycle[$0].name }
    }.first
  }

  /// Returns `true` for a call that may be the first of a life cycle.
  package func begins(_ call: CallName) -> Bool { pages.first { $0.has(call) }?.begins(call) ?? false }

  /// Returns `true` for a call that comes only when a process begins.
  package func launches(_ call: CallName) -> Bool { pages.first { $0.has(call) }?.launches(call) ?? false }
}
