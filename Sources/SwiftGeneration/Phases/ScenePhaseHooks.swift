import LifecycleDiff
import LifecycleModel
import Text

/// What can be told from a change of the scene phase: the calls that the page's comparison derives, else the values.
///
/// Hooks are named after the calls of one delegate: one that is told of scenes, else of the app, else one of the page's
/// own. A value with which none of its calls goes, or several that nothing tells apart, has a hook of its own name.
struct ScenePhaseHooks {
  /// A change of the phase, and what it stands for.
  struct Change: Hashable {
    /// The value that it leaves, where only that tells it from others; `nil` for any.
    let old: String?
    /// The value that it takes.
    let new: String
    /// The name of its hook.
    let hook: String
  }

  /// What the page says of a hook.
  struct Hook: Hashable {
    /// Its name.
    let name: String
    /// The lines of the comparison that it was made of; none for one that is named after a value.
    var rows: [ComparisonRow]
  }

  /// The hooks, in the order of the calls or values on the page.
  private(set) var hooks: [Hook] = []
  /// The changes that call them; those with an old value come first.
  private(set) var changes: [Change] = []
  /// The comparison that they were made of; `nil` where there was nothing to compare with.
  let comparison: Comparison?

  private let lifecycle: Lifecycle
  private var names: [CallbackID: String] = [:]
  /// What the observer calls things itself.
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
      let isTold = found.allSatisfy { !$0.isAmbiguous } && found.filter { $0.previous == nil }.count < 2
      if isTold, !found.isEmpty {
        for row in found { if let call = row.left { calls[call, default: []].append(row) } }
      } else {
        let name = unique.take(lifecycle[value].name)
        hooks.append(Hook(name: name, rows: []))
        changes.append(Change(old: nil, new: lifecycle[value].name, hook: name))
      }
    }
    let told = calls.sorted { $0.key < $1.key }.map { call, rows in
      let hook = Hook(name: unique.take(Self.name(of: lifecycle[call])), rows: rows)
      changes += rows.compactMap { row in change(row, hook: hook.name) }
      return hook
    }
    hooks = told + hooks
    changes = changes.filter { $0.old != nil } + changes.filter { $0.old == nil }
  }

  /// Whether some change is told by the value that it leaves.
  var needsOld: Bool { changes.contains { $0.old != nil } }

  private func change(_ row: ComparisonRow, hook: String) -> Change? {
    row.right.map { value in
      Change(old: row.previous.map { lifecycle[$0].name }, new: lifecycle[value].name, hook: hook)
    }
  }

  /// The comparison with the first delegate of the nearest kind that has something to say.
  private static func comparison(of phase: DelegateID, in lifecycle: Lifecycle) -> Comparison? {
    let called = lifecycle.delegateIDs.filter { !lifecycle[$0].isObserved }
    let kinds: [[SwiftDelegateKind]] = [[.scene], [.application, .macApplication, .watchApplication], [.custom]]
    for kind in kinds {
      for delegate in called
      where kind.contains(SwiftDelegateKind(lifecycle[delegate], platform: lifecycle.platform)) {
        let comparison = Comparison(of: delegate, with: phase, in: lifecycle)
        if comparison.rows.contains(where: { $0.left != nil && $0.right != nil }) { return comparison }
      }
    }
    return nil
  }

  /// `sceneDidBecomeActive` of `sceneDidBecomeActive(_:)`; labels are taken up where there are any.
  private static func name(of callback: Callback) -> String {
    let parts = callback.name.split { "(:)".contains($0) }.filter { $0 != "_" }
    return SwiftIdentifier.member(parts.joined(separator: " "), fallback: "changed")
  }

  /// The cases of `ScenePhase`.
  private static let values: Set<String> = ["active", "inactive", "background"]
}
