import Testing

extension Tag {
  /// Asks another program what it makes of our output; skipped where the program is missing.
  @Tag package static var judge: Self
  /// Takes more than a few seconds.
  @Tag package static var slow: Self
}
