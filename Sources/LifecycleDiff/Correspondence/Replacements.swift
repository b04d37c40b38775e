import LifecycleModel

/// Whether a page or Apple's catalog names one callback as the replacement of another.
struct Replacements {
  private let left: Lifecycle
  private let right: Lifecycle

  /// Looks at two life cycles, which may be one.
  init(_ left: Lifecycle, _ right: Lifecycle) {
    self.left = left
    self.right = right
  }

  /// Whether either of two callbacks is the other's replacement.
  func link(_ call: CallbackID, _ other: CallbackID) -> Bool {
    Self.names(in: left.replacement(of: call)).contains { right.isNamed($0, other) }
      || Self.names(in: right.replacement(of: other)).contains { left.isNamed($0, call) }
  }

  private static func names(in replacement: String?) -> [String] {
    (replacement ?? "").split { $0.isWhitespace || $0 == "`" || $0 == "," }.map(String.init)
  }
}

extension Lifecycle {
  /// Whether a text is the name of a callback, with or without its owner.
  fileprivate func isNamed(_ text: String, _ id: CallbackID) -> Bool {
    text == self[id].name || text == qualifiedName(of: id)
      || delegate(of: id).types.contains { text == "\($0).\(self[id].name)" }
  }
}
