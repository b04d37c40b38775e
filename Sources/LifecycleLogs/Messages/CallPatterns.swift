import LifecycleModel

/// The patterns for lines of people's own, of which those are tried whose literals a message has.
struct CallPatterns: Sendable {
  private let patterns: [CallPattern]
  private let search: ByteSearch
  /// The patterns with literals, as the search numbers them.
  private let searched: [Int]
  /// The patterns without.
  private let others: [Int]
  /// `true` if some read the process or the time of a call.
  let readSources: Bool
  private let names: CallNames
  /// The values of the observed delegates.
  private let values: [(name: [UInt8], callback: CallbackID, delegate: DelegateID)]
  /// The calls of the callbacks.
  private let delegates: [DelegateID]

  /// Takes the lines of a page, then further ones of the user.
  init(_ lines: [LoggedLine], names: CallNames, of lifecycle: Lifecycle) {
    let patterns = (lifecycle.logLines + lines).compactMap(CallPattern.init)
    self.patterns = patterns
    readSources = patterns.contains(where: \.readsSource)
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
    var found: LogMessage?
    var first: PatternReading?
    for (number, place) in places.sorted(by: { $0.pattern < $1.pattern }) {
      let pattern = patterns[number]
      guard let match = pattern.match(string, at: place), let message = meaning(of: match, by: pattern, in: text) else {
        continue
      }
      if case .call(let call) = message {
        let reading = PatternReading(pattern: pattern.line.pattern, call: call)
        if let first, !call.agrees(with: first.call) { return .contradictory(first, reading) }
        if first == nil { (first, found) = (reading, message) }
      }
      found = found ?? message
    }
    return found
  }

  /// The meaning of a match; `nil` where what it names is no callback, and no value.
  private func meaning(of match: CallPattern.Match, by pattern: CallPattern, in text: MessageBytes) -> LogMessage? {
    switch pattern.line.call {
    case .callback(let id):
      return .call(call(.listed(id), of: delegates[id.index], range: match.range, match, in: text))
    case .value(let id): return match.groups[.value].flatMap { value(in: $0, of: id, match, in: text) }
    case .named:
      if let range = match.groups[.value] { return value(in: range, of: nil, match, in: text) }
    }
    guard let range = match.groups[.callback] else { return nil }
    let found = names.find(in: MessageBytes(rebasing: text[range]), isName: true)
    let (numbers, name): ([Int], Range<Int>) =
      switch found {
      case .none: ([], range)
      case .one(let number, let mention):
        ([number], range.lowerBound + mention.range.lowerBound..<range.lowerBound + mention.range.upperBound)
      case .several(let numbers): (numbers, range)
      }
    guard let mention = names.mention(of: numbers, at: name, match.groups[.delegate], in: text),
      let first = mention.candidates.first
    else {
      return nil
    }
    guard mention.candidates.count == 1, !mention.isOfOtherClass else {
      return .ambiguous(mention.candidates.map { names.candidates[$0].callback })
    }
    let candidate = names.candidates[first]
    return .call(call(candidate.callback, of: candidate.delegate, range: name, match, in: text))
  }

  /// The value that a range names of an observed delegate, of which one that the page does not have is unknown; else of the
  /// delegate that has it.
  private func value(
    in range: Range<Int>, of delegate: DelegateID?, _ match: CallPattern.Match, in text: MessageBytes
  ) -> LogMessage? {
    let name = text.start(before: range.upperBound) { $0 != UInt8(ascii: ".") }
    let range = max(range.lowerBound, name)..<range.upperBound
    let found = values.filter { value in
      guard text.holds(value.name, in: range) else { return false }
      if let delegate { return value.delegate == delegate }
      return match.groups[.delegate].map { names.classes.agreement(of: $0, in: text, with: value.delegate) > 0 }
        != false
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
    var call = LoggedCall(callback, of: delegate, range: range, text: PrintedText(text, around: range))
    call.delegateRange = match.groups[.delegate]
    call.launch = match.groups[.launch].map { LogfmtValue($0) }
    call.time = match.groups[.time]
    call.process = match.groups[.process]
    call.device = match.groups[.device]
    if let instance = match.groups[.instance] {
      call.instance = ObjectAddresses.number(of: instance, in: text)
    } else if let delegate {
      let owner = match.groups[.delegate]
      call.instance = ObjectAddresses(in: text, of: delegate, owner: owner, classes: names.classes).instance(in: text)
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
