#import "QRAppDelegate.h"

#define QR_LOG(...) NSLog(__VA_ARGS__)

@implementation QRAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
  UIWindow *splash = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
  [splash makeKeyAndVisible];
  NSURL *url = launchOptions[UIApplicationLaunchOptionsURLKey];
  QR_LOG(@"- (void)applicationDidEnterBackgroud:(UIApplication *)application { %@", url);
  [[NSNotificationCenter defaultCenter] addObserver:self
                                           selector:@selector(applicationDidBecomeActive:)
                                               name:UIApplicationDidBecomeActiveNotification
                                             object:nil];
  return YES;
}

- (BOOL)application:(UIApplication *)app
            openURL:(NSURL *)url
            options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
  return NO;
}

#if QR_TRACE
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application {
  QR_LOG(@"memory");
}
#else
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application {
  [self save];
}
#endif

- (void)applicationWillTermintae:(UIApplication *)application {
  [self save];
}

- (void)save {
  [[NSUserDefaults standardUserDefaults] synchronize];
}

@end
