/// The version of Instar, stated only here.
enum InstarVersion {
  /// As `instar --version` prints it.
  static let current = "0.1.0"
}
