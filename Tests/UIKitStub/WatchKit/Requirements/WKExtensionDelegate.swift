import Foundation

/// `applicationDidFinishLaunching`; watchOS 2.0, deprecated watchOS 9.2.
@MainActor public protocol WKExtensionDelegate_applicationDidFinishLaunching: NSObjectProtocol {
  func applicationDidFinishLaunching()
}

/// `applicationDidBecomeActive`; watchOS 2.0, deprecated watchOS 9.2.
@MainActor public protocol WKExtensionDelegate_applicationDidBecomeActive: NSObjectProtocol {
  func applicationDidBecomeActive()
}

/// `applicationWillResignActive`; watchOS 2.0, deprecated watchOS 9.2.
@MainActor public protocol WKExtensionDelegate_applicationWillResignActive: NSObjectProtocol {
  func applicationWillResignActive()
}

/// `applicationWillEnterForeground`; watchOS 2.0, deprecated watchOS 9.2.
@MainActor public protocol WKExtensionDelegate_applicationWillEnterForeground: NSObjectProtocol {
  func applicationWillEnterForeground()
}

/// `applicationDidEnterBackground`; watchOS 2.0, deprecated watchOS 9.2.
@MainActor public protocol WKExtensionDelegate_applicationDidEnterBackground: NSObjectProtocol {
  func applicationDidEnterBackground()
}
