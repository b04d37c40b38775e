import ProjectModel

/// A way in which code makes or reaches a window.
package enum WindowUse: String, Sendable {
  /// A window is made without a scene: `UIWindow(frame:)`.
  case creation
  /// The application's delegate is asked for its window.
  case delegate
  /// The application is asked for its key window.
  case key
  /// The application's delegate declares or uses its own window.
  case own
}

extension Mention {
  /// The window that is made or reached; `nil` for any other mention.
  var windowUse: WindowUse? {
    switch (kind, name) {
    case (.call, "UIWindow(frame:)"), (.call, "UIWindow()"): .creation
    case (.call, "initWithFrame:"), (.call, "init"): isInitializer(of: "UIWindow") ? .creation : nil
    case (.access, "window"), (.call, "window"), (.assignment, "window"): isOfApplicationDelegate ? .delegate : nil
    case (.access, "keyWindow"), (.call, "keyWindow"): isOfApplication ? .key : nil
    default: nil
    }
  }

  /// The base without white space: Objective-C's receivers have it between their words.
  var denseBase: String { base.filter { !$0.isWhitespace } }

  /// `true` where it is a member of the application object.
  private var isOfApplication: Bool {
    ["UIApplication.shared", "[UIApplicationsharedApplication]", "UIApplication.sharedApplication"].contains(denseBase)
  }

  /// `true` where it is a member of the application's delegate, perhaps cast to a type.
  private var isOfApplicationDelegate: Bool {
    [
      "UIApplication.shared.delegate", "[UIApplicationsharedApplication].delegate",
      "UIApplication.sharedApplication.delegate", "[[UIApplicationsharedApplication]delegate]",
    ].contains { denseBase.contains($0) }
  }

  /// `true` where it makes an object of a class in Objective-C: `[[UIWindow alloc] init…]`.
  func isInitializer(of name: String) -> Bool { kind == .call && denseBase == "[\(name)alloc]" }
}
