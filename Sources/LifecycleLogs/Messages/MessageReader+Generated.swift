import LifecycleModel

extension MessageReader {
  /// The meaning of a line of the generated log; `nil` where the line is none, but only looks like one.
  func read(_ generated: GeneratedLine, in message: ArraySlice<UInt8>, _ text: MessageBytes) -> LogMessage? {
    switch generated.message.word {
    case .call:
      guard generated.call?.delegate != nil else { return nil }
      return call(generated, in: text).map { .call($0) } ?? .cut
    case .problem:
      guard let call = call(generated, in: text) else { return .cut }
      let expected = GeneratedCall.expected(in: generated.message, text)
      return .problem(ProblemLine(call: call, expected: expected.map { $0.text(in: message) }))
    case .launch: return .launch(LaunchLine(generated.message, in: message))
    case .unknown: return .later(word: LogfmtValue(generated.message.wordRange).text(in: message))
    }
  }

  /// The call that a line of the generated log is about; `nil` where its end is missing, and for a line of another kind.
  func call(_ generated: GeneratedLine, in text: MessageBytes) -> LoggedCall? {
    guard let line = generated.call, let delegate = line.delegate, let callback = line.callback else { return nil }
    let owner = generatedNames.delegate(named: delegate, in: text)
    let id = owner.flatMap { generatedNames.callback(named: callback, of: $0, in: text) }
    return LoggedCall(id, of: owner, line, callback, in: text)
  }
}

extension LoggedCall {
  /// The call of a generated line, which names a callback of a page.
  init(
    _ id: CallbackID?, of owner: DelegateID?, _ line: GeneratedCall, _ callback: LogfmtValue, in text: MessageBytes
  ) {
    self.init(id.map { .listed($0) } ?? .unknown, of: owner, range: callback.range, text: nil)
    delegateRange = line.delegate?.range
    instance = line.instance?.address(in: text)
    scene = line.scene?.decimal(in: text).map { UInt64($0) }
    launch = line.launch
    number = line.number?.decimal(in: text)
    state = line.state
  }
}
