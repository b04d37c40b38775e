/// The text of a message of an app's own, as far as it tells the lines of a call from those of others.
package struct PrintedText: Hashable, Sendable {
  /// A hash of all but addresses and times: of lines that differ in nothing else, each is of an object or a call of its own.
  private let hash: Int
  /// The part of the callback that it is about; `nil` where its words tell neither, or both.
  let phase: CallPhase?

  /// Takes the text around a callback's name.
  init(_ text: MessageBytes, around name: Range<Int>) {
    var hasher = Hasher()
    text.forEachLastingPart { part in
      hasher.combine(part.count)
      hasher.combine(bytes: UnsafeRawBufferPointer(MessageBytes(rebasing: text[part])))
    }
    hash = hasher.finalize()
    phase = CallPhase(around: name, in: text)
  }
}
