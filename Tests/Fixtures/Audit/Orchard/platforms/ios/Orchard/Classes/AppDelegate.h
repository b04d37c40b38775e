#import <Cordova/CDVAppDelegate.h>
#import <Cordova/CDVViewController.h>

@interface AppDelegate : CDVAppDelegate {}

@end
