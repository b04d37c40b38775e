import UIKit

/// iOS 앱의 수명 주기: `UIWindowSceneDelegate`, 씬마다 하나.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  // MARK: 실행

  /// 씬이 앱에 연결된다.
  ///
  /// 호출: 실행, 새 씬, 재연결.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    LifecycleLog.record("SceneDelegate", #function, instance: self, state: "비활성")
  }

  /// 백그라운드에서 앞으로 나온다. 첫 실행에서는 반드시 호출된다.
  ///
  /// 호출: 실행, 새 씬, 돌아오기, 빠른 복귀, 재연결.
  /// - 빠른 복귀, 생략 가능: 1초 안에 돌아옴
  func sceneWillEnterForeground(_ scene: UIScene) {
    LifecycleLog.record("SceneDelegate", #function, instance: self)
  }

  /// 활성 상태가 될 때마다 호출된다.
  ///
  /// 호출: 실행, 새 씬, 돌아오기, 빠른 복귀, 전화 끝, 재연결.
  func sceneDidBecomeActive(_ scene: UIScene) {
    LifecycleLog.record("SceneDelegate", #function, instance: self, state: "활성")
  }

  // MARK: 나가기

  /// 활성 상태를 벗어날 때 호출된다.
  ///
  /// 호출: 나가기, 빠른 복귀, 전화.
  func sceneWillResignActive(_ scene: UIScene) {
    LifecycleLog.record("SceneDelegate", #function, instance: self, state: "비활성")
  }

  /// 완전히 백그라운드에 들어갔다.
  ///
  /// 호출: 나가기, 빠른 복귀.
  /// - 빠른 복귀, 생략 가능: 1초 안에 돌아옴
  func sceneDidEnterBackground(_ scene: UIScene) {
    LifecycleLog.record("SceneDelegate", #function, instance: self)
  }

  // MARK: 메모리 확보

  /// 앱을 종료하거나 시스템이 메모리를 되찾을 때 호출된다.
  ///
  /// 호출: 메모리 확보, 종료.
  func sceneDidDisconnect(_ scene: UIScene) {
    LifecycleLog.record("SceneDelegate", #function, instance: self, state: "연결 해제됨")
  }
}

// instar:generated a403ac2a9b46d3e8 page 37bd2b
// instar:callbacks 71a02b90 3e477bf8 ce03b8f8 9482aef8 17b60ff8 cf9d23f8
