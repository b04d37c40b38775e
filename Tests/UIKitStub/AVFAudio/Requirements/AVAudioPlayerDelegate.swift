import Foundation

/// `audioPlayerDidFinishPlaying:successfully:`; iOS 2.2, macOS 10.7, tvOS 9.0, watchOS 3.0, visionOS 1.0.
public protocol AVAudioPlayerDelegate_audioPlayerDidFinishPlaying_successfully_: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

/// `audioPlayerDecodeErrorDidOccur:error:`; iOS 2.2, macOS 10.7, tvOS 9.0, watchOS 3.0, visionOS 1.0.
public protocol AVAudioPlayerDelegate_audioPlayerDecodeErrorDidOccur_error_: NSObjectProtocol {
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

/// `audioPlayerBeginInterruption:`; iOS 2.2, tvOS 9.0, watchOS 2.0, visionOS 1.0, deprecated iOS 8.0, deprecated watchOS 2.0, deprecated visionOS 1.0.
public protocol AVAudioPlayerDelegate_audioPlayerBeginInterruption_: NSObjectProtocol {
  func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
}

/// `audioPlayerEndInterruption:withOptions:`; iOS 6.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, deprecated iOS 8.0, deprecated watchOS 2.0, deprecated visionOS 1.0.
public protocol AVAudioPlayerDelegate_audioPlayerEndInterruption_withOptions_: NSObjectProtocol {
  func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

/// `audioPlayerEndInterruption:withFlags:`; iOS 4.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, deprecated iOS 6.0, deprecated watchOS 2.0, deprecated visionOS 1.0.
public protocol AVAudioPlayerDelegate_audioPlayerEndInterruption_withFlags_: NSObjectProtocol {
  func audioPlayerEndInterruption(_ player: AVAudioPlayer, withFlags flags: Int)
}

/// `audioPlayerEndInterruption:`; iOS 2.2, tvOS 9.0, watchOS 2.0, visionOS 1.0, deprecated iOS 6.0, deprecated watchOS 2.0, deprecated visionOS 1.0.
public protocol AVAudioPlayerDelegate_audioPlayerEndInterruption_: NSObjectProtocol {
  func audioPlayerEndInterruption(_ player: AVAudioPlayer)
}
