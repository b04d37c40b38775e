@_exported import AVFoundation
import UIKit

/// Shows what is played above other apps.
open class AVPictureInPictureController: NSObject {
  /// The object that receives the controller's callbacks.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?

  /// A controller of nothing.
  public override init() {}
  /// A controller of a layer.
  public convenience init?(playerLayer: AVPlayerLayer) { self.init() }
  /// Begins.
  open func startPictureInPicture() {}
  /// Ends.
  open func stopPictureInPicture() {}
}

/// A Picture in Picture controller's delegate; its requirements are all optional.
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}

/// Shows a player and its controls.
@MainActor open class AVPlayerViewController: UIViewController {
  /// The object that receives the controller's callbacks.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// The player.
  open var player: AVPlayer?
}

/// A player view controller's delegate; its requirements are all optional.
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// Animates beside a change of the controls.
@MainActor public protocol AVPlayerViewControllerAnimationCoordinator: NSObjectProtocol {}

/// A part of a film that isn't the film.
open class AVInterstitialTimeRange: NSObject {}

/// What to see next.
open class AVContentProposal: NSObject {}
