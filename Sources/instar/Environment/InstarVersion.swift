/// The version of Instar: the one place that says it.
enum InstarVersion {
  /// As `instar --version` prints it.
  static let current = "0.1.0"
}
