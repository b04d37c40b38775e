import ArgumentParser

/// The words at the beginning of a command line that name its command: `log check`.
struct CommandPath {
  /// The words; empty where the first one is no command.
  private(set) var words: [String] = []
  /// The word in the place of a command that is none, with the commands that are known there.
  private(set) var unknown: (word: String, known: [String])?

  /// Follows the words of a command line; a command that only groups others, as `instar log` does, is followed to them.
  init(_ arguments: [String], of root: any ParsableCommand.Type) {
    var group = root
    for word in arguments.first == "help" ? Array(arguments.dropFirst()) : arguments {
      let commands = group.configuration.subcommands
      guard !commands.isEmpty, !word.hasPrefix("-"), word != "help" else { return }
      guard let next = commands.first(where: { $0._commandName == word }) else {
        unknown = (word, commands.map { $0._commandName })
        return
      }
      group = next
      words.append(word)
    }
  }
}
