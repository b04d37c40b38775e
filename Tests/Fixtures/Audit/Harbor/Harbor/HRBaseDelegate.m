#import "HRBaseDelegate.h"

@implementation HRBaseDelegate

- (void)saveBerths {
  [[NSUserDefaults standardUserDefaults] synchronize];
}

- (void)applicationDidEnterBackground:(UIApplication *)application {
  [self saveBerths];
}

- (void)applicationDidBecomeActive:(UIApplication *)application {
  [self saveBerths];
}

@end
