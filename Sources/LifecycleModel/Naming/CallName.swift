/// The name of a callback with that of its delegate.
package struct CallName: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The delegate's name: `SceneDelegate`.
  package let delegate: String
  /// The callback's name: the compound name, or a value.
  package let callback: String

  package init(_ delegate: String, _ callback: String) {
    self.delegate = delegate
    self.callback = callback
  }

  /// `SceneDelegate.sceneDidDisconnect(_:)`
  package var description: String { delegate + "." + callback }

  /// Compares delegates, then callbacks.
  package static func < (left: Self, right: Self) -> Bool {
    (left.delegate, left.callback) < (right.delegate, right.callback)
  }
}

extension State {
  /// A name that a page can have: in one line, without a colon at its end; `nil` for white space, and for broken text.
  package static func legibleName(_ name: String) -> String? {
    let words = name.split {
      $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    }
    let text = words.joined(separator: " ")
    let end = text.lastIndex { $0 != ":" && $0 != " " }
    return text.unicodeScalars.contains("\u{FFFD}") ? nil : end.map { String(text[...$0]) }
  }
}
