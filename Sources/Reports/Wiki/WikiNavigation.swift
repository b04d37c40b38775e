import Documents
import Emission
import Text

/// A list of pages as the programs that build sites read it.
struct WikiNavigation {
  /// A page, or a life cycle with its pages.
  struct Entry {
    /// The name in the list.
    let label: String
    /// The page's file, below the folder of the list; `nil` where it has pages.
    var path: String?
    /// Its pages.
    var entries: [Entry] = []
  }

  /// The pages and life cycles, in order.
  let entries: [Entry]

  /// `.nav.yml`: the `nav` of `mkdocs.yml`, which can inherit the file.
  func mkDocs(_ words: PageStrings) -> EmittedFile {
    let lines = ["# \(words.phrase("wiki.generated"))", "nav:"] + entries.flatMap { Self.lines($0, depth: 1) }
    return EmittedFile("wiki/.nav.yml", text: lines.joined(separator: "\n") + "\n")
  }

  private static func lines(_ entry: Entry, depth: Int) -> [String] {
    let path = entry.path.map { " " + quoted($0) } ?? ""
    // Themes write names as HTML.
    let line = String(repeating: "  ", count: depth) + "- " + quoted(HTML(entry.label).source) + ":" + path
    return [line] + entry.entries.flatMap { lines($0, depth: depth + 1) }
  }

  /// A text as YAML, which reads the strings of JSON.
  private static func quoted(_ text: String) -> String { JSONValue.string(text).compact }

  /// `_category_.json`: the name of a folder in the list of Docusaurus.
  static func docusaurusCategory(_ label: String, in path: String) -> EmittedFile {
    EmittedFile("\(path)/_category_.json", text: (["label": .string(label)] as JSONValue).pretty)
  }
}
