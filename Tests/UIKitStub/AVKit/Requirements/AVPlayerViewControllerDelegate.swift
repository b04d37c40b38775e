import AVFoundation
import CoreMedia
import Foundation
import UIKit

/// `playerViewController:willBeginFullScreenPresentationWithAnimationCoordinator:`; iOS 12.0, visionOS 1.0.
public protocol
  AVPlayerViewControllerDelegate_playerViewController_willBeginFullScreenPresentationWithAnimationCoordinator_:
    NSObjectProtocol
{
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
}

/// `playerViewController:willEndFullScreenPresentationWithAnimationCoordinator:`; iOS 12.0, visionOS 1.0.
public protocol
  AVPlayerViewControllerDelegate_playerViewController_willEndFullScreenPresentationWithAnimationCoordinator_:
    NSObjectProtocol
{
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
}

/// `playerViewController:restoreUserInterfaceForFullScreenExitWithCompletionHandler:`; iOS 15.0, visionOS 1.0.
public protocol
  AVPlayerViewControllerDelegate_playerViewController_restoreUserInterfaceForFullScreenExitWithCompletionHandler_:
    NSObjectProtocol
{
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForFullScreenExitWithCompletionHandler completionHandler: @escaping @Sendable (Bool) -> Void)
}

/// `playerViewControllerWillStartPictureInPicture:`; iOS 9.0, tvOS 14.0, visionOS 1.0.
public protocol AVPlayerViewControllerDelegate_playerViewControllerWillStartPictureInPicture_: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
}

/// `playerViewControllerDidStartPictureInPicture:`; iOS 9.0, tvOS 14.0, visionOS 1.0.
public protocol AVPlayerViewControllerDelegate_playerViewControllerDidStartPictureInPicture_: NSObjectProtocol {
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
}

/// `playerViewController:failedToStartPictureInPictureWithError:`; iOS 9.0, tvOS 14.0, visionOS 1.0.
public protocol AVPlayerViewControllerDelegate_playerViewController_failedToStartPictureInPictureWithError_:
  NSObjectProtocol
{
  func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
}

