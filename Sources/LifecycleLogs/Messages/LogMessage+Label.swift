/// The label, words beside a message: the tag of logcat, the metadata of swift-log.
extension LogMessage {
  /// The meaning of a name in a message: a call, unless the label is the class of something else that has such a callback.
  init(_ call: LoggedCall, labeled label: ArraySlice<UInt8>?, _ classes: DelegateClasses) {
    guard label != nil else {
      self = .call(call)
      return
    }
    let isOfOther = label.flatMap { label in
      call.delegate.map { delegate in
        label.withUnsafeBufferPointer { text in
          let end = text.start(before: text.count) { $0 == UInt8(ascii: " ") }
          return call.delegateRange == nil && classes.isOtherComponent(0..<end, in: text, than: delegate)
        }
      }
    }
    self = isOfOther == true ? .ambiguous([call.callback]) : LogMessage.call(call).completed(by: label, classes)
  }

  /// The same with the object that the label names, where the message names none.
  func completed(by label: ArraySlice<UInt8>?, _ classes: DelegateClasses) -> LogMessage {
    guard let label, case .call(var call) = self, call.instance == nil, let delegate = call.delegate else {
      return self
    }
    call.instance = label.withUnsafeBufferPointer {
      ObjectAddresses(in: $0, of: delegate, owner: nil, classes: classes).instance(in: $0)
    }
    return .call(call)
  }
}
