/// A run that shows what a diagnostic says, for `instar simulate` to play.
package struct Replay: Hashable, Sendable {
  /// How many characters of a command are printed.
  private static let limit = 4000
  /// The events, as `instar simulate` takes them.
  package let words: [String]
  /// How many scenes there are.
  package let scenes: Int
  /// The version at which the page is read; `nil` for the whole page.
  package var version: String?

  /// Names a run.
  package init(words: [String], scenes: Int, version: String? = nil) {
    self.words = words
    self.scenes = scenes
    self.version = version
  }

  /// What to do with it, as a sentence; `nil` where the command is too long to be typed.
  package func advice(about page: String) -> String? {
    command(page: page).map { "Replay it with: \($0)" }
  }

  /// The command line that plays it, as one types it in a shell.
  private func command(page: String) -> String? {
    let command = SimulateLine(page: page, version: version, words: words).text
    return command.count <= Self.limit ? command : nil
  }
}
