import LifecycleModel

extension LinePattern {
  /// Throws if the text is no regular expression or has no group that matches what is called, whatever the page says.
  ///
  /// - Parameter name: Where the pattern was given, as its user calls it: `--line`, or `'log.line'` of a settings file.
  func check(_ name: String) throws(UsageError) {
    let groups: [Group: GroupPlace]
    do {
      groups = try self.groups()
    } catch {
      guard let problem = error.problems.first else { return }
      throw usageError(problem, name)
    }
    guard groups[.callback] == nil, groups[.value] == nil else { return }
    throw .wrong(
      "\(name) does not say what is called", in: text, at: 0..<text.utf8.count,
      help: "Match its name with a group, as '^(?<callback>\\w+)' does, or list the line and its call on the page")
  }

  private func usageError(_ problem: Malformed.Problem, _ name: String) -> UsageError {
    switch problem.kind {
    case .invalid(let reason):
      return .wrong(
        "\(name) is no regular expression: \(reason)", in: text, at: problem.bytes,
        help: "Correct it there, or put a backslash before a character that stands for itself")
    case .unknownGroup(let group):
      let unknown = UsageError.unknown("group", group, known: Group.allCases.map(\.rawValue))
      return .wrong("\(unknown.message) in \(name)", in: text, at: problem.bytes, help: unknown.help)
    }
  }
}
