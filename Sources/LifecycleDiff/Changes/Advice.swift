import LifecycleModel
import Text

extension DiffSubject {
  /// Advice on a callback that is no longer called at all: its replacement, else the page's or the catalog's text, else the
  /// calls that still come there.
  func advice(forRemoved id: CallbackID) -> String {
    if let replacement = replacements.replacement(for: id) { return advice(toUse: replacement) }
    if let words = substitute(for: id) { return words }
    if let replacement = old.replacement(of: id) { return "Use \(replacement)" }
    let still = stillCalled(insteadOf: id)
    guard !still.isEmpty else { return "Remove it: nothing replaces it; check what else depends on what it did" }
    return "Move its code to a callback still called there: \(ElementStrings.list(still.map(newWords.name(of:))))"
  }

  /// Advice on a callback that is no longer called on a transition but still exists.
  func advice(forMissing id: CallbackID, on pair: TransitionPair) -> String {
    let still = new[pair.new].steps.map(\.callback)
    let owner = correspondence.old[id].delegate
    let own = still.filter { correspondence.new[$0].delegate == owner }
    guard let first = own.first ?? still.first else {
      return "Do what it did on the way in or out: nothing is called there any more"
    }
    return "Do what it did there in '\(newWords.name(of: first))'"
  }

  /// Advice to use a new callback.
  func advice(toUse id: CallbackID) -> String {
    let owner = new.delegate(of: id).name
    return new.delegate(of: id).isObserved
      ? "Observe '\(new.shownName(of: id))' of '\(owner)'" : "Implement '\(new[id].name)' in '\(owner)'"
  }

  /// Advice on a removed part of a chain: a path that still leads from its source to its target, else the one from its source that
  /// has most of its calls, else to do without.
  func advice(forRemoved run: ChainPart) -> String {
    guard let last = run.transitions.last else { return "Do not wait for it" }
    let ends = [correspondence.old[old[run.first].source], correspondence.old[old[last].target]]
    let starting = ChainPart.all(in: new) { _ in true }.filter { correspondence.new[new[$0.first].source] == ends[0] }
    let ways = starting.filter { correspondence.new[new[$0.transitions[$0.transitions.count - 1]].target] == ends[1] }
    let event = NameKey(old[run.first].event)
    let own = ways.first { NameKey(new[$0.first].event) == event }
    if let way = own ?? ways.first ?? nearest(to: run, among: starting) {
      let calls = newWords.calls(of: way).map { ", which calls \($0)" } ?? ", for which the page lists no call"
      return "Rely on '\(newWords.name(of: way))' instead\(calls)"
    }
    let calls = oldWords.calls(of: run).map { ": \($0) \(run.callCount == 1 ? "is" : "are") not called for it" } ?? ""
    return "Do not wait for it\(calls)"
  }

  /// The part of a chain that has the greatest share of calls in common with a removed one; `nil` where none has any.
  private func nearest(to run: ChainPart, among ways: [ChainPart]) -> ChainPart? {
    let wanted = Set(run.transitions.flatMap { old[$0].steps.map { correspondence.old[$0.callback] } })
    let shares = ways.map { way in
      let calls = Set(way.transitions.flatMap { new[$0].steps.map { correspondence.new[$0.callback] } })
      return Double(calls.intersection(wanted).count) / Double(max(1, calls.union(wanted).count))
    }
    guard let best = shares.max(), best > 0 else { return nil }
    return shares.firstIndex(of: best).map { ways[$0] }
  }

  /// The text of an Equivalents row that names no other callback; `nil` for none.
  private func substitute(for id: CallbackID) -> String? {
    let name = correspondence.old[id]
    for side in [correspondence.new, correspondence.old] {
      for row in side.equivalences where row.calls == [name] {
        let content = row.row
        let texts = content.cells.filter(\.callbacks.isEmpty).map(\.text) + [content.notes]
        if let text = texts.first(where: { !$0.isEmpty }) {
          return text.last == "." ? String(text.dropLast()) : text
        }
      }
    }
    return nil
  }

  /// The first three new callbacks on the transitions of an old one, of its own delegate where it has any.
  private func stillCalled(insteadOf id: CallbackID) -> [CallbackID] {
    let found = transitions(ofOld: id).flatMap { new[$0.new].steps.map(\.callback) }.unique
    let owner = correspondence.old[id].delegate
    let own = found.filter { correspondence.new[$0].delegate == owner }
    return Array((own.isEmpty ? found : own).prefix(3))
  }
}
