import LifecycleModel

extension LinePattern {
  /// The group that should match the name of a callback, or a value, but matches none of a page in any form that messages have,
  /// and the place of its contents; `nil` for none, and where that is not known.
  package func groupWithoutName(in lifecycle: Lifecycle) -> (group: Group, place: Range<Int>)? {
    guard let groups = try? groups() else { return nil }
    for group in [Group.callback, .value] {
      guard let place = groups[group]?.contents else { continue }
      let contents = LinePattern(String(decoding: Array(text.utf8)[place], as: UTF8.self))
      // What is around the group, and groups before it, may decide too.
      guard !contents.looksAround, let expression = try? contents.expression() else { continue }
      let names = Self.names(in: lifecycle, areValues: group == .value)
      // The catalog has callbacks, too, but no values.
      if names.isEmpty, group == .callback { continue }
      if !names.contains(where: { (try? expression.wholeMatch(in: $0)) != nil }) {
        return (group, place)
      }
    }
    return nil
  }

  /// The forms of the names of callbacks, or of the values of observed delegates.
  private static func names(in lifecycle: Lifecycle, areValues: Bool) -> [String] {
    lifecycle.callbackIDs.filter { lifecycle.delegate(of: $0).isObserved == areValues }.flatMap { id in
      let owner = lifecycle.delegate(of: id).name
      guard !areValues else { return [lifecycle[id].name, "." + lifecycle[id].name, owner + "." + lifecycle[id].name] }
      return CallCandidate(id, of: lifecycle).names.flatMap { [$0, "\($0)()", "\(owner).\($0)", "-[\(owner) \($0)]"] }
    }
  }
}
