import Text

/// A run that shows the problem of a diagnostic, for `instar simulate` to play.
package struct Replay: Hashable, Sendable {
  /// The longest command to print, in characters.
  private static let limit = 4000
  /// The events, as `instar simulate` takes them.
  package let words: [String]
  /// The number of scenes.
  package let scenes: Int
  /// The version at which the page is read; `nil` for the whole page.
  package var version: String?

  package init(words: [String], scenes: Int, version: String? = nil) {
    self.words = words
    self.scenes = scenes
    self.version = version
  }

  /// A sentence with the command that plays the run; `nil` if the command is too long to print.
  package func advice(about page: String) -> String? {
    command(page: page).map { "Replay it with: \($0)" }
  }

  /// The command line that plays the run, quoted for a shell.
  private func command(page: String) -> String? {
    let command = SimulateLine(page: page, version: version, words: words).text
    return command.count <= Self.limit ? command : nil
  }
}

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
