import LifecycleModel
import Text

/// A statement of one page on a call's counterpart: that it is another call, or that a type has none.
///
/// The graph of `scene-phase` pairs `sceneDidEnterBackground(_:)` with `ScenePhase.background`; its Equivalents say that
/// `sceneDidDisconnect(_:)` corresponds to no phase. Those of the bundled pages are the rows of `Data/counterparts.tsv`, so that no
/// command reads ten pages to know them.
package struct CounterpartFact: Hashable, Sendable {
  /// A call or a value as pages share it.
  package struct Call: Hashable, Sendable {
    /// The type that declares it, or the pages' name of a delegate without one: `UIApplicationDelegate`, `Activity`, `ScenePhase`.
    package let owner: String
    /// `applicationDidEnterBackground(_:)`, `background`.
    package let name: String
    /// `true` for a value that is observed.
    package let isValue: Bool

    package init(owner: String, name: String, isValue: Bool = false) {
      self.owner = owner
      self.name = name
      self.isValue = isValue
    }

    /// `Activity.onStop`.
    package var fullName: String { "\(owner).\(name)" }
  }

  /// One of two that correspond.
  package struct End: Hashable, Sendable {
    package let call: Call
    /// The value before, where only that tells which change of a value is meant; `nil` otherwise.
    package let previous: String?
  }

  /// The other one of two, or none.
  package enum Counterpart: Hashable, Sendable {
    case call(End)
    /// The types of a delegate that has nothing like it; the words that the page has instead, as Markdown, and its notes.
    case none(of: [String], substitute: String, notes: String)
  }

  /// The name of the page.
  package let page: String
  package let subject: End
  package let counterpart: Counterpart

  /// The facts on a page: of the graph, then those of its Equivalents that the graph doesn't have.
  ///
  /// A pair that a page cannot tell from another, and two calls of one app that come together, are none.
  package static func all(on lifecycle: Lifecycle, named page: String) -> [CounterpartFact] {
    let pairs = pairs(in: lifecycle).flatMap { graphPairs(of: $0, with: $1, in: lifecycle) }
    var paired = Set(pairs.map { Set([$0.0.call, $0.1.call]) })
    let graph = pairs.map { CounterpartFact(page: page, subject: $0, counterpart: .call($1)) }
    let table = tableFacts(in: lifecycle).filter { subject, counterpart in
      guard case .call(let end) = counterpart else { return true }
      return paired.insert([subject.call, end.call]).inserted
    }
    return (graph + table.map { CounterpartFact(page: page, subject: $0, counterpart: $1) }).unique
  }

  /// The pairs of two delegates that the graph tells from others.
  private static func graphPairs(
    of left: DelegateID, with right: DelegateID, in lifecycle: Lifecycle
  ) -> [(End, End)] {
    Comparison(of: left, with: right, in: lifecycle).rows.compactMap { row in
      guard let first = row.left, let second = row.right, !row.isAmbiguous, !row.notes.contains(.together) else {
        return nil
      }
      let other = Call(second, in: lifecycle)
      let previous = row.previous.map { lifecycle[$0].name }
      return (
        End(call: Call(first, in: lifecycle), previous: other.isValue ? nil : previous),
        End(call: other, previous: other.isValue ? previous : nil)
      )
    }
  }

  /// Each two cells of a row of Equivalents of which one names a single call, and the other one or none.
  private static func tableFacts(in lifecycle: Lifecycle) -> [(End, Counterpart)] {
    lifecycle.equivalents.flatMap { table in
      table.rows.flatMap { row in
        row.cells.enumerated().filter { $0.element.callbacks.count == 1 }.flatMap { index, cell in
          row.cells.indices.filter { $0 != index && row.cells[$0].callbacks.count < 2 }.map { column in
            let subject = End(call: Call(cell.callbacks[0], in: lifecycle), previous: nil)
            let other = row.cells[column]
            if let callback = other.callbacks.first {
              return (subject, .call(End(call: Call(callback, in: lifecycle), previous: nil)))
            }
            let delegate = lifecycle[table.columns[column]]
            let types = delegate.types.isEmpty ? [delegate.name] : delegate.types
            return (subject, .none(of: types, substitute: other.text, notes: row.notes))
          }
        }
      }
    }
  }

  /// The bundled pages that pair calls of some types of either side, the one with the most pairs first.
  package static func pages(comparing left: ComparisonSide, with right: ComparisonSide) -> [String] {
    let (lefts, rights) = (left.owners, right.owners)
    var counts: [String: Int] = [:]
    for fact in bundled {
      guard case .call(let end) = fact.counterpart else { continue }
      let owners = (fact.subject.call.owner, end.call.owner)
      guard
        lefts.contains(owners.0) && rights.contains(owners.1)
          || rights.contains(owners.0) && lefts.contains(owners.1)
      else { continue }
      counts[fact.page, default: 0] += 1
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
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
}

extension CounterpartFact.Call {
  /// A callback of a page.
  package init(_ callback: CallbackID, in lifecycle: Lifecycle) {
    let delegate = lifecycle.delegate(of: callback)
    let entry = lifecycle.apiEntry(of: callback)
    owner = entry?.owner ?? delegate.types.first ?? delegate.name
    // A method of another language stands on one page with its parentheses, on another without: `onPause`.
    let name = lifecycle[callback].name
    self.name = entry == nil && name.hasSuffix("()") ? String(name.dropLast(2)) : name
    isValue = delegate.isObserved
  }
}

// MARK: The table

extension CounterpartFact {
  /// The facts on the bundled pages.
  package static let bundled = Equivalents.bundledRows.compactMap { CounterpartFact($0.map(String.init)) }

  /// The row of the table: page, call, the value before, counterpart, the value before, substitute, notes. A call is its owner and its
  /// name, a value's with a full stop: `ScenePhase .inactive`; of a counterpart that does not exist there are the types alone.
  package var row: String {
    let rest =
      switch counterpart {
      case .call(let end): [end.call.written, end.previous ?? "", "", ""]
      case .none(let types, let substitute, let notes): [types.joined(separator: ","), "", substitute, notes]
      }
    return ([page, subject.call.written, subject.previous ?? ""] + rest).joined(separator: "\t")
  }

  private init?(_ fields: [String]) {
    guard fields.count == 7, let call = Call(written: fields[1]) else { return nil }
    page = fields[0]
    subject = End(call: call, previous: fields[2].isEmpty ? nil : fields[2])
    if let other = Call(written: fields[3]) {
      counterpart = .call(End(call: other, previous: fields[4].isEmpty ? nil : fields[4]))
    } else {
      counterpart = .none(
        of: fields[3].split(separator: ",").map(String.init), substitute: fields[5], notes: fields[6])
    }
  }
}

extension CounterpartFact.Call {
  fileprivate var written: String { "\(owner) \(isValue ? "." : "")\(name)" }

  fileprivate init?(written text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    owner = String(parts[0])
    isValue = parts[1].hasPrefix(".")
    name = String(isValue ? parts[1].dropFirst() : parts[1])
  }
}
