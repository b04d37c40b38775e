#import "HRSceneDelegate.h"

@implementation HRSceneDelegate

- (void)sceneWillResignActive:(UIScene *)scene {
  scene.title = @"Resting";
}

@end
