/// A hand-written method that decides about a scene configuration whose condition the page gives in words.
///
/// The members are the tags of `Swift/SceneQuestion.mustache`.
package struct SceneQuestion: Hashable, Sendable {
  /// The method's name.
  let name: String
  /// The lines of the documentation comment.
  let comment: [String]
  /// `@available(…)`.
  let attributes: [String]
  /// The lines of the declaration, up to the opening brace.
  let opening: [String]
  /// The returned value until the method is written.
  let result = ["false"]
  /// The closing brace.
  let closing = ["}"]
}
