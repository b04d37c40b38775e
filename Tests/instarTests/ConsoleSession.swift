import Foundation

/// A terminal session in a document: commands after `$`, and below each the output that the document shows.
struct ConsoleSession {
  /// One command with the output that the document shows.
  struct Command: Hashable, Sendable {
    /// The line of shell.
    let line: String
    /// The lines shown; `…` means any number of lines, at a line's end any text.
    var shown: [String]

    /// Returns `true` for an output that equals the one shown.
    func matches(_ output: String) -> Bool {
      var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return Self.matches(lines[...], shown[...])
    }

    private static func matches(_ lines: ArraySlice<String>, _ shown: ArraySlice<String>) -> Bool {
      guard let first = shown.first else { return lines.isEmpty }
      if first == "…" {
        return (lines.startIndex...lines.endIndex).contains { matches(lines[$0...], shown.dropFirst()) }
      }
      guard let line = lines.first else { return false }
      let isSame = first.hasSuffix("…") ? line.hasPrefix(first.dropLast()) : line == first
      return isSame && matches(lines.dropFirst(), shown.dropFirst())
    }
  }

  /// The commands in order.
  private(set) var commands: [Command] = []
  /// The files that the document shows, each below a comment with its name.
  private(set) var files: [String: String] = [:]

  /// Reads a Markdown document's `console` blocks, and the blocks below `<!-- name -->`.
  init(document: String) {
    var block: (language: String, name: String?, lines: [String])?
    var name: String?
    for line in document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let open = block {
        if line == "```" {
          take(open.lines, language: open.language, name: open.name)
          block = nil
        } else {
          block?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        block = (String(line.dropFirst(3)), name, [])
        name = nil
      } else {
        name = line.hasPrefix("<!-- ") ? String(line.dropFirst(5).dropLast(4)) : nil
      }
    }
  }

  private mutating func take(_ lines: [String], language: String, name: String?) {
    if let name { files[name] = lines.map { $0 + "\n" }.joined() }
    guard language == "console" else { return }
    for line in lines {
      if line.hasPrefix("$ ") {
        commands.append(Command(line: String(line.dropFirst(2)), shown: []))
      } else {
        commands[commands.count - 1].shown.append(line)
      }
    }
  }
}
