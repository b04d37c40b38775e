import ArgumentParser

/// The formats of diagnostics that a command prints before it does its work.
enum MessageFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people: the line with carets.
  case text
  /// For a build phase of Xcode: lines as a compiler prints them.
  case xcode
}
