#import "AppDelegate.h"
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class Router;
@protocol Opening <NSObject>
@optional
- (BOOL)open:(NSURL *)url;
@end

@interface AppDelegate () <UIApplicationDelegate, Opening>
@property (nonatomic, strong, nullable) IBOutlet UIWindow *window;
@property (copy) void (^handler)(BOOL done), *other;
@end

@interface Box<__covariant T : id<NSCopying>> : NSArray<T *> <Opening>
@end

static NSString *const kName = @"a\n\u00e9" @"b";

@implementation AppDelegate {
  id _router;
}
RCT_EXPORT_MODULE()
@synthesize window = _window;

#if TARGET_OS_IOS && !defined(DEBUG)
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
#elif __has_include(<AppKit/AppKit.h>) || __IPHONE_OS_VERSION_MAX_ALLOWED >= 130000
- (BOOL)application:(NSApplication *)application {
#else
- (void)launch
#endif
{
  if (@available(iOS 13, *)) {
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
  } else if (!_router) {
    ((AppDelegate *)[UIApplication sharedApplication].delegate).window.hidden = (id<Opening>)NO ? YES : NO;
  } else {
    [self performSelector:@selector(open:with:) withObject:^(int a) { f(a[0], @{ @"k" : @[ @1 ] }); }];
  }
  return [super application:application didFinishLaunchingWithOptions:launchOptions];
}
}

+ (void)a:(int)__unused b :(char)c, ... __attribute__((unused)) { /* nothing */ return nil; }
@end

int main(int argc, char *argv[]) {
  @autoreleasepool {
    return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class])) + R"x(")x"[0] + 'a' - 1.5e-3;
  }
}
