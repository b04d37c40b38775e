import LifecycleModel

/// A call as a message has it.
///
/// Ranges are offsets from the first byte of the message; what the message does not say is `nil`.
package struct LoggedCall: Sendable {
  /// The range of the callback's name, or of the text that a pattern matched.
  @ByteRange package var range: Range<Int>
  /// The range of the delegate's name, or of the class before the callback's name.
  @OptionalByteRange package var delegateRange: Range<Int>? = nil
  /// The range of the time, where a pattern reads it.
  @OptionalByteRange package var time: Range<Int>? = nil
  /// The range of the process, a name or a number, where a pattern reads it.
  @OptionalByteRange package var process: Range<Int>? = nil
  /// The range of the device, where a pattern reads it.
  @OptionalByteRange package var device: Range<Int>? = nil
  /// The callback.
  package var callback: LoggedCallback
  /// The delegate of the page; `nil` for one that the page does not have.
  package var delegate: DelegateID?
  /// The address of the object that was called; in a line without the address of a delegate, that of its scene.
  package var instance: UInt64?
  /// The number of the scene, as the generated log counts them.
  package var scene: UInt64?
  /// What tells launches apart.
  package var launch: LogfmtValue?
  /// The number of the call in its launch, from 1.
  @OptionalNumber package var number: Int? = nil
  /// The name of the state that the call leads to.
  package var state: LogfmtValue?
  /// The text of a line of an app's own; `nil` for one of the generated log.
  var text: PrintedText?

  /// Creates a call without anything but its callback.
  init(_ callback: LoggedCallback, of delegate: DelegateID?, range: Range<Int>, text: PrintedText?) {
    self.callback = callback
    self.delegate = delegate
    self.range = range
    self.text = text
  }

  /// `true` for a line of the generated log.
  package var isGenerated: Bool { text == nil }

  /// The callback's name with its delegate's, or with its type's where the page does not list it.
  package func name(in message: ArraySlice<UInt8>, of lifecycle: Lifecycle) -> String {
    if let name = Self.name(of: callback, for: lifecycle) { return name }
    let owner = delegate.map { lifecycle[$0].name } ?? delegateRange.map { LogfmtValue($0).text(in: message) }
    return (owner.map { $0 + "." } ?? "") + LogfmtValue(range).text(in: message)
  }

  /// The name of a callback of the page or of the catalog with its delegate's or type's; `nil` for another one.
  package static func name(of callback: LoggedCallback, for lifecycle: Lifecycle) -> String? {
    switch callback {
    case .listed(let id): return lifecycle.qualifiedName(of: id)
    case .unlisted(let index):
      let entry = lifecycle.catalog.entries[index]
      return entry.owner + "." + entry.name
    case .unknown: return nil
    }
  }
}
