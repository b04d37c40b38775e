import UIKit
import XCTest

@testable import Herald

final class AppDelegateStub: NSObject, UIApplicationDelegate {
  func applicationDidEnterBackgroud(_ application: UIApplication) { XCTFail("unexpected") }
  func applicationDidEnterBackground(_ application: UIApplication) { UIApplication.shared.keyWindow?.isHidden = true }
}
