#import <UIKit/UIKit.h>

#include <string>

static UIWindow *QRKeyWindow() {
  return [UIApplication sharedApplication].keyWindow;
}

@interface QRToast : NSObject
@end

@implementation QRToast

- (void)show:(const std::string &)text {
  UIView *view = [[UIApplication sharedApplication] keyWindow];
  view.accessibilityLabel = @(text.c_str());
  UIApplication.sharedApplication.delegate.window.hidden = NO;
  UIWindow *toast = [[UIWindow alloc] initWithFrame:QRKeyWindow().bounds];
  [toast setHidden:NO];
}

@end
