#import <UIKit/UIKit.h>

@interface QRForwarder : NSProxy <UIApplicationDelegate>
@property (nonatomic, weak) id<UIApplicationDelegate> target;
@end

@implementation QRForwarder

- (void)applicationDidEnterBackground:(UIApplication *)application {
  if (self.target != nil) NSLog(@"forwarded");
}

@end
