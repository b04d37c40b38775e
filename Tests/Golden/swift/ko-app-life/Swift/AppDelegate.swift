import UIKit

/// iOS 앱의 수명 주기: `UIApplicationDelegate`, 프로세스마다 하나.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // MARK: 실행

  /// 코드를 실행할 수 있는 첫 기회이다.
  ///
  /// 호출: 실행. 프로세스마다 한 번.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "비활성")
    return true
  }

  /// 화면에 나타나기 전의 마지막 준비를 한다.
  ///
  /// 호출: 실행. 프로세스마다 한 번.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "비활성")
    return true
  }

  /// 새 씬을 만들 때마다 구성을 정한다.
  ///
  /// 호출: 실행, 새 씬.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "비활성")
    return UISceneConfiguration(
      name: "Default Configuration",
      sessionRole: connectingSceneSession.role
    )
  }

  // MARK: 종료

  /// 사용자가 씬을 완전히 없앴을 때만 호출된다.
  ///
  /// 호출: 종료.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "실행 안 됨")
  }

  /// 사용자가 앱을 종료할 때 호출된다.
  ///
  /// 호출: 종료.
  func applicationWillTerminate(_ application: UIApplication) {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "실행 안 됨")
  }
}

// instar:generated 42cb9e838f45c1f0 page 37bd2b
// instar:callbacks a149a20a c781d10a e1543dd2 eca44a2b 3e98ade2
