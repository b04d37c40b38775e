import Emission
import LifecycleModel
import SwiftGeneration
import TestSupport

extension TestPage {
  /// A file with what the page's own statements use and do not declare; none where they need nothing.
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
  /// The text of a Swift file that is made of the lifecycle, by its name without ending and without its stamp; empty
  /// where there is none.
  func swift(_ name: String) -> String {
    let text = swiftFiles.first { $0.name == name }?.text ?? ""
    return text.firstRange(of: "\n// instar:generated ").map { String(text[..<$0.lowerBound]) } ?? text
  }

  /// All Swift files that are made of the lifecycle, names without endings.
  var swiftFiles: [(name: String, text: String)] { swiftFiles(SwiftOptions()) }

  /// All Swift files that are made of the lifecycle as a team asks for them, names without folders and endings.
  func swiftFiles(_ options: SwiftOptions) -> [(name: String, text: String)] {
    SwiftEmitter(options: options).files(for: self).compactMap { file in
      guard case .text(let text) = file.contents, file.path.hasSuffix(".swift") else { return nil }
      return (String(file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""), text)
    }
  }

  /// A lifecycle whose one delegate has some callbacks, each called on the same event.
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
