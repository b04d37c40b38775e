/// A line of the log, or of the order table as it is run: `SceneDelegate.sceneDidBecomeActive(_:) of scene 2`.
///
/// Scene 0 is the process, `nil` an instance that is not the one for the delegate and the scene.
struct DrivenCall: Equatable, CustomStringConvertible {
  let delegate: String
  let callback: String
  let scene: Int?

  var description: String { "\(delegate).\(callback) of scene \(scene.map(String.init) ?? "?")" }
}
