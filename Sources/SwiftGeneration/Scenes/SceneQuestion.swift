/// A hand-written method that decides about a scene configuration whose condition the page gives in words.
///
/// The members are the tags of `Swift/SceneQuestion.mustache`.
package struct SceneQuestion: Hashable, Sendable {
  /// The method's name.
  let name: String
  /// The lines of the documentation comment.
  let comment: [String]
  /// `@available(…)`.
  private(set) var attributes: [String] = []
  /// The lines of the declaration, up to the opening brace.
  let opening: [String]
  /// The returned value until the method is written.
  let result: [String]
  /// The closing brace.
  let closing: [String]

  /// Creates a method.
  init(name: String, comment: [String], opening: [String]) {
    self.name = name
    self.comment = comment
    self.opening = opening
    result = ["false"]
    closing = ["}"]
  }

  /// The method with an `@available` attribute.
  func with(attribute: String?) -> SceneQuestion {
    var question = self
    question.attributes = [attribute].compactMap { $0 }
    return question
  }
}
