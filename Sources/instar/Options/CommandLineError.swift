import ArgumentParser
import Text

/// What is wrong with a command line that cannot be parsed, in the look of all other errors.
enum CommandLineError {
  /// The error of a first word that is no command; `nil` where there is none.
  static func unknownCommand(in arguments: [String]) -> UsageError? {
    let path = CommandPath(arguments)
    guard let (word, known) = path.unknown else { return nil }
    let line = (["instar"] + path.words).joined(separator: " ")
    if word.hasSuffix(".md") || Disk.kind(of: word) != nil {
      return UsageError(
        "'\(word)' is no command", help: "Say what to do with it: '\(line) check \(ShellWord.quoted(word))'")
    }
    let nearest = NearestWord.match(for: word, in: known).map { "Did you mean '\($0)'?" }
    return UsageError("unknown command '\(word)'", help: nearest ?? "List the commands with '\(line) --help'")
  }

  /// What the parser of arguments says of an error, as a headline and a help.
  static func usageError(_ error: any Error) -> UsageError {
    let whole = Instar.fullMessage(for: error)
    var (headline, advice) = sentences(of: Instar.message(for: error))
    // `The value 'soon' is invalid for '--at <version>': 'soon' is not a version`: the command has said it better.
    if headline.hasPrefix("The value "), let colon = headline.ranges(of: "': ").first {
      headline = String(headline[colon.upperBound...])
    }
    if advice.hasPrefix("Please provide ") {
      let words = { (text: String) in text.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) } }
      let known = words(advice)
      let nearest = words(headline).first.flatMap { NearestWord.match(for: $0, in: known) }.map { "Did you mean '\($0)'? " }
      advice = (nearest ?? "") + "Known: " + known.map { "'\($0)'" }.joined(separator: ", ")
    }
    if advice.hasSuffix(".") { advice.removeLast() }
    if advice.isEmpty { advice = explanation(in: whole) ?? seeAlso(in: whole) }
    return UsageError(headline.prefix(1).lowercased() + headline.dropFirst(), help: advice)
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

  /// What the help says of the option that the error is about: `Help:  --scenes <count>  The number of scenes`.
  private static func explanation(in message: String) -> String? {
    let line = message.split(separator: "\n").first { $0.hasPrefix("Help:") }
    return line?.dropFirst("Help:".count).ranges(of: "  ").last.map { String(line![$0.upperBound...]) }
  }

  /// `See 'instar check --help'`.
  private static func seeAlso(in message: String) -> String {
    let command = message.ranges(of: "See '").last.map { message[$0.upperBound...].prefix { $0 != "'" } }
    return "See '\(command ?? "instar --help")'"
  }
}
