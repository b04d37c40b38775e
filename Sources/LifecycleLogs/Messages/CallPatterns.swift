import LifecycleModel

/// The patterns for lines of people's own, of which those are tried whose literals a message has.
struct CallPatterns: Sendable {
  private let patterns: [CallPattern]
  private let search: ByteSearch
  /// The patterns with literals, as the search numbers them.
  private let searched: [Int]
  /// The patterns without.
  private let others: [Int]
  private let names: CallNames
  /// The values of the observed delegates.
  private let values: [(name: [UInt8], callback: CallbackID, delegate: DelegateID)]
  /// The calls of the callbacks.
  private let delegates: [DelegateID]

  /// Takes patterns for a page.
  init(_ patterns: [CallPattern], names: CallNames, of lifecycle: Lifecycle) {
    self.patterns = patterns
    self.names = names
    searched = patterns.indices.filter { !patterns[$0].literal.isEmpty }
    others = patterns.indices.filter { patterns[$0].literal.isEmpty }
    search = ByteSearch(searched.map { patterns[$0].literal })
    delegates = lifecycle.callbacks.map(\.delegate)
    values = lifecycle.callbackIDs.filter { lifecycle.delegate(of: $0).isObserved }.map {
      (Array(lifecycle[$0].name.utf8), $0, lifecycle[$0].delegate)
    }
  }

  /// The meaning of a message that some pattern matches; `nil` for any other.
  func read(_ text: MessageBytes) -> LogMessage? {
    var places: [(pattern: Int, place: Int?)] = others.map { ($0, nil) }
    search.forEachPlace(in: text) { number, place in
      if !places.contains(where: { $0.pattern == searched[number] }) { places.append((searched[number], place)) }
      return true
    }
    guard !places.isEmpty else { return nil }
    let string = text.string
    var found: (pattern: Int, message: LogMessage)?
    for (pattern, place) in places.sorted(by: { $0.pattern < $1.pattern }) {
      guard let match = patterns[pattern].match(string, at: place),
        let message = meaning(of: match, by: patterns[pattern], in: text)
      else { continue }
      if case .call(let call) = message, case .call(let first)? = found?.message, !call.agrees(with: first) {
        return .contradictory(patterns: [found?.pattern ?? 0, pattern])
      }
      if case .ambiguous = found?.message { found = nil }
      found = found ?? (pattern, message)
    }
    return found?.message
  }

  /// The meaning of a match; `nil` where what it names is no callback, and no value.
  private func meaning(of match: CallPattern.Match, by pattern: CallPattern, in text: MessageBytes) -> LogMessage? {
    let owner = match.groups[.delegate]
    if case .callback(let id) = pattern.target {
      return .call(call(.listed(id), of: delegates[id.index], range: match.range, match, in: text))
    }
    if let range = match.groups[.value] {
      return value(in: range, owner, of: pattern.target, match, in: text)
    }
    guard let range = match.groups[.callback] else { return nil }
    let found = names.find(in: MessageBytes(rebasing: text[range]), isName: true)
    var (numbers, name): ([Int], Range<Int>) =
      switch found {
      case .none: ([], range)
      case .one(let number, let mention):
        ([number], range.lowerBound + mention.range.lowerBound..<range.lowerBound + mention.range.upperBound)
      case .several(let numbers): (numbers, range)
      }
    if case .delegate(let id) = pattern.target { numbers.removeAll { names.candidates[$0].delegate != id } }
    guard let mention = names.mention(of: numbers, at: name, owner, in: text), let first = mention.candidates.first
    else {
      return nil
    }
    guard mention.candidates.count == 1, !mention.isOfOtherClass else {
      return .ambiguous(mention.candidates.map { names.candidates[$0].callback })
    }
    let candidate = names.candidates[first]
    return .call(call(candidate.callback, of: candidate.delegate, range: name, match, in: text))
  }

  /// The observed value that a range names; one that the page does not have is unknown.
  private func value(
    in range: Range<Int>, _ owner: Range<Int>?, of target: CallPattern.Target, _ match: CallPattern.Match,
    in text: MessageBytes
  ) -> LogMessage? {
    let name = text.start(before: range.upperBound) { $0 != UInt8(ascii: ".") }
    let range = max(range.lowerBound, name)..<range.upperBound
    var delegate: DelegateID?
    if case .delegate(let id) = target { delegate = id }
    let found = values.filter { value in
      text.holds(value.name, in: range) && (delegate ?? value.delegate) == value.delegate
        && owner.map { names.classes.agreement(of: $0, in: text, with: value.delegate) > 0 } != false
    }
    guard let first = found.first else {
      return delegate.map { .call(call(.unknown, of: $0, range: range, match, in: text)) }
    }
    guard found.count == 1 else { return .ambiguous(found.map { .listed($0.callback) }) }
    return .call(call(.listed(first.callback), of: first.delegate, range: range, match, in: text))
  }

  private func call(
    _ callback: LoggedCallback, of delegate: DelegateID?, range: Range<Int>, _ match: CallPattern.Match,
    in text: MessageBytes
  ) -> LoggedCall {
    var call = LoggedCall(callback, of: delegate, range: range)
    call.delegateRange = match.groups[.delegate]
    call.launch = match.groups[.launch].map { LogfmtValue($0) }
    call.time = match.groups[.time]
    call.process = match.groups[.process]
    call.device = match.groups[.device]
    if let instance = match.groups[.instance] {
      call.instance = ObjectAddresses.number(of: instance, in: text)
    } else if let delegate {
      let owner = match.groups[.delegate]
      call.instance = ObjectAddresses(in: text, of: delegate, owner: owner, classes: names.classes).instance
    }
    return call
  }
}

extension LoggedCall {
  /// Returns `true` for the same callback, of objects that may be the same.
  fileprivate func agrees(with other: LoggedCall) -> Bool {
    let areSame = instance == nil || other.instance == nil || instance == other.instance
    return callback == other.callback && delegate == other.delegate && areSame
  }
}
