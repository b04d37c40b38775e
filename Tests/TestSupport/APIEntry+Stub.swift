import LifecycleModel

extension APIEntry {
  /// The protocol of the stubs that requires the callback: `UISceneDelegate_scene_willConnectToSession_options_`.
  package var stubProtocol: String {
    owner + "_" + String(selector.map { $0 == ":" ? "_" : $0 })
  }
}
