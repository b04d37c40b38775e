import Text

/// A command line that plays a run.
package struct SimulateLine: Hashable, Sendable {
  /// The page as the user names it.
  package var page: String
  /// The version at which it is read; `nil` for the whole page.
  package var version: String?
  /// The state in which the first scene begins; `nil` for the initial one.
  package var from: String?
  /// How many scenes there are; `nil` for as many as the words name.
  package var scenes: Int?
  /// The events.
  package var words: [String]

  /// Puts a command line together.
  package init(page: String, version: String? = nil, from: String? = nil, scenes: Int? = nil, words: [String]) {
    self.page = page
    self.version = version
    self.from = from
    self.scenes = scenes
    self.words = words
  }

  /// The line, ready for a shell: `instar simulate uikit-scenes launch 'return(1 3)'`.
  package var text: String {
    var parts = ["instar", "simulate", page == "-" ? page : ShellWord.quoted(page)]
    if let version { parts += ["--at", ShellWord.quoted(version)] }
    if let from { parts += ["--from", ShellWord.quoted(from)] }
    if let scenes { parts += ["--scenes", String(scenes)] }
    // What begins with a hyphen would be taken for an option.
    if words.contains(where: { $0.hasPrefix("-") }) { parts.append("--") }
    return (parts + words.map(ShellWord.quoted)).joined(separator: " ")
  }
}
