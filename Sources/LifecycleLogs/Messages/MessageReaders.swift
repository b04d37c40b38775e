/// The readers of several pages, which share what does not depend on the page.
package struct MessageReaders: Sendable {
  /// The content of a message, whatever the page.
  struct Content {
    /// The line of the generated log.
    let generated: GeneratedLine?
    /// `false` where no page has a callback of a name in it.
    let mayHaveName: Bool
  }

  /// A reader that is not copied for each message.
  private final class Page: Sendable {
    let reader: MessageReader

    init(_ reader: MessageReader) { self.reader = reader }

    // Inlined, it would copy the reader.
    @inline(never)
    func read(
      _ message: ArraySlice<UInt8>, _ text: MessageBytes, _ content: Content, label: ArraySlice<UInt8>?,
      _ known: inout KnownMessages
    ) -> LogMessage {
      reader.read(message, text, content.generated, mayHaveName: content.mayHaveName, label: label, &known)
    }

    // The same is true of this one.
    @inline(never)
    func call(_ line: GeneratedLine, in text: MessageBytes) -> LoggedCall? { reader.call(line, in: text) }
  }

  /// The readers, in the order of their pages.
  private let pages: [Page]
  /// The numbers of the pages among all.
  private let numbers: [Int]
  /// The names of all pages that look for some, which most messages do not have.
  private let words: NameWords?
  /// The names of all pages in generated lines, if these are read once for all.
  private let shared: SharedNames?

  /// Takes some readers, and the names of their pages if a generated line of a call is to be one event for all of them.
  package init(_ readers: [MessageReader], sharing names: SharedNames? = nil) {
    pages = readers.map(Page.init)
    numbers = Array(readers.indices)
    words = NameWords(readers.filter(\.findsNames).map(\.names))
    shared = names
  }

  private init(_ all: MessageReaders, _ numbers: [Int]) {
    pages = numbers.map { all.pages[$0] }
    self.numbers = numbers
    words = all.words
    shared = all.shared
  }

  /// The readers of some pages.
  package func selecting(_ numbers: [Int]) -> MessageReaders { MessageReaders(self, numbers) }

  /// `true` without a page.
  package var isEmpty: Bool { pages.isEmpty }

  /// For each page, that no message is known.
  var knownMessages: [KnownMessages] { pages.map { KnownMessages($0.reader.names) } }

  /// The numbers of the pages that are read.
  var indices: Range<Int> { pages.indices }

  /// The content of a message.
  func content(of message: ArraySlice<UInt8>) -> Content {
    message.withUnsafeBufferPointer { text in
      let generated = GeneratedLine(in: text)
      return Content(generated: generated, mayHaveName: generated != nil || words?.isWord(in: text) == true)
    }
  }

  /// The meaning of a message for a page; `label` has the words beside it.
  func read(
    _ message: ArraySlice<UInt8>, _ content: Content, for page: Int, label: ArraySlice<UInt8>?,
    _ known: inout KnownMessages
  ) -> LogMessage {
    message.withUnsafeBufferPointer { text in
      pages[page].read(message, text, content, label: label, &known)
    }
  }

  /// The call that a message is, if it is a line of the generated log; most are, and this is fast.
  func generatedCall(in message: ArraySlice<UInt8>, _ content: Content, for page: Int) -> LoggedCall? {
    guard let line = content.generated, line.message.word == .call else { return nil }
    return message.withUnsafeBufferPointer { pages[page].call(line, in: $0) }
  }

  /// The same for all pages at once, as the first has it, and with its number among their names; `nil` where each page is to read it.
  func sharedCall(in message: ArraySlice<UInt8>, _ content: Content) -> (call: LoggedCall, number: Int)? {
    guard let shared, let line = content.generated, line.message.word == .call else { return nil }
    return message.withUnsafeBufferPointer { shared.call(line, in: $0, for: numbers[0]) }
  }

  /// The launch line that a message is, which says the same for all pages; `nil` where each page is to read it.
  func sharedLaunch(in message: ArraySlice<UInt8>, _ content: Content) -> LaunchLine? {
    guard shared != nil, let line = content.generated?.message, line.word == .launch else { return nil }
    return LaunchLine(line, in: message)
  }

  /// The call of which a pattern reads the process or the time in a message; `nil` for none.
  func callWithSource(in message: ArraySlice<UInt8>) -> LoggedCall? {
    for page in pages where page.reader.patterns.readSources {
      if case .call(let call) = page.reader.read(message), call.time != nil || call.process != nil { return call }
    }
    return nil
  }

  /// Returns `true` for a message that has a meaning for the first page.
  func isOfFirstPage(_ message: ArraySlice<UInt8>) -> Bool { pages[0].reader.read(message).isOfPage }
}

/// The words by which messages name callbacks, of all pages.
private struct NameWords: Sendable {
  private let identifiers: IdentifierSearch
  private let others: [ByteSearch]

  /// Takes the names of pages; `nil` for none.
  init?(_ names: [CallNames]) {
    guard !names.isEmpty else { return nil }
    let words = Set(names.flatMap(\.identifiers.words))
    identifiers = IdentifierSearch(words.sorted { $0.lexicographicallyPrecedes($1) })
    others = names.filter { !$0.otherLengths.isEmpty }.map(\.others)
  }

  /// Returns `true` if some word is in a message.
  func isWord(in text: MessageBytes) -> Bool {
    if identifiers.next(in: text, from: 0) != nil { return true }
    var isFound = false
    for search in others {
      search.forEachPlace(in: text) { _, _ in
        isFound = true
        return false
      }
    }
    return isFound
  }
}
