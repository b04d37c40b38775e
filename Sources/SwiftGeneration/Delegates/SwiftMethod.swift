import Emission
import LifecycleModel

/// A method of a generated class; the members are the tags of `Swift/Method.mustache`.
package struct SwiftMethod: Sendable {
  /// The heading of the methods of a role; `nil` where it is that of the method above.
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
  /// The callback's name on the page as a string literal; `nil` where that is the method's.
  let callbackName: String?
  /// The name of the enumeration of the page's states.
  let statesName: String
  /// The state that the call leads to: `.playing`; `nil` where there are several.
  let state: String?
  /// The scene that the call is about, as an expression; `nil` where no parameter is one.
  let scene: String?
  /// The lines that log the call.
  let log: [String]
  /// The page's statements, and the answers to completion handlers.
  let body: [String]
  /// The call of super that UIKit requires after everything else.
  let superCallLast: [String]
  /// The statements that return.
  let result: [String]
  /// The closing brace.
  let closing = ["}"]
  /// The comment at the protocol's requirement, for a custom delegate.
  let requirementComment: [String]
  /// The declaration as the protocol's requirement.
  let declaration: [String]

  /// Creates the method of a delegate's callback; `columns` is the width of a level of indentation.
  init(
    _ callback: SwiftCallback, of delegate: Delegate, in lifecycle: Lifecycle, isRequirement: Bool, isBase: Bool,
    availability: String?, states: SwiftLoggedStates, configuration: [String], columns: Int
  ) {
    let signature = callback.signature
    let comment = callback.id.map { SwiftCallbackComment($0, signature: signature, in: lifecycle).lines } ?? []
    let pageBody = callback.id.flatMap { lifecycle[$0].body }
    self.comment = isRequirement ? [] : comment
    requirementComment = isRequirement ? comment : []
    attributes = [availability].compactMap { $0 }
    let modifiers = isBase ? callback.modifiersInBase : callback.modifiers
    opening = signature.lines(prefix: modifiers, suffix: " {", indent: columns)
    declaration = signature.lines(suffix: signature.kind == .property ? " { get }" : "", indent: columns)
    let name = signature.kind == .initializer ? "init" : SwiftIdentifier.quoted(signature.name)
    // A method that makes the view must not let UIKit make another.
    let makesView = signature.compoundName == "loadView()" && pageBody != nil
    let defaults = SwiftDefaultValue(signature, entry: callback.entry, configuration: configuration)
    // A completion handler is called once: by the method, not by its superclass too.
    let callsSuper = callback.isOverride && !makesView && defaults.completions.isEmpty
    let superCall = callsSuper ? ["super.\(name)(\(signature.arguments))"] : []
    let isLast = signature.compoundName == "updateViewConstraints()"
    superCallFirst = isLast ? [] : superCall
    superCallLast = isLast ? superCall : []
    let call = SwiftLogCall(callback, of: delegate, states: states)
    (delegateLiteral, callbackName, statesName) = (call.delegateLiteral, call.callbackName, call.statesName)
    (state, scene) = (call.state, call.scene)
    log = call.lines(columns: columns)
    let written = SwiftBody(pageBody ?? "")
    body =
      written.lines + defaults.completions.filter { !written.mentions($0.parameter) }.map(\.statement)
    result = written.returns ? [] : defaults.result
  }
}

extension SwiftMethod: TemplateContext {
  package static let tags = [
    TemplateTag(
      "mark", .optionalText, "the role for a `MARK` comment; nothing if the previous method has the same role"),
    TemplateTag("comment", .lines, "the documentation comment with its `///`"),
    TemplateTag("attributes", .lines, "`@available(…)`, if needed"),
    TemplateTag("opening", .lines, "the declaration, up to the opening brace"),
    TemplateTag("superCallFirst", .lines, "the call of `super`, if it comes first"),
    TemplateTag("delegateLiteral", .text, "the delegate's name, as a string literal"),
    TemplateTag(
      "callbackName", .optionalText,
      "the callback's name on the page, as a string literal; nothing if that is the method's"),
    TemplateTag("statesName", .text, "the name of the enumeration of the page's states"),
    TemplateTag("state", .optionalText, "the state that the call leads to: `.playing`"),
    TemplateTag("scene", .optionalText, "the scene that the call is about, as an expression"),
    TemplateTag("log", .lines, "the statement that logs the call"),
    TemplateTag("body", .lines, "the page's statements, and the calls of completion handlers"),
    TemplateTag("superCallLast", .lines, "the call of `super`, if it comes last"),
    TemplateTag("result", .lines, "the statements that return"),
    TemplateTag("closing", .lines, "the closing brace"),
    TemplateTag("requirementComment", .lines, "the documentation comment in the protocol with its `///`"),
    TemplateTag("declaration", .lines, "the declaration, as a requirement of the protocol"),
  ]
}
