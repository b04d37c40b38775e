#import "CDVLinks.h"

@implementation CDVLinks

- (void)handleOpenURL:(NSNotification*)notification
{
    NSURL* url = [notification object];
    NSLog(@"%@", url);
}

@end
