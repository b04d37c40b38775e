#import <UIKit/UIKit.h>

@interface QRPanelDelegate : UIResponder <UIWindowSceneDelegate>
@end
