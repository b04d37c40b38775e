#import <UIKit/UIKit.h>

@interface QRSceneDelegate : NSObject
@property (nonatomic, strong) UIWindow *window;
@end

@interface QRSceneDelegate (Events) <UIWindowSceneDelegate>
@end
