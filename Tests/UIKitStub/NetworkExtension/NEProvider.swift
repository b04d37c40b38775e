@_exported import Foundation

/// Runs network traffic in an extension; its subclasses are made by the system.
open class NEProvider: NSObject {
  /// The device is about to sleep. `sleepWithCompletionHandler:`; iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0.
  open func sleep(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
  /// The device is awake again. `wake`; iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0.
  open func wake() {}
}

/// Runs a tunnel of packets.
open class NEPacketTunnelProvider: NETunnelProvider {
  /// Starts the tunnel. `startTunnelWithOptions:completionHandler:`; iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0.
  open func startTunnel(
    options: [String: NSObject]? = nil, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {}
  /// Stops the tunnel. `stopTunnelWithReason:completionHandler:`; iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0.
  open func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping @Sendable () -> Void) {}
  /// Ends the tunnel from inside.
  open func cancelTunnelWithError(_ error: (any Error)?) {}
}

/// Runs a tunnel.
open class NETunnelProvider: NEProvider {}

/// Why a tunnel is stopped.
public enum NEProviderStopReason: Int, Sendable {
  /// For no reason that is known.
  case none = 0
  /// By the user.
  case userInitiated
}
