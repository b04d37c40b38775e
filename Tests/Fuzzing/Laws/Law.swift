/// A property that must hold for any bytes; libFuzzer looks for bytes for which it does not.
protocol Law: Sendable {
  /// The law's name on the command line, and of its folders in `Corpus` and `Crashes`.
  static var name: String { get }
  /// The violations, a line each; empty if the law holds.
  static func violations(of bytes: [UInt8]) -> [String]
}
