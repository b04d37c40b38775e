#import "QRAppDelegate.h"

@implementation QRAppDelegate (State)

- (void)applicationDidEnterBackground:(UIApplication *)application {
  [self save];
  [self applicationWillResignActive:application];
}

- (void)applicationWillResignActive:(UIApplication *)application {
  [self save];
}

- (void)applicationDidBecomeActive:(UIApplication *)application {
  [self reload];
}

- (void)applicationWillEnterForeground:(UIApplication *)application {
  [self reload];
}

- (void)reload {
  [[NSUserDefaults standardUserDefaults] setBool:YES forKey:@"reload"];
}

@end
