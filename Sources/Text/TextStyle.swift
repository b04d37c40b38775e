/// A style of a part of a message on a terminal.
package enum TextStyle: Hashable, Sendable, CaseIterable {
  /// The name and carets of an error.
  case error
  /// The name and carets of a warning.
  case warning
  /// The name and carets of a note.
  case note
  /// The name of a suggestion.
  case help
  /// Line numbers and arrows.
  case gutter
  /// A headline.
  case strong
  /// Less important text; its wording shows that too.
  case quiet

  /// The text between the escape sequences that begin and end the style.
  package func applied(to text: String) -> String {
    text.isEmpty ? text : "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }

  /// The escape sequences of all styles.
  static let sequences = (["0"] + allCases.map(\.parameters)).map { Array("\u{1B}[\($0)m".unicodeScalars) }

  /// The parameters of "Select Graphic Rendition" (ECMA-48): of the sixteen colours that every terminal's theme sets.
  private var parameters: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .help: "1;32"
    case .gutter: "34"
    case .strong: "1"
    case .quiet: "2"
    }
  }
}
