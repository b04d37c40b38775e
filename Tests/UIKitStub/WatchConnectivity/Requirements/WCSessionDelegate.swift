import Foundation

/// `session:activationDidCompleteWithState:error:`; iOS 9.3, watchOS 2.2, visionOS 1.0.
public protocol WCSessionDelegate_session_activationDidCompleteWithState_error_: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
}

/// `sessionDidBecomeInactive:`; iOS 9.3, visionOS 1.0.
public protocol WCSessionDelegate_sessionDidBecomeInactive_: NSObjectProtocol {
  func sessionDidBecomeInactive(_ session: WCSession)
}

/// `sessionDidDeactivate:`; iOS 9.3, visionOS 1.0.
public protocol WCSessionDelegate_sessionDidDeactivate_: NSObjectProtocol {
  func sessionDidDeactivate(_ session: WCSession)
}

/// `sessionWatchStateDidChange:`; iOS 9.0, visionOS 1.0.
public protocol WCSessionDelegate_sessionWatchStateDidChange_: NSObjectProtocol {
  func sessionWatchStateDidChange(_ session: WCSession)
}

/// `sessionReachabilityDidChange:`; iOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol WCSessionDelegate_sessionReachabilityDidChange_: NSObjectProtocol {
  func sessionReachabilityDidChange(_ session: WCSession)
}

/// `sessionCompanionAppInstalledDidChange:`; watchOS 6.0.
public protocol WCSessionDelegate_sessionCompanionAppInstalledDidChange_: NSObjectProtocol {
  func sessionCompanionAppInstalledDidChange(_ session: WCSession)
}

/// `session:didReceiveMessage:`; iOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol WCSessionDelegate_session_didReceiveMessage_: NSObjectProtocol {
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
}

/// `session:didReceiveMessage:replyHandler:`; iOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol WCSessionDelegate_session_didReceiveMessage_replyHandler_: NSObjectProtocol {
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
}

/// `session:didReceiveMessageData:`; iOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol WCSessionDelegate_session_didReceiveMessageData_: NSObjectProtocol {
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
}

/// `session:didReceiveMessageData:replyHandler:`; iOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol WCSessionDelegate_session_didReceiveMessageData_replyHandler_: NSObjectProtocol {
  func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
}

/// `session:didReceiveApplicationContext:`; iOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol WCSessionDelegate_session_didReceiveApplicationContext_: NSObjectProtocol {
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
}

/// `session:didReceiveUserInfo:`; iOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol WCSessionDelegate_session_didReceiveUserInfo_: NSObjectProtocol {
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

/// `session:didFinishUserInfoTransfer:error:`; iOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol WCSessionDelegate_session_didFinishUserInfoTransfer_error_: NSObjectProtocol {
  func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
}

/// `session:didReceiveFile:`; iOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol WCSessionDelegate_session_didReceiveFile_: NSObjectProtocol {
  func session(_ session: WCSession, didReceive file: WCSessionFile)
}

/// `session:didFinishFileTransfer:error:`; iOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol WCSessionDelegate_session_didFinishFileTransfer_error_: NSObjectProtocol {
  func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}
