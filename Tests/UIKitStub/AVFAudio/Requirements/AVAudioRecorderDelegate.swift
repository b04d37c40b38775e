import Foundation

/// `audioRecorderDidFinishRecording:successfully:`; iOS 3.0, macOS 10.7, tvOS 17.0, watchOS 4.0, visionOS 1.0.
public protocol AVAudioRecorderDelegate_audioRecorderDidFinishRecording_successfully_: NSObjectProtocol, Sendable {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}

/// `audioRecorderEncodeErrorDidOccur:error:`; iOS 3.0, macOS 10.7, tvOS 17.0, watchOS 4.0, visionOS 1.0.
public protocol AVAudioRecorderDelegate_audioRecorderEncodeErrorDidOccur_error_: NSObjectProtocol, Sendable {
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

/// `audioRecorderBeginInterruption:`; iOS 2.2, watchOS 2.0, visionOS 1.0, deprecated iOS 8.0, deprecated watchOS 2.0, deprecated visionOS 1.0.
public protocol AVAudioRecorderDelegate_audioRecorderBeginInterruption_: NSObjectProtocol, Sendable {
  func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder)
}

/// `audioRecorderEndInterruption:withOptions:`; iOS 6.0, watchOS 2.0, visionOS 1.0, deprecated iOS 8.0, deprecated watchOS 2.0, deprecated visionOS 1.0.
public protocol AVAudioRecorderDelegate_audioRecorderEndInterruption_withOptions_: NSObjectProtocol, Sendable {
  func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, withOptions flags: Int)
}

/// `audioRecorderEndInterruption:withFlags:`; iOS 4.0, watchOS 2.0, visionOS 1.0, deprecated iOS 6.0, deprecated watchOS 2.0, deprecated visionOS 1.0.
public protocol AVAudioRecorderDelegate_audioRecorderEndInterruption_withFlags_: NSObjectProtocol, Sendable {
  func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, withFlags flags: Int)
}

/// `audioRecorderEndInterruption:`; iOS 2.2, watchOS 2.0, visionOS 1.0, deprecated iOS 6.0, deprecated watchOS 2.0, deprecated visionOS 1.0.
public protocol AVAudioRecorderDelegate_audioRecorderEndInterruption_: NSObjectProtocol, Sendable {
  func audioRecorderEndInterruption(_ recorder: AVAudioRecorder)
}
