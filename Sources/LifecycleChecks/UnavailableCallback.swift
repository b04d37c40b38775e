import Diagnostics
import LifecycleModel

/// A callback does not exist at the page's version.
enum UnavailableCallback: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "unavailable-callback",
    severity: .warning,
    headline: "Callback does not exist at the page's version",
    explanation: """
      Apple's frameworks introduced it in a later version than the one that the page is about.

      Raise the page's version, remove the callback, or write since when it exists: `(since iOS 26)`.
      """,
    example: ExamplePage.delegates.replacing("Player\n\n##", with: "Player\n\n- Platform: iOS\n- Version: 12\n\n##"),
    fixedExample: ExamplePage.delegates.replacing(
      "Player\n\n##", with: "Player\n\n- Platform: iOS\n- Version: 13\n\n##")
  )

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    guard let selection = subject.selection.map(subject.lifecycle.completing) else { return [] }
    return subject.lifecycle.livingCallbacks.compactMap { callback in
      let lifecycle = subject.lifecycle
      guard lifecycle[callback].attributes.availability.since == nil,
        let since = lifecycle.availability(of: callback).since, let version = selection.version(comparableTo: since),
        since.version > version
      else { return nil }
      return Diagnostic(
        descriptor, "Callback '\(lifecycle.shownName(of: callback))' exists only since \(since)",
        at: subject.sourceMap[callback],
        help: "Raise the page's version, \(PlatformVersion(since.platform, version)), or remove the callback")
    }
  }
}
