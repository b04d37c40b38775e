import AVFoundation
import CoreMedia
import Foundation
import UIKit

/// `pictureInPictureControllerWillStartPictureInPicture:`; iOS 9.0, macOS 10.15, tvOS 14.0, visionOS 1.0.
public protocol AVPictureInPictureControllerDelegate_pictureInPictureControllerWillStartPictureInPicture_:
  NSObjectProtocol
{
  func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
}

/// `pictureInPictureControllerDidStartPictureInPicture:`; iOS 9.0, macOS 10.15, tvOS 14.0, visionOS 1.0.
public protocol AVPictureInPictureControllerDelegate_pictureInPictureControllerDidStartPictureInPicture_:
  NSObjectProtocol
{
  func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
}

/// `pictureInPictureController:failedToStartPictureInPictureWithError:`; iOS 9.0, macOS 10.15, tvOS 14.0, visionOS 1.0.
public protocol AVPictureInPictureControllerDelegate_pictureInPictureController_failedToStartPictureInPictureWithError_:
  NSObjectProtocol
{
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
}

/// `pictureInPictureControllerWillStopPictureInPicture:`; iOS 9.0, macOS 10.15, tvOS 14.0, visionOS 1.0.
public protocol AVPictureInPictureControllerDelegate_pictureInPictureControllerWillStopPictureInPicture_:
  NSObjectProtocol
{
  func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
}

/// `pictureInPictureControllerDidStopPictureInPicture:`; iOS 9.0, macOS 10.15, tvOS 14.0, visionOS 1.0.
public protocol AVPictureInPictureControllerDelegate_pictureInPictureControllerDidStopPictureInPicture_:
  NSObjectProtocol
{
  func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
}

/// `pictureInPictureController:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:`; iOS 9.0, macOS 10.15, tvOS 14.0, visionOS 1.0.
public protocol
  AVPictureInPictureControllerDelegate_pictureInPictureController_restoreUserInterfaceForPictureInPictureStopWithCompletionHandler_:
    NSObjectProtocol
{
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}
