import LifecycleModel

/// Reads the messages of a log for a page.
package struct MessageReader: Sendable {
  /// The names in lines of the generated log.
  let generatedNames: GeneratedNames
  /// The patterns for lines of people's own.
  private let patterns: CallPatterns?
  /// The names in other messages; `nil` where none is looked for.
  private let names: CallNames?

  /// Reads messages for a page.
  ///
  /// - Parameters:
  ///   - patterns: The page's patterns for lines of people's own, and the user's.
  ///   - findsNames: `true` to take a callback's name in any message for a call of it.
  package init(_ lifecycle: Lifecycle, patterns: [CallPattern] = [], findsNames: Bool = true) {
    let names = findsNames || !patterns.isEmpty ? CallNames(lifecycle) : nil
    generatedNames = GeneratedNames(lifecycle)
    self.patterns = patterns.isEmpty ? nil : names.map { CallPatterns(patterns, names: $0, of: lifecycle) }
    self.names = findsNames ? names : nil
  }

  /// The meaning of a message: of a generated line, else as patterns say, else of the callbacks that it names.
  package func read(_ message: ArraySlice<UInt8>) -> LogMessage {
    message.withUnsafeBufferPointer { text in
      if let line = GeneratedMessage(in: text), let read = read(line, in: message, text) { return read }
      if let read = patterns?.read(text) { return read }
      guard let names else { return .none }
      return switch names.find(in: text) {
      case .none: .none
      case .several(let numbers): .ambiguous(numbers.map { names.candidates[$0].callback })
      case .one(let number, let mention): .call(Self.call(of: number, mention, in: text, names))
      }
    }
  }

  private static func call(
    of number: Int, _ mention: CallMention, in text: MessageBytes, _ names: CallNames
  ) -> LoggedCall {
    let delegate = names.candidates[number].delegate
    var call = LoggedCall(names.candidates[number].callback, of: delegate, range: mention.range)
    call.delegateRange = mention.classRange
    call.instance = delegate.flatMap { delegate in
      ObjectAddresses(in: text, of: delegate, owner: mention.classRange, classes: names.classes).instance
    }
    return call
  }
}
