import Documents
import Emission
import LifecycleDiff
import LifecycleModel
import Text

/// The file that observes SwiftUI's scene phase; the members are the tags of `Swift/ScenePhaseObserver.mustache`.
package struct ScenePhaseObserverFile: Sendable {
  /// The lines of the documentation comment.
  let typeComment: [String]
  /// `@available(…)`.
  let typeAttributes: [String]
  /// The delegate's name as a string literal.
  let delegateLiteral: String
  /// The name of the enumeration of the page's states.
  let statesName: String
  /// The closures that a view can pass.
  let hooks: [ScenePhaseHook]
  /// `true` where there are any.
  let hasHooks: Bool
  /// The lines of the initialiser's documentation comment.
  let initComment: [String]
  /// The parameters of the closure of `onChange`, up to its `in`: the old value as `old` where a case needs it, the new one
  /// as `phase`; in the form of iOS 17 where the page begins with that, else in that of iOS 14.
  let closureParameters: String
  /// `true` where the page begins before iOS 17, and so needs the form of iOS 17 too, which is not deprecated there.
  let hasLaterForm: Bool
  /// The parameters of the closure of `onChange` in the form of iOS 17.
  let laterClosureParameters: String
  /// The parameters of the function that both closures call.
  let changeParameters: String
  /// The arguments of that call.
  let changeArguments: String
  /// The subject of the `switch`.
  let subject: String
  /// The changes with their closures; the first match counts.
  let cases: [ScenePhaseCase]

  /// Creates the file of an observed delegate.
  init(_ id: DelegateID, in lifecycle: Lifecycle, names: SwiftTypeNames) {
    let baseline = SwiftBaseline(lifecycle)
    let derived = ScenePhaseHooks(of: id, in: lifecycle)
    let words = ScenePhaseStrings(derived, of: id, in: lifecycle)
    typeComment = words.typeComment
    initComment = words.initComment
    let platform = APICatalog.standard.entries(of: ["ScenePhase"]).first?.availability(on: lifecycle.platform)
    typeAttributes = [baseline.attribute(since: platform?.since)].compactMap { $0 }
    delegateLiteral = SwiftLiteral.string(lifecycle[id].name)
    statesName = names.states
    hooks = derived.hooks.enumerated().map { index, hook in
      ScenePhaseHook(name: SwiftIdentifier.quoted(hook.name), separator: index == derived.hooks.count - 1 ? "" : ",")
    }
    hasHooks = !hooks.isEmpty
    hasLaterForm = !baseline.includes([("iOS", 17), ("tvOS", 17), ("macOS", 14), ("watchOS", 10), ("visionOS", 1)])
    laterClosureParameters = derived.needsOld ? "old, phase" : "_, phase"
    let earlierClosureParameters = derived.needsOld ? "[old = scenePhase] phase" : "phase"
    closureParameters = hasLaterForm ? earlierClosureParameters : laterClosureParameters
    changeParameters = (derived.needsOld ? "from old: ScenePhase, " : "") + "to phase: ScenePhase"
    changeArguments = (derived.needsOld ? "from: old, " : "") + "to: phase"
    subject = derived.needsOld ? "(old, phase)" : "phase"
    cases = derived.changes.map { change in
      let pattern = derived.needsOld ? "(\(change.old.map { "." + $0 } ?? "_"), .\(change.new))" : ".\(change.new)"
      return ScenePhaseCase(pattern: pattern, hook: SwiftIdentifier.quoted(change.hook))
    }
  }
}

extension ScenePhaseObserverFile: TemplateContext {
  package static let tags = [
    TemplateTag("typeComment", .lines, "the documentation comment with its `///`"),
    TemplateTag("typeAttributes", .lines, "`@available(…)`, if needed"),
    TemplateTag("delegateLiteral", .text, "the delegate's name, as a string literal"),
    TemplateTag("statesName", .text, "the name of the enumeration of the page's states"),
    TemplateTag("hooks", .list(ScenePhaseHook.tags), "the closures that a view can pass"),
    TemplateTag("hasHooks", .flag, "whether there are any closures"),
    TemplateTag("initComment", .lines, "the initialiser's documentation comment with its `///`"),
    TemplateTag(
      "closureParameters", .text, "the parameters of the closure of `onChange`: `phase`, and `old` if a case needs it"),
    TemplateTag(
      "hasLaterForm", .flag,
      "whether the page supports systems before iOS 17, where `onChange` has a different signature"),
    TemplateTag("laterClosureParameters", .text, "the parameters of the closure of `onChange` since iOS 17"),
    TemplateTag(
      "changeParameters", .text, "the parameters of the function that handles a change: `to phase: ScenePhase`"),
    TemplateTag("changeArguments", .text, "the arguments of its call: `to: phase`"),
    TemplateTag("subject", .text, "the subject of the `switch`: `phase`, or `(old, phase)`"),
    TemplateTag("cases", .list(ScenePhaseCase.tags), "the closure that each change calls; the first match applies"),
  ]
}

extension ScenePhaseHook: TemplateContext {
  static let tags = [
    TemplateTag("name", .text, "the closure's name"),
    TemplateTag("separator", .text, "the comma before the next parameter; empty for the last"),
  ]
}

extension ScenePhaseCase: TemplateContext {
  static let tags = [
    TemplateTag("pattern", .text, "the pattern of the case: `.active`, or `(.background, .inactive)`"),
    TemplateTag("hook", .text, "the name of the closure to call"),
  ]
}

