import UIKit

/// シーンデリゲートが呼ばれる順番: `UIApplicationDelegate`, プロセスごとに一つ.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // MARK: 起動

  /// アプリ全体の準備をする。
  ///
  /// 呼び出し：起動。 プロセスごとに一度。
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "非アクティブ")
    return true
  }

  /// 新しいシーンの構成を選ぶ。
  ///
  /// 呼び出し：起動。
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "非アクティブ")
    return UISceneConfiguration(
      name: "Default Configuration",
      sessionRole: connectingSceneSession.role
    )
  }

  // MARK: 終了

  /// 戻ってこないシーンのものを片付ける。
  ///
  /// 呼び出し：終了。
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "未起動")
  }
}

// instar:generated a4ccbf59a9ad9355 page cb61ef
// instar:callbacks c781d10a e1543dd2 eca44a2b
