#import "QRSceneDelegate.h"

@implementation QRSceneDelegate

- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                  option:(UISceneConnectionOptions *)connectionOptions {
  self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
  [self.window makeKeyAndVisible];
}

/*
- (void)sceneDidBecomeActiv:(UIScene *)scene {
}
*/

- (void)sceneDidEnterBackground:(UIScene *)scene {
  NSLog(@"- (void)sceneWillResignActiv:(UIScene *)scene {");
  self.window.alpha = 0;
}

- (void)scene:(UIScene *)scene openURLContext:(NSSet<UIOpenURLContext *> *)contexts {
  scene.title = contexts.anyObject.URL.host;
}

@end
