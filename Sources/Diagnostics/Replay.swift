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
    let options = version.map { ["--at", $0] } ?? []
    let words = (["instar", "simulate", page] + self.words + options).map(\.quotedForShell)
    let command = words.joined(separator: " ")
    return command.count <= Self.limit ? command.terminalSafe : nil
  }
}

extension String {
  /// The word as a POSIX shell takes it for one: in single quotes where something in it has a meaning there.
  package var quotedForShell: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "_@%+=:,./-".contains($0) }
    return isPlain
      ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
