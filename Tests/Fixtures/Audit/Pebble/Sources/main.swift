import UIKit

let delegateClass: AnyClass = NSClassFromString("TestingDelegate") ?? PebbleDelegate.self
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegateClass))
