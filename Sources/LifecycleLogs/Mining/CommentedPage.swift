import LifecycleModel
import LifecycleWriter
import Text

/// A page with comments below it.
enum CommentedPage {
  /// The page as Markdown.
  static func text(of lifecycle: Lifecycle, _ comments: [String]) -> String {
    ([PageWriter.page(of: lifecycle)] + comments.map { "<!--\n\(commented($0))\n-->\n" }).joined(separator: "\n")
  }

  /// Text that does not end its comment, without control characters: it has names of files.
  private static func commented(_ text: String) -> String {
    text.withControlPictures.replacing("--", with: "- -").replacing("--", with: "- -")
  }
}
