import UIKit

/// シーンデリゲートが呼ばれる順番: プロセスごとに一つ。
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    // MARK: - 起動

    /// アプリ全体の準備をする。
    ///
    /// 呼び出し：起動。 プロセスごとに一度。
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        シーンデリゲートが呼ばれる順番State.record(
            "AppDelegate", instance: self, state: .非アクティブ)
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
        シーンデリゲートが呼ばれる順番State.record(
            "AppDelegate", instance: self, state: .非アクティブ)
        return UISceneConfiguration(
            name: "Default Configuration",
            sessionRole: connectingSceneSession.role
        )
    }

    // MARK: - 終了

    /// 戻ってこないシーンのものを片付ける。
    ///
    /// 呼び出し：終了。
    func application(
        _ application: UIApplication,
        didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
        シーンデリゲートが呼ばれる順番State.record("AppDelegate", instance: self, state: .未起動)
    }
}

// instar:generated afd302b79270505c page cb61ef callbacks c781d10aafeb e1543dd2afeb eca44a2b7321
