import Emission
import LifecycleModel

/// The events that group the methods of a class: `// MARK: Launch`.
struct SwiftMarks {
  private let titles: [CallbackID: String]
  private let other: String

  /// Finds for each callback the first event on which it is called.
  init(_ lifecycle: Lifecycle) {
    var titles: [CallbackID: String] = [:]
    for chain in lifecycle.chains {
      let title = SwiftComment.line(lifecycle.eventName(of: chain))
      for step in chain.flatMap({ lifecycle[$0].steps }) where titles[step.callback] == nil {
        titles[step.callback] = title
      }
    }
    self.titles = titles
    other = PageStrings(language: lifecycle.language).phrase("swift.other")
  }

  /// The callbacks grouped by title, in the order of the titles' first occurrence. An initialiser that only Swift requires
  /// is in the group of the callback after it.
  func grouped(_ callbacks: [SwiftCallback]) -> [(callback: SwiftCallback, title: String)] {
    var order: [String] = []
    var groups: [String: [SwiftCallback]] = [:]
    var waiting: [SwiftCallback] = []
    for callback in callbacks {
      waiting.append(callback)
      guard let id = callback.id else { continue }
      let title = titles[id] ?? other
      if groups[title] == nil { order.append(title) }
      groups[title, default: []] += waiting
      waiting = []
    }
    return order.flatMap { title in (groups[title] ?? []).map { ($0, title) } }
  }
}
