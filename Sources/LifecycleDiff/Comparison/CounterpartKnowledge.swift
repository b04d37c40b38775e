import LifecycleModel

/// The counterparts of calls in other frameworks and on other platforms, composed of the comparisons on several pages.
///
/// `uikit-scenes` pairs `applicationDidEnterBackground(_:)` with `sceneDidEnterBackground(_:)`, `scene-phase` that one with
/// `ScenePhase.background`, and `mobile` with `Activity.onStop`: so the first one corresponds to the last two, by two pages each.
/// A pair that a page cannot tell from another, and two calls of one app that come together, are no part of it.
package struct CounterpartKnowledge: Sendable {
  /// A call or a value as pages share it.
  package struct Call: Hashable, Sendable {
    /// The type that declares it, or the pages' name of a delegate without one: `UIApplicationDelegate`, `Activity`, `ScenePhase`.
    package let owner: String
    /// `applicationDidEnterBackground(_:)`, `background`.
    package let name: String
    /// `true` for a value that is observed.
    package let isValue: Bool

    /// `Activity.onStop`.
    package var fullName: String { "\(owner).\(name)" }
  }

  /// A call that corresponds to another, with the reasoning.
  package struct Found: Hashable, Sendable {
    package let call: Call
    /// The value before, where only that tells which change of the value is meant; `nil` otherwise.
    package let previous: String?
    /// The pages that lead to it, in order: `["uikit-scenes", "mobile"]`.
    package let pages: [String]
  }

  /// A pair on a page, in one direction.
  private struct Edge: Hashable {
    let call: Call
    /// The value before, of the observed one of the two.
    let previous: String?
    let page: String
  }

  private var edges: [Call: [Edge]] = [:]
  /// The most pages that are composed: more of them say less.
  private static let longest = 3

  /// Derives the pairs of some pages.
  package init(_ pages: [(name: String, lifecycle: Lifecycle)]) {
    for (page, lifecycle) in pages {
      for table in lifecycle.equivalents {
        for row in table.rows {
          for (index, cell) in row.cells.enumerated() {
            for other in row.cells.dropFirst(index + 1) where cell.callbacks.count == 1 && other.callbacks.count == 1 {
              add(cell.callbacks[0], other.callbacks[0], in: lifecycle, page)
            }
          }
        }
      }
      for (left, right) in Self.pairs(in: lifecycle) {
        for row in Comparison(of: left, with: right, in: lifecycle).rows {
          guard let first = row.left, let second = row.right, !row.isAmbiguous else { continue }
          guard Self.isOfSeveralPlatforms(lifecycle, left, right) || !row.notes.contains(.together) else { continue }
          add(first, second, previous: row.previous.map { lifecycle[$0].name }, in: lifecycle, page)
        }
      }
    }
  }

  private mutating func add(
    _ first: CallbackID, _ second: CallbackID, previous: String? = nil, in lifecycle: Lifecycle, _ page: String
  ) {
    let (one, other) = (Self.call(first, in: lifecycle), Self.call(second, in: lifecycle))
    guard edges[one]?.contains(where: { $0.call == other && $0.page == page }) != true else { return }
    edges[one, default: []].append(Edge(call: other, previous: previous, page: page))
    edges[other, default: []].append(Edge(call: one, previous: previous, page: page))
  }

  /// The pairs of delegates that are compared. A view of the same app, which has no type of its own, corresponds to none of its
  /// delegates: `RootView` of `swiftui-app`.
  private static func pairs(in lifecycle: Lifecycle) -> [(DelegateID, DelegateID)] {
    let hasTypes = lifecycle.delegates.contains { !$0.isObserved && !$0.types.isEmpty }
    let compared = lifecycle.delegateIDs.filter { id in
      let delegate = lifecycle[id]
      return delegate.isObserved || !delegate.types.isEmpty || !hasTypes || lifecycle.platform == nil
    }
    return compared.enumerated().flatMap { index, left in compared.dropFirst(index + 1).map { (left, $0) } }
  }

  /// Returns `true` for two delegates of different apps, whose calls correspond although they stand on one transition: those of a page
  /// without a platform, of which one at least is no type of Swift.
  private static func isOfSeveralPlatforms(_ lifecycle: Lifecycle, _ left: DelegateID, _ right: DelegateID) -> Bool {
    lifecycle.platform == nil && (lifecycle[left].types.isEmpty || lifecycle[right].types.isEmpty)
  }

  /// A callback of a page.
  package static func call(_ callback: CallbackID, in lifecycle: Lifecycle) -> Call {
    let delegate = lifecycle.delegate(of: callback)
    let entry = lifecycle.apiEntry(of: callback)
    return Call(
      owner: entry?.owner ?? delegate.name, name: lifecycle[callback].name, isValue: delegate.isObserved)
  }

  /// The counterparts of a call by their types, the nearest ones of each.
  package func counterparts(of call: Call) -> [Found] {
    var found: [Found] = []
    var seen: Set<Call> = [call]
    var ends: [(call: Call, previous: String?, pages: [String])] = [(call, nil, [])]
    for _ in 0..<Self.longest {
      var next: [(call: Call, previous: String?, pages: [String])] = []
      for end in ends {
        for edge in edges[end.call] ?? []
        where edge.call.owner != call.owner && !seen.contains(edge.call) && !end.pages.contains(edge.page) {
          // A value that came from another one is another change of it.
          guard !end.call.isValue || end.previous == nil || edge.previous == nil || end.previous == edge.previous else {
            continue
          }
          next.append((edge.call, edge.call.isValue ? edge.previous : nil, end.pages + [edge.page]))
        }
      }
      let owners = Set(found.map(\.call.owner))
      next = next.filter { !owners.contains($0.call.owner) }
      for (call, previous, pages) in next where !found.contains(where: { $0.call == call && $0.previous == previous }) {
        found.append(Found(call: call, previous: previous, pages: pages))
      }
      seen.formUnion(next.map(\.call))
      ends = next
    }
    return found
  }
}
