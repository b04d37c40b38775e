/// How a part of a message looks on a terminal.
package enum TextStyle: Hashable, Sendable {
  /// An error's name and carets.
  case error
  /// A warning's name and carets.
  case warning
  /// A note's name and carets.
  case note
  /// A suggestion's name.
  case help
  /// Line numbers and arrows.
  case gutter
  /// A headline.
  case strong
  /// What matters less; words say so too.
  case quiet

  /// The text between the escape sequences that turn the style on and off.
  package func applied(to text: String) -> String {
    text.isEmpty ? text : "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }

  /// Parameters of "Select Graphic Rendition" (ECMA-48): the sixteen colours that every terminal's theme sets.
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
