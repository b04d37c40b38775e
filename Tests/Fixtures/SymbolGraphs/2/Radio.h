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
- (void)radioDidLoseSignal SINCE(11.0);
@optional
- (void)radioWantsStationWithCompletionHandler:(void (SENDABLE ^_Nonnull)(RadioStation * _Nullable))completionHandler;
- (void)radioDidScan:(long)count OLD(11.0, 15.0, "Use radioDidFind(_:)");
/// Tells of stations that were found.
- (void)radioDidFind:(int)count SINCE(15.0);
@property (nonatomic, readonly) int volume;
@end

/// A receiver, to be subclassed.
@interface RadioReceiver
- (void)receiverWillStart;
- (void)receiverDidStart:(char)again;
- (void)receiverDidStop;
+ (void)prepare;
@end

@protocol RadioRecorderDelegate <RadioDelegate>
@optional
- (void)recorderDidFinish;
@end

@protocol RadioTunerDelegate
@optional
- (void)tunerDidChange:(int)frequency;
@end
