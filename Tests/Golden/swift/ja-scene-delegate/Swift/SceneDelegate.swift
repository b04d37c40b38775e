import UIKit

/// シーンデリゲートが呼ばれる順番: シーンごとに一つ。
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    // MARK: - 起動

    /// ウインドウをつなぐ。
    ///
    /// 呼び出し：起動。
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        シーンデリゲートが呼ばれる順番State.record(
            "SceneDelegate", instance: self, scene: scene, state: .非アクティブ)
    }

    // MARK: - フォアグラウンドとバックグラウンド

    /// 表示の準備をする。
    ///
    /// 呼び出し：起動, 復帰。
    func sceneWillEnterForeground(_ scene: UIScene) {
        シーンデリゲートが呼ばれる順番State.record(
            "SceneDelegate", instance: self, scene: scene, state: .非アクティブ)
    }

    /// 止めていた処理を再開する。
    ///
    /// 呼び出し：起動, 復帰。
    func sceneDidBecomeActive(_ scene: UIScene) {
        シーンデリゲートが呼ばれる順番State.record(
            "SceneDelegate", instance: self, scene: scene, state: .アクティブ)
    }

    /// 処理を止める。
    ///
    /// 呼び出し：ホームへ。
    func sceneWillResignActive(_ scene: UIScene) {
        シーンデリゲートが呼ばれる順番State.record(
            "SceneDelegate", instance: self, scene: scene, state: .非アクティブ)
    }

    /// データを保存する。
    ///
    /// 呼び出し：ホームへ。
    func sceneDidEnterBackground(_ scene: UIScene) {
        シーンデリゲートが呼ばれる順番State.record(
            "SceneDelegate", instance: self, scene: scene, state: .バックグラウンド)
    }

    // MARK: - 終了

    /// 作り直せるものを手放す。
    ///
    /// 呼び出し：終了。
    func sceneDidDisconnect(_ scene: UIScene) {
        シーンデリゲートが呼ばれる順番State.record(
            "SceneDelegate", instance: self, scene: scene, state: .未起動)
    }
}

// instar:generated e07ca51b2713102d page cb61ef callbacks 71a02b9079c4 3e477bf879c4 ce03b8f8d91e 9482aef879c4 17b60ff8acf7 cf9d23f89818
