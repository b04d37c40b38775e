import LifecycleModel

/// The callbacks of several pages by their names in lines of the generated log, so that a line is read once for all pages.
package final class SharedNames: Sendable {
  /// The number of calls that lines can name: one for each callback of a delegate on some page, and at last one for all others.
  package let count: Int
  private let delegates: ByteTable
  private let names: ByteTable
  private let nameCount: Int
  /// The numbers of calls, by delegate, then by name; that of others where no page has them.
  private let numbers: [Int]
  /// The callback of each page, by number, then by page.
  private let callbacks: [[CallbackID?]]
  private let owners: [[DelegateID?]]

  /// Takes the names of pages, in their order.
  package init(_ pages: [Lifecycle]) {
    let delegates = Set(pages.flatMap { $0.delegates.map(\.name) }).sorted()
    let names = Set(pages.flatMap { $0.callbacks.map(\.name) }).sorted()
    let delegateNumbers = Dictionary(uniqueKeysWithValues: zip(delegates, delegates.indices))
    let nameNumbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    var callbacks: [Int: [CallbackID?]] = [:]
    var owners = delegates.map { _ in [DelegateID?](repeating: nil, count: pages.count) }
    for (page, lifecycle) in pages.enumerated() {
      for id in lifecycle.delegateIDs {
        if let owner = delegateNumbers[lifecycle[id].name] { owners[owner][page] = id }
      }
      for id in lifecycle.callbackIDs {
        guard let owner = delegateNumbers[lifecycle.delegate(of: id).name], let name = nameNumbers[lifecycle[id].name]
        else { continue }
        callbacks[owner * names.count + name, default: Array(repeating: nil, count: pages.count)][page] = id
      }
    }
    let calls = callbacks.sorted { $0.key < $1.key }
    var numbers = Array(repeating: calls.count, count: delegates.count * names.count)
    for (number, call) in calls.enumerated() { numbers[call.key] = number }
    self.delegates = ByteTable(delegates.map { Array($0.utf8) })
    self.names = ByteTable(names.map { Array($0.utf8) })
    nameCount = names.count
    self.numbers = numbers
    self.callbacks = calls.map(\.value) + [Array(repeating: nil, count: pages.count)]
    self.owners = owners
    count = calls.count + 1
  }

  /// The callback that each page has for the call of a number.
  package func callbacks(_ number: Int) -> [CallbackID?] { callbacks[number] }

  /// The call that a generated line names, as a page has it, and its number; `nil` for a line that names none.
  func call(
    _ generated: GeneratedLine, in text: MessageBytes, for page: Int
  ) -> (call: LoggedCall, number: Int)? {
    guard let line = generated.call, let delegate = line.delegate, let callback = line.callback else { return nil }
    let owner = delegates.number(of: delegate, in: text)
    let name = owner == nil ? nil : names.number(of: callback, in: text)
    var number = count - 1
    if let owner, let name { number = numbers[owner * nameCount + name] }
    let call = LoggedCall(callbacks[number][page], of: owner.flatMap { owners[$0][page] }, line, callback, in: text)
    return (call, number)
  }
}
