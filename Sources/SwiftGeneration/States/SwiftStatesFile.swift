import Documents
import Emission
import LifecycleModel
import Text

/// The file of a page's states; the members are the tags of `Swift/PageStates.mustache`.
package struct SwiftStatesFile: Sendable {
  /// A case of the enumeration; the members are the tags of the list `cases`.
  package struct Case: Sendable {
    /// The lines of the documentation comment; a literal that is too long for a line has a word for `swift format`, too.
    let comment: [String]
    /// The name, in backticks where Swift reserves it.
    let name: String
    /// The state's name on the page, as a string literal.
    let value: String
  }

  /// The lines of the documentation comment.
  let typeComment: [String]
  /// The enumeration's name.
  let typeName: String
  /// The states in page order.
  let cases: [Case]
  /// The page's title as a string literal.
  let title: String
  /// The digest of what the page says about calls, as a string literal.
  let digest: String
  /// The delegates that are logged, as the elements of an array literal.
  let delegates: String
  /// The states in which a life is over, as the elements of a literal; `nil` where the log does not need them.
  let finalStates: String?

  /// Creates the file of a life cycle whose log has some delegates; `hasSignposts` where it marks intervals.
  init(_ lifecycle: Lifecycle, names: SwiftTypeNames, logging delegates: [DelegateID], hasSignposts: Bool) {
    let words = PageStrings(language: lifecycle.language)
    let title = lifecycle.name.isEmpty ? "" : words.phrase("swift.states", MarkdownWriter.escaped(lifecycle.name))
    typeComment = SwiftComment.lines([title])
    typeName = names.states
    let caseNames = SwiftCaseNames(lifecycle)
    cases = lifecycle.stateIDs.map { id in
      let state = lifecycle[id]
      let value = SwiftLiteral.string(state.name)
      let isLong = "case \(caseNames[id]) = \(value)".displayWidth > 92
      return Case(
        comment: SwiftComment.lines([SwiftComment.paragraph(state.documentation, of: state.provenance)], indent: 2)
          + (isLong ? ["// swift-format-ignore"] : []),
        name: caseNames[id], value: value)
    }
    self.title = SwiftLiteral.string(lifecycle.name)
    digest = SwiftLiteral.string(lifecycle.callDigest)
    self.delegates = delegates.map { SwiftLiteral.string(lifecycle[$0].name) }.joined(separator: ", ")
    finalStates =
      hasSignposts ? Self.ends(of: lifecycle).map(SwiftLiteral.string).joined(separator: ", ") : nil
  }

  private static func ends(of lifecycle: Lifecycle) -> [String] {
    let graph = StateGraph(lifecycle)
    return graph.leaves.filter { leaf in
      leaf == graph.initial || lifecycle.lineage(of: leaf).contains { lifecycle[$0].isFinal }
    }.map { lifecycle[$0].name }
  }
}

extension SwiftStatesFile: TemplateContext {
  package static let tags = [
    TemplateTag("typeComment", .lines, "the documentation comment with its `///`"),
    TemplateTag("typeName", .text, "the enumeration's name"),
    TemplateTag("cases", .list(SwiftStatesFile.Case.tags), "the states"),
    TemplateTag("title", .text, "the page's title, as a string literal"),
    TemplateTag("digest", .text, "the digest of what the page says about calls, as a string literal"),
    TemplateTag("delegates", .text, "the names of the logged delegates, as the elements of an array literal"),
    TemplateTag(
      "finalStates", .optionalText,
      "the states in which an instance is no longer alive, as the elements of a literal; nothing without signposts"),
  ]
}

extension SwiftStatesFile.Case: TemplateContext {
  package static let tags = [
    TemplateTag("comment", .lines, "the state's documentation comment with its `///`"),
    TemplateTag("name", .text, "the case's name"),
    TemplateTag("value", .text, "the state's name on the page, as a string literal"),
  ]
}

/// The names of the cases that stand for a page's states: `notRunning`, valid and unique.
struct SwiftCaseNames {
  private let names: [String]

  /// Names the states of a life cycle.
  init(_ lifecycle: Lifecycle) {
    // Members of the enumeration that are no states.
    var unique = UniqueNames(taken: [
      "allCases", "hash", "hashValue", "init", "monitor", "none", "page", "rawValue", "self", "some", "type",
    ])
    names = lifecycle.states.enumerated().map { index, state in
      unique.take(SwiftIdentifier.enumerationCase(state.name, fallback: "state\(index + 1)"))
    }
  }

  /// The case of a state, in backticks where Swift reserves the name.
  subscript(state: StateID) -> String { SwiftIdentifier.quoted(names[state.index]) }
}

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

/// The states that calls lead to, as the log is told them.
struct SwiftLoggedStates {
  /// The name of the enumeration of the page's states.
  let typeName: String
  private let reached: ReachedStates
  private let cases: SwiftCaseNames

  /// Finds the states of a life cycle.
  init(_ lifecycle: Lifecycle, names: SwiftTypeNames) {
    typeName = names.states
    reached = ReachedStates(lifecycle)
    cases = SwiftCaseNames(lifecycle)
  }

  /// `.playing`; `nil` where the page allows several states, or none.
  func state(after callback: CallbackID?) -> String? {
    callback.flatMap(reached.state).map { "." + cases[$0] }
  }
}
