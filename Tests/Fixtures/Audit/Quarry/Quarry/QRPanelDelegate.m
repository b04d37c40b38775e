#import "QRPanelDelegate.h"
#import "QRSynthesize.h"

@implementation QRPanelDelegate

- (void)sceneDidDisconnect:(UIScene *)scene {
  scene.title = nil;
}

QR_LAZY_WINDOW(UIWindow, window)

- (void)sceneWillResignActive:(UIScene *)scene {
  scene.title = @"Resting";
}

@end