/// `playerViewControllerWillStopPictureInPicture:`; iOS 9.0, tvOS 14.0, visionOS 1.0.
public protocol AVPlayerViewControllerDelegate_playerViewControllerWillStopPictureInPicture_: NSObjectProtocol {
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

/// `playerViewControllerDidStopPictureInPicture:`; iOS 9.0, tvOS 14.0, visionOS 1.0.
public protocol AVPlayerViewControllerDelegate_playerViewControllerDidStopPictureInPicture_: NSObjectProtocol {
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

/// `playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart:`; iOS 9.0, tvOS 14.0, visionOS 1.0.
public protocol AVPlayerViewControllerDelegate_playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart_:
  NSObjectProtocol
{
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
}

/// `playerViewController:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:`; iOS 9.0, tvOS 14.0, visionOS 1.0.
public protocol
  AVPlayerViewControllerDelegate_playerViewController_restoreUserInterfaceForPictureInPictureStopWithCompletionHandler_:
    NSObjectProtocol
{
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping @Sendable (Bool) -> Void)
}

/// `playerViewController:willPresentInterstitialTimeRange:`; iOS 16.0, tvOS 9.0, visionOS 1.0.
public protocol AVPlayerViewControllerDelegate_playerViewController_willPresentInterstitialTimeRange_: NSObjectProtocol
{
  func playerViewController(
    _ playerViewController: AVPlayerViewController, willPresent interstitial: AVInterstitialTimeRange)
}

/// `playerViewController:didPresentInterstitialTimeRange:`; iOS 16.0, tvOS 9.0, visionOS 1.0.
public protocol AVPlayerViewControllerDelegate_playerViewController_didPresentInterstitialTimeRange_: NSObjectProtocol {
  func playerViewController(
    _ playerViewController: AVPlayerViewController, didPresent interstitial: AVInterstitialTimeRange)
}

/// `playerViewControllerShouldDismiss:`; tvOS 11.0.
public protocol AVPlayerViewControllerDelegate_playerViewControllerShouldDismiss_: NSObjectProtocol {
  func playerViewControllerShouldDismiss(_ playerViewController: AVPlayerViewController) -> Bool
}

/// `playerViewControllerWillBeginDismissalTransition:`; tvOS 11.0.
public protocol AVPlayerViewControllerDelegate_playerViewControllerWillBeginDismissalTransition_: NSObjectProtocol {
  func playerViewControllerWillBeginDismissalTransition(_ playerViewController: AVPlayerViewController)
}

/// `playerViewControllerDidEndDismissalTransition:`; tvOS 11.0.
public protocol AVPlayerViewControllerDelegate_playerViewControllerDidEndDismissalTransition_: NSObjectProtocol {
  func playerViewControllerDidEndDismissalTransition(_ playerViewController: AVPlayerViewController)
}

/// `playerViewController:timeToSeekAfterUserNavigatedFromTime:toTime:`; tvOS 10.0.
public protocol AVPlayerViewControllerDelegate_playerViewController_timeToSeekAfterUserNavigatedFromTime_toTime_:
  NSObjectProtocol
{
  func playerViewController(
    _ playerViewController: AVPlayerViewController, timeToSeekAfterUserNavigatedFrom oldTime: CMTime,
    to targetTime: CMTime
  ) -> CMTime
}

/// `playerViewController:willResumePlaybackAfterUserNavigatedFromTime:toTime:`; tvOS 9.0.
public protocol
  AVPlayerViewControllerDelegate_playerViewController_willResumePlaybackAfterUserNavigatedFromTime_toTime_:
    NSObjectProtocol
{
  func playerViewController(
    _ playerViewController: AVPlayerViewController, willResumePlaybackAfterUserNavigatedFrom oldTime: CMTime,
    to targetTime: CMTime)
}

/// `skipToNextItemForPlayerViewController:`; tvOS 10.0.
public protocol AVPlayerViewControllerDelegate_skipToNextItemForPlayerViewController_: NSObjectProtocol {
  func skipToNextItem(for playerViewController: AVPlayerViewController)
}

/// `skipToPreviousItemForPlayerViewController:`; tvOS 10.0.
public protocol AVPlayerViewControllerDelegate_skipToPreviousItemForPlayerViewController_: NSObjectProtocol {
  func skipToPreviousItem(for playerViewController: AVPlayerViewController)
}

/// `playerViewController:shouldPresentContentProposal:`; tvOS 10.0.
public protocol AVPlayerViewControllerDelegate_playerViewController_shouldPresentContentProposal_: NSObjectProtocol {
  func playerViewController(_ playerViewController: AVPlayerViewController, shouldPresent proposal: AVContentProposal)
    -> Bool
}

/// `playerViewController:didAcceptContentProposal:`; tvOS 10.0.
public protocol AVPlayerViewControllerDelegate_playerViewController_didAcceptContentProposal_: NSObjectProtocol {
  func playerViewController(_ playerViewController: AVPlayerViewController, didAccept proposal: AVContentProposal)
}

/// `playerViewController:didRejectContentProposal:`; tvOS 10.0.
public protocol AVPlayerViewControllerDelegate_playerViewController_didRejectContentProposal_: NSObjectProtocol {
  func playerViewController(_ playerViewController: AVPlayerViewController, didReject proposal: AVContentProposal)
}

/// `playerViewController:didSelectMediaSelectionOption:inMediaSelectionGroup:`; tvOS 9.0.
public protocol
  AVPlayerViewControllerDelegate_playerViewController_didSelectMediaSelectionOption_inMediaSelectionGroup_:
    NSObjectProtocol
{
  func playerViewController(
    _ playerViewController: AVPlayerViewController, didSelect mediaSelectionOption: AVMediaSelectionOption?,
    in mediaSelectionGroup: AVMediaSelectionGroup)
}

/// `playerViewController:willTransitionToVisibilityOfTransportBar:withAnimationCoordinator:`; tvOS 11.0.
public protocol
  AVPlayerViewControllerDelegate_playerViewController_willTransitionToVisibilityOfTransportBar_withAnimationCoordinator_:
    NSObjectProtocol
{
  func playerViewController(
    _ playerViewController: AVPlayerViewController, willTransitionToVisibilityOfTransportBar visible: Bool,
    with coordinator: any AVPlayerViewControllerAnimationCoordinator)
}

/// `playerViewController:skipToNextChannel:`; tvOS 13.0.
public protocol AVPlayerViewControllerDelegate_playerViewController_skipToNextChannel_: NSObjectProtocol {
  func playerViewController(
    _ playerViewController: AVPlayerViewController, skipToNextChannel completion: @escaping @Sendable (Bool) -> Void)
}

/// `playerViewController:skipToPreviousChannel:`; tvOS 13.0.
public protocol AVPlayerViewControllerDelegate_playerViewController_skipToPreviousChannel_: NSObjectProtocol {
  func playerViewController(
    _ playerViewController: AVPlayerViewController, skipToPreviousChannel completion: @escaping @Sendable (Bool) -> Void
  )
}

/// `nextChannelInterstitialViewControllerForPlayerViewController:`; tvOS 13.0.
public protocol AVPlayerViewControllerDelegate_nextChannelInterstitialViewControllerForPlayerViewController_:
  NSObjectProtocol
{
  func nextChannelInterstitialViewController(for playerViewController: AVPlayerViewController) -> UIViewController
}

/// `previousChannelInterstitialViewControllerForPlayerViewController:`; tvOS 13.0.
public protocol AVPlayerViewControllerDelegate_previousChannelInterstitialViewControllerForPlayerViewController_:
  NSObjectProtocol
{
  func previousChannelInterstitialViewController(for playerViewController: AVPlayerViewController) -> UIViewController
}
