import LifecycleModel

/// The delegates and callbacks of a page, by the bytes of their names as the generated log has them.
struct GeneratedNames: Sendable {
  private let delegates: ByteTable
  private let names: ByteTable
  /// The callbacks by delegate, then by name.
  private var callbacks: [CallbackID?]
  private let nameCount: Int

  /// Takes the names of a page.
  init(_ lifecycle: Lifecycle) {
    let distinct = Set(lifecycle.callbacks.map(\.name)).sorted()
    let numbers = Dictionary(zip(distinct, distinct.indices)) { first, _ in first }
    delegates = ByteTable(lifecycle.delegates.map { Array($0.name.utf8) })
    names = ByteTable(distinct.map { Array($0.utf8) })
    nameCount = distinct.count
    callbacks = Array(repeating: nil, count: lifecycle.delegates.count * nameCount)
    for id in lifecycle.callbackIDs {
      guard let number = numbers[lifecycle[id].name] else { continue }
      callbacks[lifecycle[id].delegate.index * nameCount + number] = id
    }
  }

  /// The delegate of a name.
  func delegate(named name: LogfmtValue, in text: MessageBytes) -> DelegateID? {
    delegates.number(of: name, in: text).map(DelegateID.init)
  }

  /// The callback of a delegate and a name.
  func callback(named name: LogfmtValue, of delegate: DelegateID, in text: MessageBytes) -> CallbackID? {
    names.number(of: name, in: text).flatMap { callbacks[delegate.index * nameCount + $0] }
  }
}

extension ByteTable {
  /// The number of a name in a message.
  func number(of name: LogfmtValue, in text: MessageBytes) -> Int? {
    guard name.hasEscapes else { return number(of: MessageBytes(rebasing: text[name.range])) }
    return name.bytes(in: Array(text)[...]).withUnsafeBufferPointer(number)
  }
}
