import LifecycleDiff
import LifecycleModel
import Text

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
