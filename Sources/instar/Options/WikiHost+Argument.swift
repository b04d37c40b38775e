import ArgumentParser
import Reports

extension WikiHost: ExpressibleByArgument {
  /// Reads the name of a wiki's host.
  public init?(argument: String) {
    guard let host = WikiHost(rawValue: argument), WikiHost.wikis.contains(host) else { return nil }
    self = host
  }

  /// The names.
  public static var allValueStrings: [String] { WikiHost.wikis.map(\.rawValue) }
}
