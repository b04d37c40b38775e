import Text

/// A command line that plays a run.
package struct SimulateLine: Hashable, Sendable {
  /// The page as the user names it.
  package var page: String
  /// The version at which the page is read; `nil` for the whole page.
  package var version: String?
  /// The state in which the first scene begins; `nil` for the initial one.
  package var from: String?
  /// The number of scenes; `nil` for as many as the words name.
  package var scenes: Int?
  /// The events, in `RunNotation`.
  package var words: [String]

  /// Creates a command line.
  package init(page: String, version: String? = nil, from: String? = nil, scenes: Int? = nil, words: [String]) {
    self.page = page
    self.version = version
    self.from = from
    self.scenes = scenes
    self.words = words
  }

  /// The line, quoted for a shell: `instar simulate uikit-scenes launch 'return(1 3)'`.
  package var text: String {
    var parts = ["instar", "simulate", page == "-" ? page : ShellWord.quoted(page)]
    if let version { parts += ["--at", ShellWord.quoted(version)] }
    if let from { parts += ["--from", ShellWord.quoted(from)] }
    if let scenes { parts += ["--scenes", String(scenes)] }
    // A word that begins with a hyphen would be taken for an option.
    if words.contains(where: { $0.hasPrefix("-") }) { parts.append("--") }
    return (parts + words.map(ShellWord.quoted)).joined(separator: " ")
  }
}
