extension MessageReader {
  /// The meaning of a line of the generated log; `nil` where the line is none, but only looks like one.
  func read(_ generated: GeneratedMessage, in message: ArraySlice<UInt8>, _ text: MessageBytes) -> LogMessage? {
    switch generated.word {
    case .call:
      let line = GeneratedCall(generated, in: text)
      guard line.delegate != nil else { return nil }
      return call(line, in: text).map { .call($0) } ?? .cut
    case .problem:
      let line = GeneratedCall(generated, in: text)
      guard let call = call(line, in: text) else { return .cut }
      return .problem(ProblemLine(call: call, expected: line.expected.map { $0.text(in: message) }))
    case .launch: return .launch(LaunchLine(generated, in: message))
    case .unknown: return .later(word: LogfmtValue(generated.wordRange).text(in: message))
    }
  }

  private func call(_ line: GeneratedCall, in text: MessageBytes) -> LoggedCall? {
    guard let delegate = line.delegate, let callback = line.callback else { return nil }
    let owner = generatedNames.delegate(named: delegate, in: text)
    let id = owner.flatMap { generatedNames.callback(named: callback, of: $0, in: text) }
    var call = LoggedCall(id.map { .listed($0) } ?? .unknown, of: owner, range: callback.range, isGenerated: true)
    call.delegateRange = delegate.range
    call.instance = line.instance?.address(in: text)
    call.scene = line.scene?.decimal(in: text).map { UInt64($0) }
    call.launch = line.launch
    call.number = line.number?.decimal(in: text)
    call.state = line.state
    return call
  }
}
