/// Events that wait, the first in their order at hand: a binary heap.
struct EventQueue: Sendable {
  /// An event with its line, which do not keep the block, and with what orders them.
  struct Element: Sendable {
    let event: LogEvent
    let line: LogLine
    let time: Int64
    private let number: Int
    /// The place among those that were added.
    private let position: Int

    init(_ event: LogEvent, in line: LogLine, time: Int64, position: Int) {
      var event = event
      event.message = Array(event.message)[...]
      (self.event, self.line) = (event, line.copied)
      (self.time, self.position) = (time, position)
      if case .call(let call) = event.content { number = call.number ?? .min } else { number = .min }
    }

    static func < (first: Element, second: Element) -> Bool {
      (first.time, first.number, first.event.place.file, first.position)
        < (second.time, second.number, second.event.place.file, second.position)
    }
  }

  private var elements: [Element] = []

  /// The number of events.
  var count: Int { elements.count }

  /// The first one.
  var first: Element? { elements.first }

  /// Adds an event.
  mutating func add(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, elements[index] < elements[(index - 1) / 2] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes the first one.
  mutating func removeFirst() -> Element? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return first }
    elements[0] = last
    var index = 0
    while true {
      let children = [2 * index + 1, 2 * index + 2].filter { $0 < elements.count }
      guard let least = children.min(by: { elements[$0] < elements[$1] }), elements[least] < elements[index] else {
        return first
      }
      elements.swapAt(index, least)
      index = least
    }
  }
}
