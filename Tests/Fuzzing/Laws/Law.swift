/// What is to hold of any bytes at all; libFuzzer looks for bytes of which it does not.
protocol Law: Sendable {
  /// The law's name on the command line, and of its folders in `Corpus` and `Crashes`.
  static var name: String { get }
  /// What is wrong, a line each; empty where the law holds.
  static func breaches(of bytes: [UInt8]) -> [String]
}
