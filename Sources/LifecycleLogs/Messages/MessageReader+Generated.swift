extension MessageReader {
  /// The meaning of a line of the generated log; `nil` where the line is none, but only looks like one.
  func read(_ generated: GeneratedMessage, in message: ArraySlice<UInt8>) -> LogMessage? {
    switch generated.word {
    case .call:
      var line = GeneratedCall()
      generated.forEachPair { line.take($0, $1) }
      guard line.delegate != nil else { return nil }
      return call(line, in: message).map { .call($0) } ?? .cut
    case .problem:
      var line = GeneratedCall()
      var expected: [String] = []
      generated.forEachPair { key, value in
        line.take(key, value)
        if key.elementsEqual("expected".utf8) { expected.append(value.text) }
      }
      return call(line, in: message).map { .problem(ProblemLine(call: $0, expected: expected)) } ?? .cut
    case .launch: return .launch(LaunchLine(generated))
    case .unknown(let word): return .later(word: word)
    }
  }

  private func call(_ line: GeneratedCall, in message: ArraySlice<UInt8>) -> LoggedCall? {
    guard let delegate = line.delegate, let callback = line.callback else { return nil }
    let owner = generatedNames.delegate(named: delegate)
    let id = owner.flatMap { generatedNames.callback(named: callback, of: $0) }
    var call = LoggedCall(
      id.map { .listed($0) } ?? .unknown, of: owner, range: callback.range(in: message), isGenerated: true)
    call.delegateRange = delegate.range(in: message)
    call.instance = line.instance?.address
    call.scene = line.scene?.decimal.map { UInt64($0) }
    call.launch = line.launch?.content
    call.number = line.number?.decimal
    call.state = line.state?.content
    return call
  }
}

/// The values of a generated line of a call.
private struct GeneratedCall {
  var delegate: LogfmtValue?
  var callback: LogfmtValue?
  var instance: LogfmtValue?
  var scene: LogfmtValue?
  var launch: LogfmtValue?
  var number: LogfmtValue?
  var state: LogfmtValue?

  /// Takes a pair; one with another key is skipped.
  mutating func take(_ key: ArraySlice<UInt8>, _ value: LogfmtValue) {
    if key.elementsEqual("delegate".utf8) {
      delegate = value
    } else if key.elementsEqual("callback".utf8) {
      callback = value
    } else if key.elementsEqual("instance".utf8) {
      instance = value
    } else if key.elementsEqual("scene".utf8) {
      scene = value
    } else if key.elementsEqual("launch".utf8) {
      launch = value
    } else if key.elementsEqual("n".utf8) {
      number = value
    } else if key.elementsEqual("state".utf8) {
      state = value
    }
  }
}

extension LogfmtValue {
  /// The range of the bytes, from the first byte of their message.
  fileprivate func range(in message: ArraySlice<UInt8>) -> Range<Int> {
    bytes.startIndex - message.startIndex..<bytes.endIndex - message.startIndex
  }
}
