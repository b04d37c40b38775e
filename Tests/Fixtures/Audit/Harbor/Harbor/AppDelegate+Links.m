#import "Harbor-Swift.h"

@interface HRAppDelegate (Links)
@end

@implementation HRAppDelegate (Links)

- (BOOL)application:(UIApplication *)application
            openURL:(NSURL *)url
            options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
  [self saveBerths];
  return [url.scheme isEqualToString:@"harbor"];
}

@end