/// A closure that an observer of the scene phase calls; the members are tags of `Swift/ScenePhaseObserver.mustache`.
struct ScenePhaseHook: Hashable, Sendable {
  /// The name of the closure.
  let name: String
  /// The comma before the next parameter; empty for the last.
  let separator: String
}

/// A change of the scene phase with the hook that it calls; the members are tags of
/// `Swift/ScenePhaseObserver.mustache`.
struct ScenePhaseCase: Hashable, Sendable {
  /// The pattern of the `case` in a `switch`: `.active`, or `(.background, .inactive)`.
  let pattern: String
  /// The name of the closure to call.
  let hook: String
}

/// The hooks for changes of the scene phase: their counterparts by the page's comparison, else the values.
///
/// Hooks are named after the calls of one delegate: a scene delegate, else an app delegate, else a custom one. A value
/// without a counterpart, or with several that cannot be distinguished, has a hook with its own name.
struct ScenePhaseHooks {
  /// A change of the phase, with its hook.
  struct Change: Hashable {
    /// The value before, where it distinguishes changes; `nil` for any.
    let old: String?
    /// The value after.
    let new: String
    /// The name of its hook.
    let hook: String
  }

  /// A hook, with its rows of the comparison.
  struct Hook: Hashable {
    /// The name of its closure.
    let name: String
    /// The rows of the comparison that it was made from; none for one that is named after a value.
    var rows: [ComparisonRow]
  }

  /// The hooks, in the order of the calls or values on the page.
  private(set) var hooks: [Hook] = []
  /// The changes that call them; those with an old value come first.
  private(set) var changes: [Change] = []
  /// The comparison that they were made from; `nil` where there was nothing to compare with.
  let comparison: Comparison?

  private let lifecycle: Lifecycle
  private var names: [CallbackID: String] = [:]
  /// The names in use, including those of the observer itself.
  private var unique = UniqueNames(taken: ["body", "content", "old", "phase", "phaseChanged", "scene", "scenePhase"])

  /// Derives the hooks of an observed delegate.
  init(of phase: DelegateID, in lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    comparison = Self.comparison(of: phase, in: lifecycle)
    let rows = comparison?.rows ?? []
    let values = lifecycle.livingCallbacks.filter {
      lifecycle[$0].delegate == phase && Self.values.contains(lifecycle[$0].name)
    }
    var calls: [CallbackID: [ComparisonRow]] = [:]
    for value in values {
      let found = rows.filter { $0.left != nil && $0.right == value }
      let isUnambiguous = found.allSatisfy { !$0.isAmbiguous } && found.filter { $0.previous == nil }.count < 2
      if isUnambiguous, !found.isEmpty {
        for row in found { if let call = row.left { calls[call, default: []].append(row) } }
      } else {
        let name = unique.take(lifecycle[value].name)
        hooks.append(Hook(name: name, rows: []))
        changes.append(Change(old: nil, new: lifecycle[value].name, hook: name))
      }
    }
    let compared = calls.sorted { $0.key < $1.key }.map { call, rows in
      let hook = Hook(name: unique.take(Self.name(of: lifecycle[call])), rows: rows)
      changes += rows.compactMap { row in
        let old = row.previous.map { lifecycle[$0].name }
        return row.right.map { Change(old: old, new: lifecycle[$0].name, hook: hook.name) }
      }
      return hook
    }
    hooks = compared + hooks
    changes = changes.filter { $0.old != nil } + changes.filter { $0.old == nil }
  }

  /// `true` where the value before distinguishes changes.
  var needsOld: Bool { changes.contains { $0.old != nil } }

  /// The comparison with the first delegate of the nearest kind that has a counterpart.
  private static func comparison(of phase: DelegateID, in lifecycle: Lifecycle) -> Comparison? {
    let called = lifecycle.delegateIDs.filter { !lifecycle[$0].isObserved }
    let kinds: [[APIType.Kind?]] = [[.scene], [.application, .scenelessApplication], [nil]]
    for kind in kinds {
      for delegate in called where kind.contains(lifecycle.apiType(of: delegate)?.kind) {
        let comparison = Comparison(of: delegate, with: phase, in: lifecycle)
        if comparison.rows.contains(where: { $0.left != nil && $0.right != nil }) { return comparison }
      }
    }
    return nil
  }

  /// `sceneDidBecomeActive` for `sceneDidBecomeActive(_:)`; labels become part of the name.
  private static func name(of callback: Callback) -> String {
    let parts = callback.name.split { "(:)".contains($0) }.filter { $0 != "_" }
    return SwiftIdentifier.member(parts.joined(separator: " "), fallback: "changed")
  }

  /// The cases of `ScenePhase`.
  private static let values: Set<String> = ["active", "inactive", "background"]
}

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
        ([words.phrase("swift.noPhase", name(of: call))] + said(in: row)).joined(separator: " ")
      }
    }
    return SwiftComment.lines([
      SwiftComment.paragraph(lifecycle[phase].documentation, of: lifecycle[phase].provenance),
      words.phrase("swift.phaseLog"), usage,
      alone.map { "- " + $0 }.joined(separator: "\n"),
    ])
  }

  /// The page's substitute for a value, and its notes.
  private func said(in row: ComparisonRow) -> [String] {
    let notes = row.notes.compactMap { note in if case .page(let text) = note { text } else { nil } }
    guard case .substitute(let text) = row.missing else { return notes }
    return [words.phrase("compare.elsewhere", text)] + notes
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
