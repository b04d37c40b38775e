#import "AppDelegate.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication*)application didFinishLaunchingWithOptions:(NSDictionary*)launchOptions
{
    self.viewController = [[CDVViewController alloc] init];
    return [super application:application didFinishLaunchingWithOptions:launchOptions];
}

- (void)applicationDidEnterBackground:(UIApplication*)application
{
    [self.viewController.view endEditing:YES];
}

- (void)applicationDidBecomActive:(UIApplication*)application
{
    [self.viewController.view setNeedsLayout];
}

@end
