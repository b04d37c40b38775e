import ArgumentParser
import Diagnostics
import Text

/// An invalid command line; ends the command with exit code 64.
struct UsageError: Error, Hashable {
  /// The headline: the problem, without a full stop.
  let message: String
  /// Lines that show the problem, such as a text with carets under a place in it; empty for none.
  let detail: [String]
  /// An imperative or a question that suggests a correction.
  let help: String?

  /// Creates a usage error.
  init(_ message: String, detail: [String] = [], help: String? = nil) {
    self.message = message
    self.detail = detail
    self.help = help
  }

  /// A problem at a place in a text of the command line: offsets in its UTF-8.
  static func wrong(_ message: String, in text: String, at place: Range<Int>, help: String?) -> UsageError {
    let bytes = Array(text.utf8)
    let widths = [0..<place.lowerBound, place].map { range in
      String(decoding: bytes[range], as: UTF8.self).terminalSafe.displayWidth
    }
    let carets = String(repeating: " ", count: widths[0]) + String(repeating: "^", count: max(1, widths[1]))
    return UsageError(message, detail: [text, carets], help: help)
  }

  /// An unknown word in the place of one of a list; the help suggests the nearest, or all.
  static func unknown(_ kind: String, _ word: String, known: [String]) -> UsageError {
    UsageError("unknown \(kind) '\(word)'", help: advice(on: word, known: known))
  }

  /// The help on a word that is not in a list: the nearest of it, and all; `nil` for an empty list.
  static func advice(on word: String, known: [String]) -> String? {
    guard !known.isEmpty else { return nil }
    let nearest = NearestWord.match(for: word, in: known).map { "Did you mean '\($0)'? " }
    return (nearest ?? "") + "Known: " + known.map { "'\($0)'" }.joined(separator: ", ")
  }
}

/// The problems of a file that a command cannot do without; they are printed, and the command ends with exit code 2.
struct DiagnosticsError: Error {
  /// The problems; at least one.
  let diagnostics: FileDiagnostics

  /// Takes the problems of a file.
  init(_ diagnostics: FileDiagnostics) {
    self.diagnostics = diagnostics
  }
}

extension ExitCode {
  /// There are diagnostics or changes at or above the threshold, or a file was kept.
  static let diagnostics = ExitCode(1)
  /// Something could not be read, written or run.
  static let unreadable = ExitCode(2)
}

/// Something that could not be read, written or run; ends the command with exit code 2.
struct Failure: Error, Hashable {
  /// The headline: the problem with the name of the file, without a full stop.
  let message: String
  /// Lines that show the problem, such as a text with carets under a place in it; empty for none.
  let detail: [String]
  /// An imperative that the reader can follow.
  let help: String?

  init(_ message: String, detail: [String] = [], help: String? = nil) {
    self.message = message
    self.detail = detail
    self.help = help
  }
}

/// Several things that could not be read, written or run.
struct Failures: Error, Hashable {
  /// Each of them, in the order in which they came up; at least one.
  let all: [Failure]

  /// Collects failures.
  init(_ all: [Failure]) {
    self.all = all
  }
}

/// The formats of diagnostics that a command prints before it does its work.
enum MessageFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people: the line with carets.
  case text
  /// For a build phase of Xcode: lines as a compiler prints them.
  case xcode
}

/// The command line as it was typed.
enum TypedLine {
  /// Returns `true` where an option was typed: `-o dir`, `-odir`, `--output dir` or `--output=dir`.
  static func hasOption(_ short: String, _ long: String) -> Bool {
    CommandLine.arguments.contains { $0.hasPrefix(short) || $0 == long || $0.hasPrefix(long + "=") }
  }

  /// The line without one word and with some more.
  static func text(without word: String, adding more: [String]) -> String {
    let words = CommandLine.arguments.dropFirst().filter { $0 != word } + more
    return text(of: Array(words))
  }

  /// The line of another command with the same files: `instar log check uikit-scenes app.log`.
  static func text(of words: [String]) -> String { (["instar"] + words.map(quoted)).joined(separator: " ") }

  /// A word as one types it: the hyphens of an option need no quotes.
  private static func quoted(_ word: String) -> String {
    let name = word.drop { $0 == "-" }
    return name.isEmpty ? word : word.prefix(word.count - name.count) + ShellWord.quoted(String(name))
  }
}
