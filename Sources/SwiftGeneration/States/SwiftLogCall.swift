import LifecycleModel

/// The statement that logs a callback: `OrderState.record("Shop", instance: self, state: .paid)`.
struct SwiftLogCall {
  /// The name of the enumeration of the page's states.
  let statesName: String
  /// The delegate's name as a string literal.
  let delegateLiteral: String
  /// The callback's name on the page as a string literal; `nil` where that is the method's.
  let callbackName: String?
  /// The scene that the call is about, as an expression; `nil` where no parameter is one.
  let scene: String?
  /// The state that the call leads to: `.playing`; `nil` where there are several.
  let state: String?

  /// Creates the statement of a delegate's callback.
  init(_ callback: SwiftCallback, of delegate: Delegate, states: SwiftLoggedStates) {
    let signature = callback.signature
    statesName = states.typeName
    delegateLiteral = SwiftLiteral.string(delegate.name)
    callbackName = callback.name == signature.compoundName ? nil : SwiftLiteral.string(callback.name)
    scene = signature.sceneParameter.map { SwiftIdentifier.quoted($0.name) }
    state = states.state(after: callback.id)
  }

  /// The statement's lines in a method's body; `columns` is the width of a level of indentation.
  func lines(columns: Int) -> [String] { lines(indent: 2 * columns, step: columns) }

  /// The statement on one line.
  var text: String { lines(indent: Int.min / 2, step: 0)[0] }

  private func lines(indent: Int, step: Int) -> [String] {
    let arguments =
      [delegateLiteral, callbackName, "instance: self", scene.map { "scene: \($0)" }, state.map { "state: \($0)" }]
    return SwiftStatement.call("\(statesName).record", arguments.compactMap(\.self), indent: indent, step: step)
  }
}

extension SwiftSignature {
  /// The parameter that is the scene which a call is about.
  var sceneParameter: Parameter? { parameters.first { $0.type == "UIScene" || $0.type == "UIWindowScene" } }
}
