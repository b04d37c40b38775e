import Foundation

/// `session:peer:didChangeState:`; iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, deprecated iOS 27.0, deprecated macOS 27.0, deprecated tvOS 27.0, deprecated visionOS 27.0.
public protocol MCSessionDelegate_session_peer_didChangeState_: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
}

/// `session:didReceiveData:fromPeer:`; iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, deprecated iOS 27.0, deprecated macOS 27.0, deprecated tvOS 27.0, deprecated visionOS 27.0.
public protocol MCSessionDelegate_session_didReceiveData_fromPeer_: NSObjectProtocol {
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
}

/// `session:didReceiveStream:withName:fromPeer:`; iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, deprecated iOS 27.0, deprecated macOS 27.0, deprecated tvOS 27.0, deprecated visionOS 27.0.
public protocol MCSessionDelegate_session_didReceiveStream_withName_fromPeer_: NSObjectProtocol {
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
}

/// `session:didStartReceivingResourceWithName:fromPeer:withProgress:`; iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, deprecated iOS 27.0, deprecated macOS 27.0, deprecated tvOS 27.0, deprecated visionOS 27.0.
public protocol MCSessionDelegate_session_didStartReceivingResourceWithName_fromPeer_withProgress_: NSObjectProtocol {
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
}

/// `session:didFinishReceivingResourceWithName:fromPeer:atURL:withError:`; iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, deprecated iOS 27.0, deprecated macOS 27.0, deprecated tvOS 27.0, deprecated visionOS 27.0.
public protocol MCSessionDelegate_session_didFinishReceivingResourceWithName_fromPeer_atURL_withError_: NSObjectProtocol
{
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
}

/// `session:didReceiveCertificate:fromPeer:certificateHandler:`; iOS 7.0, macOS 10.10, tvOS 10.0, visionOS 1.0, deprecated iOS 27.0, deprecated macOS 27.0, deprecated tvOS 27.0, deprecated visionOS 27.0.
public protocol MCSessionDelegate_session_didReceiveCertificate_fromPeer_certificateHandler_: NSObjectProtocol {
  func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void)
}
