#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface QRAppDelegate : UIResponder <UIApplicationDelegate>

@property (strong, nonatomic, nullable) UIWindow *window;

- (void)save;

@end

@interface QRAppDelegate (State)

- (void)reload;

@end

NS_ASSUME_NONNULL_END
