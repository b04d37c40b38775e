import LifecycleModel

extension DiffSubject {
  /// What to do where an old callback is no longer called: implement its stand-in, else what the pages or the catalog say,
  /// else what is still called there.
  func advice(forGone id: CallbackID) -> String {
    if let replacement = replacements.replacement(for: id) { return advice(toUse: replacement) }
    if let words = substitute(for: id) { return words }
    if let replacement = old.replacement(of: id) { return "Use \(replacement)" }
    let still = stillCalled(insteadOf: id)
    guard !still.isEmpty else { return "Nothing takes its place: take it out, and see who else needs what it did" }
    return "Move what it does to a call that still comes there: \(ElementStrings.list(still.map(newWords.name(of:))))"
  }

  /// What to do where a callback that still exists is no longer called on a hop.
  func advice(forMissing id: CallbackID, on pair: TransitionPair) -> String {
    let still = new[pair.new].steps.map(\.callback)
    let owner = correspondence.old[id].delegate
    let own = still.filter { correspondence.new[$0].delegate == owner }
    guard let first = own.first ?? still.first else {
      return "Nothing is called there any more: do what it did on the way in or out"
    }
    return "Do what it did there in '\(newWords.name(of: first))'"
  }

  /// How to use a new callback.
  func advice(toUse id: CallbackID) -> String {
    let owner = new.delegate(of: id).name
    return new.delegate(of: id).isObserved
      ? "Watch '\(owner)' for '\(new.shownName(of: id))'" : "Implement '\(new[id].name)' in '\(owner)'"
  }

  /// What to do where a way from state to state is gone: look at the way that still leads there, else do without.
  func advice(forGone run: ChainPart) -> String {
    guard let last = run.transitions.last else { return "Do not wait for it" }
    let ends = [correspondence.old[old[run.first].source], correspondence.old[old[last].target]]
    let ways = ChainPart.all(in: new) { _ in true }.filter { way in
      [
        correspondence.new[new[way.first].source],
        correspondence.new[new[way.transitions[way.transitions.count - 1]].target],
      ] == ends
    }
    let event = NameKey(old[run.first].event)
    if let way = ways.first(where: { NameKey(new[$0.first].event) == event }) ?? ways.first {
      let calls = newWords.calls(of: way).map { ", which calls \($0)" } ?? ", on which nothing is called"
      return "Rely on '\(newWords.name(of: way))' instead\(calls)"
    }
    let calls = oldWords.calls(of: run).map { ": \($0) \(run.callCount == 1 ? "does" : "do") not come for it" } ?? ""
    return "Do not wait for it\(calls)"
  }

  /// What a row of equivalents without another callback says in words.
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

  /// The new callbacks on the hops on which an old one came, those of its own delegate first.
  private func stillCalled(insteadOf id: CallbackID) -> [CallbackID] {
    var found: [CallbackID] = []
    for pair in transitions(ofOld: id) {
      for step in new[pair.new].steps where !found.contains(step.callback) { found.append(step.callback) }
    }
    let owner = correspondence.old[id].delegate
    let own = found.filter { correspondence.new[$0].delegate == owner }
    return Array((own.isEmpty ? found : own).prefix(3))
  }
}
