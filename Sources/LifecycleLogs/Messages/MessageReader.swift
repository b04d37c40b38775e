import LifecycleModel

/// Reads the messages of a log for a page.
package struct MessageReader: Sendable {
  /// The names in lines of the generated log.
  let generatedNames: GeneratedNames
  /// The names in other messages; `nil` where none is looked for.
  private let names: CallNames?

  /// Reads messages for a page.
  ///
  /// - Parameter findsNames: `true` to take a callback's name in any message for a call of it.
  package init(_ lifecycle: Lifecycle, findsNames: Bool = true) {
    generatedNames = GeneratedNames(lifecycle)
    names = findsNames ? CallNames(lifecycle) : nil
  }

  /// The meaning of a message.
  package func read(_ message: ArraySlice<UInt8>) -> LogMessage {
    if let generated = GeneratedMessage(in: message), let read = read(generated, in: message) { return read }
    guard let names else { return .none }
    return message.withUnsafeBufferPointer { text in
      switch names.find(in: text) {
      case .none: .none
      case .several(let callbacks): .ambiguous(callbacks)
      case .one(let candidate, let mention): .call(Self.call(of: candidate, mention, in: text, names))
      }
    }
  }

  private static func call(
    of candidate: CallCandidate, _ mention: CallMention, in text: MessageBytes, _ names: CallNames
  ) -> LoggedCall {
    var call = LoggedCall(candidate.callback, of: candidate.delegate, range: mention.range)
    call.delegateRange = mention.classRange
    call.instance = candidate.delegate.flatMap { delegate in
      ObjectAddresses(in: text, of: delegate, owner: mention.classRange, classes: names.classes).instance
    }
    return call
  }
}
