import LifecycleModel

/// The new callbacks that replace old ones, by the evidence of the pages, their graphs and the catalog.
struct CallbackReplacements: Sendable {
  private let presence: CallbackPresence
  private var evidence: [CallbackID: [CallbackID: Evidence]] = [:]

  /// The evidence for a replacement, from weak to strong.
  private enum Evidence: Int {
    case sharedTransition = 1, replacement, equivalents, sameName
  }

  /// Collects the evidence in two life cycles.
  init(_ correspondence: Correspondence, _ presence: CallbackPresence) {
    self.presence = presence
    let olds = presence.removed + presence.common.map(\.old)
    let news = presence.added + presence.common.map(\.new)
    let links = DeclaredReplacements(
      left: correspondence.old.lifecycle, right: correspondence.new.lifecycle
    ).links(from: olds, to: news)
    // Stronger evidence overwrites weaker.
    for (evidence, pairs) in [
      (Evidence.sharedTransition, Self.sharedTransitions(in: correspondence, presence)), (.replacement, links),
      (.equivalents, Self.equivalents(in: correspondence, olds, news)),
      (.sameName, Self.namesakes(in: correspondence, olds, news)),
    ] {
      for (old, new) in pairs where correspondence.callbacks.new(for: old) != new {
        self.evidence[old, default: [:]][new] = evidence
      }
    }
  }

  /// The pairs of a removed and an added callback for each of which the other one alone has the best evidence.
  var moves: [(old: CallbackID, new: CallbackID)] {
    let added = Set(presence.added)
    var (news, olds): (news: Candidates, olds: Candidates) = ([:], [:])
    for old in presence.removed {
      for (new, evidence) in evidence[old] ?? [:] where added.contains(new) {
        news[old, default: [:]][new] = evidence
        olds[new, default: [:]][old] = evidence
      }
    }
    return presence.removed.compactMap { old in
      guard let new = Self.best(of: news[old]), Self.best(of: olds[new]) == old else { return nil }
      return (old, new)
    }
  }

  private typealias Candidates = [CallbackID: [CallbackID: Evidence]]

  /// The one with the strongest evidence; `nil` where several have it.
  private static func best(of candidates: [CallbackID: Evidence]?) -> CallbackID? {
    guard let candidates, let top = candidates.values.map(\.rawValue).max() else { return nil }
    let leaders = candidates.filter { $0.value.rawValue == top }.keys
    return leaders.count == 1 ? leaders.first : nil
  }

  /// The new callback with the strongest evidence of replacing an old one; `nil` for none.
  func replacement(for id: CallbackID) -> CallbackID? {
    evidence[id]?.min { ($1.value.rawValue, $0.key) < ($0.value.rawValue, $1.key) }?.key
  }

  /// The removed and added calls of differently named delegates that are each other's only counterpart in the graphs.
  private static func sharedTransitions(
    in correspondence: Correspondence, _ presence: CallbackPresence
  ) -> [(CallbackID, CallbackID)] {
    guard !presence.removed.isEmpty, !presence.added.isEmpty else { return [] }
    let (old, new) = (correspondence.old.lifecycle, correspondence.new.lifecycle)
    let there = partners(from: old, presence.removed, to: new, presence.added)
    let back = partners(from: new, presence.added, to: old, presence.removed)
    return there.filter { call, other in
      back[other] == call && old.delegate(of: call).name != new.delegate(of: other).name
    }.map { ($0.key, $0.value) }
  }

  /// The calls of one side with their counterpart on the other, where it is the only one.
  private static func partners(
    from left: Lifecycle, _ leftCalls: [CallbackID], to right: Lifecycle, _ rightCalls: [CallbackID]
  ) -> [CallbackID: CallbackID] {
    let rows = Comparison(of: nil, in: left, with: nil, in: right).rows.filter { !$0.isAmbiguous }
    let answers = Dictionary(grouping: rows) { $0.left }
    let allowed = Set(rightCalls)
    return leftCalls.reduce(into: [:]) { partners, call in
      guard let found = answers[call], found.count == 1, let answer = found[0].right, allowed.contains(answer) else {
        return
      }
      partners[call] = answer
    }
  }

  /// The calls that share an Equivalents row of either page, in different columns.
  private static func equivalents(
    in correspondence: Correspondence, _ olds: [CallbackID], _ news: [CallbackID]
  ) -> [(CallbackID, CallbackID)] {
    let oldIDs = Dictionary(olds.map { (correspondence.old[$0], $0) }) { first, _ in first }
    let newIDs = Dictionary(news.map { (correspondence.new[$0], $0) }) { first, _ in first }
    let rows = correspondence.old.equivalences + correspondence.new.equivalences
    return rows.flatMap { row in
      row.cells.flatMap { column, cell in
        cell.calls.compactMap { oldIDs[$0] }.flatMap { old in
          row.cells.filter { $0.key != column }.values.flatMap(\.calls).compactMap { newIDs[$0] }.map { (old, $0) }
        }
      }
    }
  }

  /// The calls with one name in different delegates.
  private static func namesakes(
    in correspondence: Correspondence, _ olds: [CallbackID], _ news: [CallbackID]
  ) -> [(CallbackID, CallbackID)] {
    let byName = Dictionary(grouping: news) { correspondence.new[$0].name }
    return olds.flatMap { old in
      let name = correspondence.old[old]
      return (byName[name.name] ?? []).filter { correspondence.new[$0].delegate != name.delegate }.map { (old, $0) }
    }
  }
}
