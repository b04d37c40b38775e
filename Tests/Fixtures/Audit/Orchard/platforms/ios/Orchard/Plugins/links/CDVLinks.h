#import <Cordova/CDVPlugin.h>

@interface CDVLinks : CDVPlugin
@end
