import LifecycleModel

/// A method of a generated class; the members are the tags of `Swift/Method.mustache`.
package struct SwiftMethod: Sendable {
  /// The event that groups the method; `nil` where it is that of the method above.
  var mark: String?
  /// The lines of the documentation comment.
  let comment: [String]
  /// `@available(…)`.
  let attributes: [String]
  /// The lines of the declaration, up to the opening brace.
  let opening: [String]
  /// The call of super that UIKit requires before anything else.
  let superCallFirst: [String]
  /// The delegate's name as a string literal.
  let delegateLiteral: String
  /// The callback's name on the page as an expression: `#function` where that is the same.
  let callbackName: String
  /// The state that the call leads to as a string literal; `nil` where there are several.
  let state: String?
  /// The lines that log the call.
  let log: [String]
  /// The page's statements, and the answers to completion handlers.
  let body: [String]
  /// The call of super that UIKit requires after everything else.
  let superCallLast: [String]
  /// The statements that return.
  let result: [String]
  /// The closing brace.
  let closing: [String]
  /// The comment at the protocol's requirement, for a custom delegate.
  let requirementComment: [String]
  /// The declaration as the protocol's requirement.
  let declaration: [String]

  /// Creates a method; `columns` is the width of a level of indentation.
  init(
    _ signature: SwiftSignature, comment: [String], attributes: [String], modifiers: String, isOverride: Bool,
    isRequirement: Bool, names: (delegate: String, callback: String), state: String?, pageBody: String?,
    configuration: [String], columns: Int
  ) {
    self.comment = isRequirement ? [] : comment
    requirementComment = isRequirement ? comment : []
    self.attributes = attributes
    opening = signature.lines(prefix: modifiers, suffix: " {", indent: columns)
    declaration = signature.lines(suffix: signature.kind == .property ? " { get }" : "", indent: columns)
    let name = signature.kind == .initializer ? "init" : SwiftIdentifier.quoted(signature.name)
    // A method that makes the view must not let UIKit make another.
    let makesView = signature.compoundName == "loadView()" && pageBody != nil
    let superCall = isOverride && !makesView ? ["super.\(name)(\(signature.arguments))"] : []
    let isLast = signature.compoundName == "updateViewConstraints()"
    superCallFirst = isLast ? [] : superCall
    superCallLast = isLast ? superCall : []
    delegateLiteral = SwiftLiteral.string(names.delegate)
    callbackName =
      names.callback == signature.compoundName ? "#function" : SwiftLiteral.string(names.callback)
    self.state = state.map(SwiftLiteral.string)
    let place = [delegateLiteral, callbackName, "instance: self"] + (self.state.map { ["state: \($0)"] } ?? [])
    log = SwiftStatement.call("LifecycleLog.record", place, indent: 2 * columns, step: columns)
    let defaults = SwiftDefaultValue(signature, configuration: configuration)
    let written = SwiftBody(pageBody ?? "")
    body =
      written.lines + defaults.completions.filter { !written.mentions($0.parameter) }.map(\.statement)
    result = written.returns ? [] : defaults.result
    closing = ["}"]
  }
}
