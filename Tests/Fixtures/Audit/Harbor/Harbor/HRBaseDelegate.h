#import <UIKit/UIKit.h>

@protocol HRLaunching <UIApplicationDelegate>
- (void)saveBerths;
@end

@interface HRBaseDelegate : UIResponder <HRLaunching>
@end
