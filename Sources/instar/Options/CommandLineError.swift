import ArgumentParser
import Text

/// Errors of command lines that cannot be parsed, in the look of all other errors.
enum CommandLineError {
  /// The error of a first word that is no command; `nil` where there is none.
  static func unknownCommand(in arguments: [String], of root: any ParsableCommand.Type) -> UsageError? {
    let path = CommandPath(arguments, of: root)
    guard let (word, known) = path.unknown else { return nil }
    let line = (["instar"] + path.words).joined(separator: " ")
    if word.hasSuffix(".md") || Disk.kind(of: word) != nil {
      return UsageError(
        "'\(word)' is no command", help: "Say what to do with it: '\(line) check \(ShellWord.quoted(word))'")
    }
    let nearest = NearestWord.match(for: word, in: known).map { "Did you mean '\($0)'?" }
    return UsageError("unknown command '\(word)'", help: nearest ?? "List the commands with '\(line) --help'")
  }

  /// An error of the parser of arguments, as a headline and a help.
  static func usageError(_ error: any Error, of root: any ParsableCommand.Type) -> UsageError {
    let whole = root.fullMessage(for: error)
    var (headline, advice) = sentences(of: root.message(for: error))
    // `The value 'soon' is invalid for '--at <version>': 'soon' is not a version`: the command has said it better.
    if headline.hasPrefix("The value "), let colon = headline.ranges(of: "': ").first {
      headline = String(headline[colon.upperBound...])
    }
    if advice.hasPrefix("Please provide ") {
      advice = UsageError.advice(on: quoted(in: headline).first ?? "", known: offered(in: advice)) ?? ""
    }
    if advice.hasSuffix(".") { advice.removeLast() }
    if advice.isEmpty { advice = explanation(in: whole) ?? seeAlso(in: whole) }
    return UsageError(headline.prefix(1).lowercased() + headline.dropFirst(), help: advice)
  }

  /// The words that the parser offers: in quotes where they are few, else a line each with a hyphen.
  private static func offered(in advice: String) -> [String] {
    let lines = advice.split(separator: "\n").filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
    return lines.isEmpty ? quoted(in: advice) : lines
  }

  private static func quoted(in text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The first sentence without its full stop, and the others.
  private static func sentences(of message: String) -> (first: String, others: String) {
    let end = message.indices.first { index in
      message[index] == "." && message[index...].dropFirst().first == " "
        && message[index...].dropFirst(2).first?.isUppercase == true
    }
    let first = end.map { String(message[..<$0]) } ?? message
    let others = end.map { String(message[$0...].dropFirst(2)) } ?? ""
    return (first.hasSuffix(".") ? String(first.dropLast()) : first, others)
  }

  /// The help on the option that the error is about: `Help:  --scenes <count>  The number of scenes`.
  private static func explanation(in message: String) -> String? {
    guard let line = message.split(separator: "\n").first(where: { $0.hasPrefix("Help:") }) else { return nil }
    return line.dropFirst("Help:".count).ranges(of: "  ").last.map { String(line[$0.upperBound...]) }
  }

  /// `See 'instar check --help'`.
  private static func seeAlso(in message: String) -> String {
    let command = message.ranges(of: "See '").last.map { message[$0.upperBound...].prefix { $0 != "'" } }
    return "See '\(command ?? "instar --help")'"
  }
}

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
