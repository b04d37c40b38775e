#import "HRBaseDelegate.h"
#import "HRSceneDelegate.h"
