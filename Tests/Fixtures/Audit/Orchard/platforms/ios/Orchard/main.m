#import <UIKit/UIKit.h>

int main(int argc, char *argv[]) {
    @autoreleasepool {
        int status = UIApplicationMain(argc, argv, nil, @"AppDelegate");
        return status;
    }
}
