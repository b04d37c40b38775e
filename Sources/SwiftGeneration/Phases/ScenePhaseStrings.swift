import Documents
import Emission
import LifecycleDiff
import LifecycleModel

/// The comments of a generated observer of the scene phase, in the page's language.
struct ScenePhaseStrings {
  private let derived: ScenePhaseHooks
  private let words: PageStrings
  private let lifecycle: Lifecycle
  private let phase: DelegateID

  /// Creates the strings for the hooks of an observed delegate.
  init(_ derived: ScenePhaseHooks, of phase: DelegateID, in lifecycle: Lifecycle) {
    self.derived = derived
    self.lifecycle = lifecycle
    self.phase = phase
    words = PageStrings(language: lifecycle.language)
  }

  /// The lines of the type's comment: the page's documentation, its use, and the calls without a counterpart.
  var typeComment: [String] {
    let hook = derived.hooks.first.map { "\($0.name): { refresh() }" } ?? ""
    let usage = "    ContentView().modifier(ScenePhaseObserver(\(hook)))"
    let alone = (derived.comparison?.rows ?? []).filter { $0.right == nil }.compactMap { row in
      row.left.map { call in
        "- " + words.phrase("swift.noPhase", name(of: call)) + (row.substitute.map { " " + $0 } ?? "")
      }
    }
    return SwiftComment.lines([
      SwiftComment.paragraph(lifecycle[phase].documentation, of: lifecycle[phase].provenance),
      words.phrase("swift.phaseLog"), usage,
      alone.joined(separator: "\n"),
    ])
  }

  /// The lines of the initialiser's comment, with a parameter for each hook.
  var initComment: [String] {
    guard !derived.hooks.isEmpty else { return [] }
    let parameters = derived.hooks.map { hook in
      let changes = derived.changes.filter { $0.hook == hook.name }.map(text)
      let notes = [changes.joined(separator: words.phrase("mark.semicolon")) + words.fullStop] + sentences(of: hook)
      return "  - \(hook.name): " + notes.joined(separator: " ")
    }
    return SwiftComment.lines(
      [words.phrase("swift.phaseHooks"), (["- Parameters:"] + parameters).joined(separator: "\n")], indent: 2)
  }

  /// `.inactive`, coming from `.background`
  private func text(_ change: ScenePhaseHooks.Change) -> String {
    let new = SwiftComment.code("." + change.new)
    guard let old = change.old else { return new }
    return words.phrase("compare.comingFrom", new, SwiftComment.code("." + old))
  }

  /// The counterpart of a hook, and the events on which the delegate's call comes without it.
  private func sentences(of hook: ScenePhaseHooks.Hook) -> [String] {
    guard let call = hook.rows.first?.left else { return [] }
    let met = Set(hook.rows.flatMap(\.transitions))
    var events: [String] = []
    for transition in hook.rows.flatMap(\.unanswered) where !met.contains(transition) {
      let event = MarkdownWriter.escaped(lifecycle.eventName(of: [transition]))
      if !events.contains(event) { events.append(event) }
    }
    let absent = events.isEmpty ? [] : [words.phrase("swift.notOn", words.list(events))]
    return [words.phrase("swift.standsFor", name(of: call))] + absent
  }

  private func name(of call: CallbackID) -> String { SwiftComment.code(lifecycle.qualifiedName(of: call)) }
}
