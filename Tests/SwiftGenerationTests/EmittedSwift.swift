import Emission
import LifecycleModel
import SwiftGeneration
import TestSupport

extension TestPage {
  /// A file with the names that the page's own statements use and do not declare; none if they need nothing.
  var outsideNames: [SwiftCompiler.File] {
    guard name == "shapes" else { return [] }
    let text = """
      import os

      let logger = Logger(subsystem: "com.example.download", category: "loader")
      @MainActor var attempts = 3
      """
    return [("Outside", text)]
  }
}

extension Lifecycle {
  /// The text of a Swift file of the life cycle, by its name without extension and without its stamp; empty
  /// if there is none.
  func swift(_ name: String) -> String {
    let text = swiftFiles.first { $0.name == name }?.text ?? ""
    return text.firstRange(of: "\n// instar:generated ").map { String(text[..<$0.lowerBound]) } ?? text
  }

  /// All Swift files of the life cycle, names without extensions.
  var swiftFiles: [(name: String, text: String)] { swiftFiles(SwiftOptions()) }

  /// All Swift files of the life cycle with some options, names without folders and extensions.
  func swiftFiles(_ options: SwiftOptions) -> [(name: String, text: String)] {
    SwiftEmitter(options: options).files(for: self).compactMap { file in
      guard case .text(let text) = file.contents, file.path.hasSuffix(".swift") else { return nil }
      return (String(file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""), text)
    }
  }

  /// A life cycle whose one delegate has some callbacks, each called on the same event.
  static func calling(_ names: [String], of delegate: Delegate, platform: String = "iOS") -> Lifecycle {
    var lifecycle = Lifecycle(name: "Test")
    lifecycle.platform = platform
    lifecycle.delegates = [delegate]
    lifecycle.states = [State(name: "A"), State(name: "B")]
    lifecycle.callbacks = names.map { Callback(delegate: DelegateID(0), name: $0) }
    lifecycle.transitions = [
      Transition(
        from: StateID(0), to: StateID(1), event: "Go", steps: names.indices.map { Step(CallbackID($0)) })
    ]
    return lifecycle
  }
}
