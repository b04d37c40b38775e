#define SINCE(version) __attribute__((availability(macos, introduced=version)))
#define OLD(version, end, words) __attribute__((availability(macos, introduced=version, deprecated=end, message=words)))
#define ON_MAIN_ACTOR __attribute__((swift_attr("@MainActor")))
#define NOT_ISOLATED __attribute__((swift_attr("nonisolated")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))

@class RadioStation;

/// Tells what a radio plays.
///
/// All calls come on the main thread.
ON_MAIN_ACTOR SINCE(10.15)
@protocol RadioDelegate
/// Tells that the radio plays a station.
- (void)radioDidTuneToStation:(nonnull RadioStation *)station __attribute__((swift_name("radioDidTune(to:)")));
@optional
- (void)radioDidLoseSignal SINCE(11.0);
- (int)radioPlays:(nonnull RadioStation *)station withVolume:(int)volume OLD(10.15, 12.0, "Use radioDidTune(to:)");
- (void)radioWantsStationWithCompletionHandler:(void (^_Nonnull)(RadioStation * _Nullable))completionHandler;
- (void)radioDidScan:(int)count __attribute__((availability(macos, introduced=11.0, deprecated=100000)));
@property (nonatomic, readonly) int volume;
@end

/// A receiver, to be subclassed.
ON_MAIN_ACTOR
@interface RadioReceiver
- (void)receiverWillStart;
- (void)receiverDidStart:(char)again;
+ (void)prepare;
@end

@protocol RadioRecorderDelegate <RadioDelegate>
@optional
- (void)recorderDidFinish NOT_ISOLATED;
@end

@protocol RadioScannerDelegate
- (void)scannerDidStop;
@end
