import LifecycleModel

/// The replacements that a page or Apple's catalog names.
struct DeclaredReplacements {
  /// The life cycle of the left callbacks.
  let left: Lifecycle
  /// The life cycle of the right callbacks, which may be the same.
  let right: Lifecycle

  /// The pairs of a left and a right callback of which either is the other's replacement, possibly with duplicates.
  func links(from calls: [CallbackID], to others: [CallbackID]) -> [(CallbackID, CallbackID)] {
    Self.named(by: calls, of: left, among: others, of: right)
      + Self.named(by: others, of: right, among: calls, of: left).map { ($1, $0) }
  }

  /// Each callback with those that its replacement text names.
  private static func named(
    by calls: [CallbackID], of lifecycle: Lifecycle, among others: [CallbackID], of otherLifecycle: Lifecycle
  ) -> [(CallbackID, CallbackID)] {
    let replacements = calls.compactMap { call in lifecycle.replacement(of: call).map { (call, $0) } }
    guard !replacements.isEmpty else { return [] }
    var named: [String: [CallbackID]] = [:]
    for other in others {
      for text in otherLifecycle.texts(naming: other) { named[text, default: []].append(other) }
    }
    return replacements.flatMap { call, text in
      text.split { $0.isWhitespace || $0 == "`" || $0 == "," }.flatMap { named[String($0)] ?? [] }.map { (call, $0) }
    }
  }
}

extension Lifecycle {
  /// The texts that name a callback, with and without its delegate or type.
  fileprivate func texts(naming id: CallbackID) -> [String] {
    [self[id].name, qualifiedName(of: id)] + delegate(of: id).types.map { "\($0).\(self[id].name)" }
  }
}
