import LifecycleModel
import LifecyclePaths

/// A message that is not generated, as the pages read it one after the other.
struct JudgedMessage: Sendable {
  /// `true` once a page has read a call.
  var isCall = false
  /// `true` for a line of a call that came before.
  var isFolded = false
  /// The callback that each page has read.
  private(set) var callbacks: [CallbackID?]
  /// The pages that have read a call, with the numbers of its process.
  private(set) var readings: [(page: Int, process: Int)] = []
  private var objects: [JudgedCall.Object]
  private var place = LogPlace(file: -1, line: 0, offset: 0, columns: 0..<0, time: nil)
  private var number = 0
  /// The page that has read it last, by its number among those of the reader.
  private var page = -1

  /// Begins before the first message for a number of pages.
  init(pages: Int) {
    callbacks = Array(repeating: nil, count: pages)
    objects = Array(repeating: JudgedCall.Object(), count: pages)
  }

  /// Returns `true` if an event is of another message.
  func isOver(before event: LogEvent) -> Bool {
    event.page <= page || event.number != number || event.place.file != place.file
  }

  /// Notes an event, which is of this message unless this one was over.
  mutating func begin(_ event: LogEvent) {
    if page < 0 { (place, number) = (event.place, event.number) }
    page = event.page
  }

  /// Adds the call that a page has read.
  mutating func add(_ call: LoggedCall, at place: LogPlace, on page: Int, of process: Int) {
    if readings.isEmpty { self.place = place }
    if case .listed(let id) = call.callback { callbacks[page] = id }
    objects[page] = JudgedCall.Object(instance: call.instance, scene: call.scene)
    readings.append((page, process))
  }

  /// The call of a kind that the message is.
  func call(of kind: Int) -> JudgedCall {
    var call = JudgedCall(kind: kind, place: place, isGenerated: false)
    call.objects = objects
    return call
  }

  /// Ends it.
  mutating func end() {
    for (page, _) in readings { callbacks[page] = nil }
    readings.removeAll(keepingCapacity: true)
    (isCall, isFolded, page) = (false, false, -1)
  }
}
