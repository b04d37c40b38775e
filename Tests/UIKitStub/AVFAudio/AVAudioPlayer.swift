@_exported import Foundation

/// Plays a sound.
open class AVAudioPlayer: NSObject {
  /// The object that receives the player's callbacks.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// A player of nothing.
  public override init() {}
  /// A player of a file.
  public convenience init(contentsOf url: URL) throws { self.init() }
  /// Plays.
  @discardableResult open func play() -> Bool { true }
  /// Stops, to go on later.
  open func pause() {}
  /// Stops.
  open func stop() {}
}

/// A player's delegate; its requirements are all optional. The protocol belongs to no actor before the SDK of iOS 27.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {}

/// Records sound.
open class AVAudioRecorder: NSObject {
  /// The object that receives the recorder's callbacks.
  open weak var delegate: (any AVAudioRecorderDelegate)?

  /// A recorder into nothing.
  public override init() {}
  /// A recorder into a file.
  public convenience init(url: URL, settings: [String: Any]) throws { self.init() }
  /// Records.
  @discardableResult open func record() -> Bool { true }
  /// Stops.
  open func stop() {}
}

/// A recorder's delegate; its requirements are all optional.
public protocol AVAudioRecorderDelegate: NSObjectProtocol, Sendable {}

/// What an app does with sound.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let stubSession = AVAudioSession()

  /// The session of the app.
  open class func sharedInstance() -> AVAudioSession { stubSession }
}
