import LifecycleModel

/// Reads the messages of a log for a page.
package struct MessageReader: Sendable {
  /// The names in lines of the generated log.
  let generatedNames: GeneratedNames
  /// The patterns for lines of people's own.
  let patterns: CallPatterns
  /// The names in other messages.
  let names: CallNames
  /// `true` to look for them.
  let findsNames: Bool

  /// Reads messages for a page.
  ///
  /// - Parameters:
  ///   - patterns: The user's patterns for lines of people's own, which are tried after the page's.
  ///   - findsNames: `true` to take a callback's name in any message for a call of it.
  package init(_ lifecycle: Lifecycle, patterns: [LoggedLine] = [], findsNames: Bool = true) {
    generatedNames = GeneratedNames(lifecycle)
    names = CallNames(lifecycle)
    self.patterns = CallPatterns(patterns, names: names, of: lifecycle)
    self.findsNames = findsNames
  }

  /// The meaning of a message: of a generated line, else as patterns say, else of the callbacks that it names.
  package func read(_ message: ArraySlice<UInt8>) -> LogMessage {
    var known = KnownMessages(names)
    return message.withUnsafeBufferPointer { text in read(message, text, GeneratedLine(in: text), &known) }
  }

  /// The meaning of a message of which it is known if it is a generated line, and if it may have a callback's name.
  func read(
    _ message: ArraySlice<UInt8>, _ text: MessageBytes, _ line: GeneratedLine?, mayHaveName: Bool = true,
    label: ArraySlice<UInt8>? = nil, _ known: inout KnownMessages
  ) -> LogMessage {
    if let line, let read = read(line, in: message, text) { return read }
    if let read = patterns.read(text) { return read.completed(by: label, names.classes) }
    guard findsNames, mayHaveName else { return .none }
    if let call = known.call(in: text) { return LogMessage(call, labeled: label, names.classes) }
    switch names.find(in: text) {
    case .none: return .none
    case .several(let numbers): return .ambiguous(numbers.map { names.candidates[$0].callback })
    case .one(let number, let mention):
      let reading = reading(of: number, mention, in: text)
      known.keep(reading, in: text)
      return LogMessage(reading.call(in: text), labeled: label, names.classes)
    }
  }

  private func reading(of number: Int, _ mention: CallMention, in text: MessageBytes) -> KnownMessages.Reading {
    let delegate = names.candidates[number].delegate
    var call = LoggedCall(
      names.candidates[number].callback, of: delegate, range: mention.range,
      text: PrintedText(text, around: mention.range))
    call.delegateRange = mention.classRange
    let objects = delegate.map {
      ObjectAddresses(in: text, of: $0, owner: mention.classRange, classes: names.classes)
    }
    return KnownMessages.Reading(call: call, objects: objects)
  }
}
