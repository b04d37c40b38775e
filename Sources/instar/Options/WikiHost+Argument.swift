import ArgumentParser
import LifecycleEmitters

extension WikiHost: ExpressibleByArgument {
  public init?(argument: String) {
    guard let host = WikiHost(rawValue: argument), WikiHost.wikis.contains(host) else { return nil }
    self = host
  }

  public static var allValueStrings: [String] { WikiHost.wikis.map(\.rawValue) }
}
