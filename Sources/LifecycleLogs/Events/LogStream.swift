/// The state of reading a file or, of a log in `keyed`, the rows of a key.
struct LogStream: Sendable {
  /// The number of the file that places are of.
  var file: Int
  /// Reads its envelopes; `nil` until their formats are known.
  var decoder: LogDecoder?
  /// The last record's process and time, for the lines that continue it.
  var source = LogSource()
  var time: Int64?
  /// The time of the row, in `keyed`.
  var rowTime: Int64?
  /// `true` if the last record is left out, with the lines that continue it.
  var isLeftOut = false
  /// `true` if it is left out because of the last time; `nil` until there is a time.
  var isOutOfTime: Bool?
  /// `true` if records were left out because of their times since the last one that was not.
  var followsLeftOut = false
  /// The messages of the last record that have events: they may be said to come again.
  var last: [Message] = []
  /// `true` if the last message has an event.
  var hasEvent = false
  /// The number of messages so far.
  var messageCount = 0

  /// A message with its number, and the words beside it.
  struct Message: Sendable {
    let number: Int
    let text: ArraySlice<UInt8>
    let label: ArraySlice<UInt8>?

    /// The same with bytes of its own.
    fileprivate var copied: Message {
      Message(number: number, text: Array(text)[...], label: label.map { Array($0)[...] })
    }
  }

  /// Begins before the first line.
  init(file: Int, _ decoder: LogDecoder?) {
    self.file = file
    self.decoder = decoder
  }

  /// The same with bytes of its own, which do not keep the block.
  var kept: LogStream {
    var stream = self
    for index in last.indices { stream.last[index] = last[index].copied }
    return stream
  }
}
