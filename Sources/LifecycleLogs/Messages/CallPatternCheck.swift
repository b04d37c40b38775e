import LifecycleModel

/// Checks a pattern before it is used.
struct CallPatternCheck {
  private let text: String
  private let target: CallPattern.Target
  private let groups: [PatternOutline.Group]
  private let lifecycle: Lifecycle

  /// Checks a pattern with its groups.
  init(
    _ text: String, _ target: CallPattern.Target, _ groups: [PatternOutline.Group], _ lifecycle: Lifecycle
  ) {
    self.text = text
    self.target = target
    self.groups = groups
    self.lifecycle = lifecycle
  }

  /// Compiles a regular expression.
  static func compiled(_ text: String) throws(CallPatternProblem) -> Regex<AnyRegexOutput> {
    do {
      return try Regex(text).matchingSemantics(.unicodeScalar)
    } catch {
      throw CallPatternProblem(kind: .invalid("\(error)"), range: place(of: error, in: text))
    }
  }

  /// The place of an error, which the library's own type has but does not publish; else the whole pattern.
  private static func place(of error: any Error, in text: String) -> Range<Int> {
    let location = Mirror(reflecting: error).descendant("location").map { Mirror(reflecting: $0) }
    let whole = 0..<text.utf8.count
    guard let range = location?.descendant("range") as? Range<String.Index>,
      range.lowerBound >= text.startIndex, range.upperBound <= text.endIndex
    else { return whole }
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// The groups, if they say what the call is and each can match.
  func checkedGroups() throws(CallPatternProblem) -> Set<CallPattern.Group> {
    var found: Set<CallPattern.Group> = []
    for group in groups {
      guard let known = CallPattern.Group(rawValue: group.name) else {
        throw CallPatternProblem(kind: .unknownGroup(group.name), range: group.nameRange)
      }
      guard !needless.contains(known) else {
        throw CallPatternProblem(kind: .needlessGroup(group.name), range: group.nameRange)
      }
      try checkMatches(group, known)
      found.insert(known)
    }
    if !required.isEmpty, required.isDisjoint(with: found) {
      let missing = required.contains(.callback) ? CallPattern.Group.callback : .value
      throw CallPatternProblem(kind: .missingGroup(missing.rawValue), range: 0..<text.utf8.count)
    }
    return found
  }

  /// The groups of which one has to say what the call is.
  private var required: Set<CallPattern.Group> {
    switch target {
    case .callback: []
    case .delegate(let id): [lifecycle[id].isObserved ? .value : .callback]
    case .named: [.callback, .value]
    }
  }

  private var needless: Set<CallPattern.Group> {
    switch target {
    case .callback: [.callback, .value, .delegate]
    case .delegate(let id): [lifecycle[id].isObserved ? .callback : .value, .delegate]
    case .named: []
    }
  }

  /// Checks that a group that names callbacks or values can match a name.
  private func checkMatches(_ group: PatternOutline.Group, _ kind: CallPattern.Group) throws(CallPatternProblem) {
    guard kind == .callback || kind == .value else { return }
    let bytes = Array(text.utf8)[group.range]
    let source = String(decoding: bytes, as: UTF8.self)
    // What is around the group, and groups before it, may decide too: then it is not known.
    guard let regex = try? Self.compiled(source), !PatternOutline(source).looksAround else { return }
    let names = names(isValue: kind == .value)
    guard !names.contains(where: { (try? regex.wholeMatch(in: $0)) != nil }) else { return }
    throw CallPatternProblem(kind: .neverMatches(group.name), range: group.range)
  }

  /// The forms of the names of callbacks or values.
  private func names(isValue: Bool) -> [String] {
    let callbacks = lifecycle.callbackIDs.filter { id in
      if case .delegate(let delegate) = target, lifecycle[id].delegate != delegate { return false }
      return lifecycle.delegate(of: id).isObserved == isValue
    }
    if isValue {
      return callbacks.flatMap { [lifecycle[$0].name, "." + lifecycle[$0].name, lifecycle.qualifiedName(of: $0)] }
    }
    return callbacks.flatMap { id in
      let owner = lifecycle.delegate(of: id).name
      return CallCandidate(id, of: lifecycle).names.flatMap { [$0, "\($0)()", "\(owner).\($0)", "-[\(owner) \($0)]"] }
    }
  }
}
