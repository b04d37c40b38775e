import Emission
import LifecycleModel

/// The headings that group the methods of a class: `// MARK: - Launch`.
struct SwiftMarks {
  private let roles: [CallbackID: CallbackRole]
  private let words: PageStrings
  /// `true` for a delegate of an app or a scene, which are launched, and in the foreground or the background.
  private let isOfApp: Bool

  /// Finds the role of each callback; `kind` is that of the delegate's type.
  init(_ lifecycle: Lifecycle, kind: APIType.Kind?) {
    roles = CallbackRole.all(in: lifecycle)
    words = PageStrings(language: lifecycle.language)
    isOfApp = kind == .application || kind == .scenelessApplication || kind == .scene
  }

  /// The callbacks grouped by their roles; one that only Swift requires stands before the callback after it.
  func grouped(_ callbacks: [SwiftCallback]) -> [(callback: SwiftCallback, title: String)] {
    var groups: [CallbackRole: [SwiftCallback]] = [:]
    var waiting: [SwiftCallback] = []
    for callback in callbacks {
      waiting.append(callback)
      guard let id = callback.id else { continue }
      groups[roles[id] ?? .uncalled, default: []] += waiting
      waiting = []
    }
    groups[.uncalled, default: []] += waiting
    return CallbackRole.allCases.flatMap { role in (groups[role] ?? []).map { ($0, title(of: role)) } }
  }

  private func title(of role: CallbackRole) -> String {
    switch role {
    case .start: words.phrase(isOfApp ? "swift.launch" : "swift.start")
    case .change: words.phrase(isOfApp ? "swift.foreground" : "swift.change")
    case .request: words.phrase("swift.request")
    case .end: words.phrase("swift.end")
    case .uncalled: words.phrase("swift.other")
    }
  }
}
