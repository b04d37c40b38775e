import ArgumentParser

/// The values of `--color`.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal, unless the environment has NO_COLOR.
  case auto
  /// Always.
  case always
  /// Never.
  case never
}
