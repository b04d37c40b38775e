import LifecycleModel
import LifecycleWriter

/// A page with comments below it.
enum CommentedPage {
  /// The page as Markdown.
  static func text(of lifecycle: Lifecycle, _ comments: [String]) -> String {
    ([PageWriter.page(of: lifecycle)] + comments.map { "<!--\n\(commented($0))\n-->\n" }).joined(separator: "\n")
  }

  /// Text that does not end its comment.
  private static func commented(_ text: String) -> String {
    text.replacing("--", with: "- -").replacing("--", with: "- -")
  }
}
