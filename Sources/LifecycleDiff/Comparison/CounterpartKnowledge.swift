import LifecycleModel

/// The counterparts of calls in other frameworks and on other platforms, composed of what several pages say.
///
/// `uikit-scenes` pairs `applicationDidEnterBackground(_:)` with `sceneDidEnterBackground(_:)`, `scene-phase` that one with
/// `ScenePhase.background`, and `mobile` with `Activity.onStop`: so the first one corresponds to the last two, by two pages each.
package struct CounterpartKnowledge: Sendable {
  /// A call that corresponds to another, with the reasoning.
  package struct Found: Hashable, Sendable {
    package let call: CounterpartFact.Call
    /// The value before, where only that tells which change of the value is meant; `nil` otherwise.
    package let previous: String?
    /// The value before the one that is asked, likewise: `ScenePhase.inactive` corresponds to two calls, by where it comes from.
    package let askedPrevious: String?
    /// The pages that lead to it, in order: `["uikit-scenes", "mobile"]`.
    package let pages: [String]
  }

  /// Types of which a page says that they have nothing that corresponds to a call.
  package struct Absence: Hashable, Sendable {
    package let types: [String]
    /// The words that the page has instead, as Markdown; empty for none.
    package let substitute: String
    /// The page's notes, as Markdown; empty for none.
    package let notes: String
    /// The page.
    package let page: String
  }

  /// The knowledge of the bundled pages.
  package static let bundled = CounterpartKnowledge(CounterpartFact.bundled)

  /// A pair on a page, in one direction.
  private struct Edge {
    /// The value before at the start.
    let previous: String?
    let end: CounterpartFact.End
    let page: String
  }

  private var edges: [CounterpartFact.Call: [Edge]] = [:]
  private var absences: [CounterpartFact.Call: [Absence]] = [:]
  private var owners: Set<String> = []
  /// The most pages that are composed: more of them say less.
  private static let longest = 3

  package init(_ facts: [CounterpartFact]) { add(facts) }

  /// The same with the facts of more pages.
  package func adding(_ facts: [CounterpartFact]) -> CounterpartKnowledge {
    var knowledge = self
    knowledge.add(facts)
    return knowledge
  }

  private mutating func add(_ facts: [CounterpartFact]) {
    for fact in facts {
      let (subject, page) = (fact.subject, fact.page)
      owners.insert(subject.call.owner)
      switch fact.counterpart {
      case .call(let end):
        owners.insert(end.call.owner)
        edges[subject.call, default: []].append(Edge(previous: subject.previous, end: end, page: page))
        edges[end.call, default: []].append(Edge(previous: end.previous, end: subject, page: page))
      case .none(let types, let substitute, let notes):
        guard absences[subject.call]?.contains(where: { $0.types == types }) != true else { continue }
        absences[subject.call, default: []].append(
          Absence(types: types, substitute: substitute, notes: notes, page: page))
      }
    }
  }

  /// The counterparts of a call by their types, the nearest ones of each.
  package func counterparts(of call: CounterpartFact.Call) -> [Found] {
    var found: [Found] = []
    var seen: Set<CounterpartFact.Call> = [call]
    var ends = [Found(call: call, previous: nil, askedPrevious: nil, pages: [])]
    for _ in 0..<Self.longest {
      let owners = Set(found.map(\.call.owner) + [call.owner])
      var next: [Found] = []
      for end in ends {
        for edge in edges[end.call] ?? []
        where !owners.contains(edge.end.call.owner) && !seen.contains(edge.end.call)
          && !end.pages.contains(edge.page) && end.reaches(edge.previous) && !denies(call, edge.end.call)
        {
          let one = Found(
            call: edge.end.call, previous: edge.end.previous,
            askedPrevious: end.pages.isEmpty ? edge.previous : end.askedPrevious, pages: end.pages + [edge.page])
          guard !next.contains(where: { $0.isSame(as: one) }) else { continue }
          next.append(one)
        }
      }
      found += next
      seen.formUnion(next.map(\.call))
      ends = next
    }
    return found
  }

  /// Returns `true` where a page says that the type of another call has nothing that corresponds to a call.
  package func denies(_ call: CounterpartFact.Call, _ other: CounterpartFact.Call) -> Bool {
    (absences[call] ?? []).contains { $0.concerns(other.owner) }
  }

  /// Returns `true` where pages lead from one call to another.
  package func pairs(_ call: CounterpartFact.Call, _ other: CounterpartFact.Call) -> Bool {
    counterparts(of: call).contains { $0.call == other }
  }

  /// Returns `true` for a type of which some page says what its calls correspond to.
  package func knows(_ owner: String) -> Bool { owners.contains(owner) }

  /// The types of which a page says that they have nothing like a call. It is not composed: what one framework lacks, another that
  /// corresponds to it on a third system may have.
  package func absences(of call: CounterpartFact.Call) -> [Absence] { absences[call] ?? [] }
}

extension CounterpartKnowledge.Absence {
  /// Returns `true` where a type that declares calls is one of those that have nothing: `UISceneDelegate` of `UIWindowSceneDelegate`.
  func concerns(_ owner: String) -> Bool {
    types.contains { $0 == owner || APICatalog.standard.ancestry(of: $0).contains(owner) }
  }
}

extension CounterpartKnowledge.Found {
  /// Returns `true` where a pair of the value that was reached from another one, or from any, is a pair of it.
  fileprivate func reaches(_ start: String?) -> Bool {
    pages.isEmpty || !call.isValue || start == nil || start == previous
  }

  fileprivate func isSame(as other: Self) -> Bool {
    call == other.call && previous == other.previous && askedPrevious == other.askedPrevious
  }
}
