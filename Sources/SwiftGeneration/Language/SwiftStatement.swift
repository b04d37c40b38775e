import Text

/// Statements in the layout of swift-format.
enum SwiftStatement {
  /// The columns of a line.
  private static let width = 100

  /// A call: on one line where it fits, else with its arguments on as few lines below as they need.
  ///
  /// `indent` is the lines' later indentation in columns, `step` the additional one of those below the first.
  static func call(_ function: String, _ arguments: [String], indent: Int, step: Int = 2) -> [String] {
    let line = "\(function)(\(arguments.joined(separator: ", ")))"
    guard line.displayWidth + indent > width else { return [line] }
    let items = arguments.dropLast().map { $0 + "," } + arguments.suffix(1).map { $0 + ")" }
    return ["\(function)("] + String.lines(of: items, width: width - indent - step).map { "  " + $0 }
  }
}
