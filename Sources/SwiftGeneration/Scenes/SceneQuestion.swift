/// A method that a person writes: whether code is to choose a scene configuration that the page describes in words.
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
  /// What is returned until somebody writes it.
  let result: [String]
  /// The closing brace.
  let closing: [String]

  /// Writes a method.
  init(name: String, comment: [String], opening: [String]) {
    self.name = name
    self.comment = comment
    self.opening = opening
    result = ["false"]
    closing = ["}"]
  }

  /// The same method, no older than an attribute says.
  func with(attribute: String?) -> SceneQuestion {
    var question = self
    question.attributes = [attribute].compactMap { $0 }
    return question
  }
}
