import LifecycleModel

/// Which new callback does the work of an old one, as far as the pages, their graphs or the catalog say so.
struct StandIns {
  private let old: Lifecycle
  private let new: Lifecycle
  private let gone: [CallbackID]
  private let fresh: Set<CallbackID>
  private let living: [CallbackID]
  private let replacements: Replacements
  private let rows: Set<[CallName]>
  private let sides: (old: Side, new: Side)
  private let meetings: [CallbackID: CallbackID]

  /// How sure it is that two callbacks do the same work.
  private enum Evidence: Int {
    case meeting = 1, replacement, equivalents, sameName
  }

  /// Looks at what is gone from the old life cycle and at what the new one has.
  init(_ correspondence: Correspondence, oldLiving: Set<CallbackID>, newLiving: Set<CallbackID>) {
    old = correspondence.old.lifecycle
    new = correspondence.new.lifecycle
    sides = (correspondence.old, correspondence.new)
    replacements = Replacements(old, new)
    let callbacks = correspondence.callbacks
    let livesOn = { (id: CallbackID) in callbacks.new(for: id).map(newLiving.contains) ?? false }
    gone = oldLiving.filter { !livesOn($0) }.sorted()
    living = newLiving.sorted()
    fresh = newLiving.filter { id in !(callbacks.old(for: id).map(oldLiving.contains) ?? false) }
    let isOpen = !gone.isEmpty && !fresh.isEmpty
    meetings = isOpen ? Self.meetings(from: old, to: new, gone: Set(gone), fresh: fresh) : [:]
    rows = Set([correspondence.old, correspondence.new].flatMap(Self.rows))
  }

  /// The old callbacks that are gone and have one new callback, that was not there before, in their place; and which.
  var moves: [(old: CallbackID, new: CallbackID)] {
    var best: [CallbackID: (CallbackID, Evidence)] = [:]
    var taken: [CallbackID: Int] = [:]
    for id in gone {
      let found = fresh.sorted().compactMap { candidate in evidence(id, candidate).map { (candidate, $0) } }
      guard let top = found.map(\.1.rawValue).max() else { continue }
      let leaders = found.filter { $0.1.rawValue == top }
      guard leaders.count == 1, let leader = leaders.first else { continue }
      best[id] = leader
      taken[leader.0, default: 0] += 1
    }
    return gone.compactMap { id in best[id].flatMap { taken[$0.0] == 1 ? (id, $0.0) : nil } }
  }

  /// The new callbacks that do the work of an old one, those with the best evidence first.
  func standIns(for id: CallbackID) -> [CallbackID] {
    let found = living.compactMap { candidate in evidence(id, candidate).map { (candidate, $0.rawValue) } }
    return found.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
  }

  private func evidence(_ left: CallbackID, _ right: CallbackID) -> Evidence? {
    let (name, other) = (sides.old[left], sides.new[right])
    guard name != other else { return nil }
    if name.name == other.name, name.delegate != other.delegate { return .sameName }
    if rows.contains([name, other]) || rows.contains([other, name]) { return .equivalents }
    if replacements.link(left, right) { return .replacement }
    return meetings[left] == right ? .meeting : nil
  }

  /// The calls of another delegate that come where calls came that are gone, where the graphs say so either way round.
  private static func meetings(
    from old: Lifecycle, to new: Lifecycle, gone: Set<CallbackID>, fresh: Set<CallbackID>
  ) -> [CallbackID: CallbackID] {
    let there = partners(from: old, gone, to: new, fresh)
    let back = partners(from: new, fresh, to: old, gone)
    return there.filter { back[$0.value] == $0.key && old.delegate(of: $0.key).name != new.delegate(of: $0.value).name }
  }

  /// The one call of some that answers each of some others.
  private static func partners(
    from left: Lifecycle, _ leftCalls: Set<CallbackID>, to right: Lifecycle, _ rightCalls: Set<CallbackID>
  ) -> [CallbackID: CallbackID] {
    let rows = Comparison(of: nil, in: left, with: nil, in: right).rows.filter { !$0.isAmbiguous }
    let answers = Dictionary(grouping: rows) { $0.left }
    return leftCalls.reduce(into: [:]) { partners, call in
      guard let found = answers[call], found.count == 1, let answer = found[0].right, rightCalls.contains(answer) else {
        return
      }
      partners[call] = answer
    }
  }

  /// The pairs of calls that a row of equivalents sets beside each other.
  private static func rows(of side: Side) -> [[CallName]] {
    side.lifecycle.equivalents.flatMap(\.rows).flatMap { row -> [[CallName]] in
      let cells = row.cells.map { cell in cell.callbacks.map { side[$0] } }
      return cells.indices.flatMap { left in
        cells[(left + 1)...].flatMap { right in cells[left].flatMap { name in right.map { [name, $0] } } }
      }
    }
  }
}
