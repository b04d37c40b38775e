@_exported import Foundation

/// Devices that talk to each other.
open class MCSession: NSObject {
  /// The object that receives the session's callbacks.
  open weak var delegate: (any MCSessionDelegate)?

  /// A session of a device.
  public init(peer myPeerID: MCPeerID) {}
}

/// A session's delegate; its other requirement is optional.
public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
}

/// A device.
open class MCPeerID: NSObject {
  /// The name shown to users.
  public let displayName: String

  /// A device of a name.
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}

/// How near a device is.
public enum MCSessionState: Int, Sendable {
  /// Not connected.
  case notConnected
  /// On the way.
  case connecting
  /// Connected.
  case connected
}
