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

  /// Creates a replay.
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
