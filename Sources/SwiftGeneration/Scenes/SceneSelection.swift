import LifecycleModel

/// The code that chooses the configuration of a new scene, and the hand-written methods that it calls.
struct SceneSelection {
  /// The hand-written methods.
  private(set) var questions: [SceneQuestion] = []
  /// Their declarations.
  private(set) var signatures: [SwiftSignature] = []
  private var statements: [CallbackID: [String]] = [:]

  /// Finds the choices of a delegate's callbacks that return a scene configuration; `availability` is the attribute that
  /// a callback needs.
  init(
    of callbacks: [SwiftCallback], in lifecycle: Lifecycle, classes: @autoclosure () -> SceneClassNames,
    availability: (SwiftCallback) -> String? = { _ in nil }
  ) {
    let choosing = callbacks.filter { $0.signature.resultType == "UISceneConfiguration" }
    guard !choosing.isEmpty else { return }
    let classes = classes()
    let roles = SceneConfigurations.all(in: lifecycle)
    let baseline = SwiftBaseline(lifecycle)
    for callback in choosing {
      guard let id = callback.id else { continue }
      let body = SwiftBody(lifecycle[id].body ?? "")
      guard !body.returns else { continue }
      var writer = SceneSelectionWriter(
        callback.signature, besides: body, classes: classes, language: lifecycle.language, baseline: baseline,
        attribute: availability(callback), taken: callbacks.map(\.signature.name) + questions.map(\.name))
      writer.write(roles)
      statements[id] = writer.statements
      questions += writer.questions
      signatures += writer.signatures
    }
  }

  /// The statements that end a callback; none where it chooses nothing.
  func statements(of callback: SwiftCallback) -> [String] {
    callback.id.flatMap { statements[$0] } ?? []
  }
}
