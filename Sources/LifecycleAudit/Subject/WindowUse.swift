import ProjectModel

/// A way in which code makes or reaches a window.
package enum WindowUse: String, Sendable {
  /// A window is made without a scene: `UIWindow(frame:)`.
  case creation
  /// The application's delegate is asked for its window.
  case delegate
  /// The application is asked for what its scenes have: the key window, all windows, the orientation.
  case key
  /// The application's delegate declares or uses its own window.
  case own
}

extension Mention {
  /// `true` where a window is made without a scene.
  var makesSceneless: Bool {
    switch (kind, name) {
    case (.call, "UIWindow(frame:)"), (.call, "UIWindow()"): true
    case (.call, "initWithFrame:"), (.call, "init"): isInitializer(of: "UIWindow")
    default: false
    }
  }

  /// `true` where a window is made with a scene.
  var makesWithScene: Bool { kind == .call && (name == "UIWindow(windowScene:)" || name == "initWithWindowScene:") }

  /// `true` where it makes an object of a class in Objective-C: `[[UIWindow alloc] init…]`.
  func isInitializer(of name: String) -> Bool { kind == .call && denseBase == "[\(name)alloc]" }

  /// `true` where it declares a variable of its name: `let window = …`.
  func isDeclaration(in outline: SourceOutline) -> Bool {
    guard kind == .assignment, outline.language == .swift, base.isEmpty else { return false }
    let before = outline.file.bytes[..<range.start].suffix(8)
    return String(decoding: before, as: UTF8.self).split(whereSeparator: \.isWhitespace).last.map {
      ["let", "var"].contains($0)
    } ?? false
  }
}
