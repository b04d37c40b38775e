@_exported import AVFAudio
@_exported import CoreMedia

/// Plays media.
@MainActor open class AVPlayer: NSObject {
  /// Plays.
  open func play() {}
}

/// A layer that shows what is played.
open class AVPlayerLayer: NSObject {}

/// A choice of a language or of subtitles.
open class AVMediaSelectionOption: NSObject {}

/// Choices of which one holds.
open class AVMediaSelectionGroup: NSObject {}
