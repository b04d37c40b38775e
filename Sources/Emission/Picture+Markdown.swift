import Documents
import Text

extension Picture {
  /// The picture as a Markdown page shows it: an image of the file at a relative path, with the title as its text alternative.
  package func markdown(at path: String) -> String {
    "![\(MarkdownWriter.escaped(title))](\(path.percentEncodedPath))"
  }
}
