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
