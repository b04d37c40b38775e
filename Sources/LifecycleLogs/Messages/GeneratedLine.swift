/// A line of the generated log with its values, before it is read for a page.
struct GeneratedLine {
  /// The line.
  let message: GeneratedMessage
  /// The values, if it is about a call.
  let call: GeneratedCall?

  /// Finds the line in a message; `nil` where there is none.
  init?(in text: MessageBytes) {
    guard let message = GeneratedMessage(in: text) else { return nil }
    self.message = message
    switch message.word {
    case .call, .problem: call = GeneratedCall(message, in: text)
    case .launch, .unknown: call = nil
    }
  }
}
