import Foundation
import LifecycleEmitters
import LifecycleModel

/// A line of the log, or of the order table as it is played: `SceneDelegate.sceneDidBecomeActive(_:) of scene 2`.
///
/// Scene 0 is the process, `nil` an instance that is not the one for the delegate and the scene.
struct DrivenCall: Equatable, CustomStringConvertible {
  let delegate: String
  let callback: String
  let scene: Int?

  var description: String { "\(delegate).\(callback) of scene \(scene.map(String.init) ?? "?")" }
}

extension SwiftDriver {
  /// What the page's order table says that the program logs: each chain for the first scene, then for the second.
  static func expectedCalls(of lifecycle: Lifecycle) throws -> [DrivenCall] {
    struct Order: Decodable {
      struct Row: Decodable {
        let delegate: String
        let callback: String
      }
      let rows: [Row]
    }
    let file = TablesEmitter().files(for: lifecycle).first { $0.path == "tables/order.json" }
    guard case .text(let json) = file?.contents else { return [] }
    var rows = try JSONDecoder().decode(Order.self, from: Data(json.utf8)).rows[...]
    let driver = SwiftDriver(lifecycle)
    return lifecycle.chains.flatMap { chain in
      let steps = chain.flatMap { lifecycle[$0].steps }
      let calls = zip(steps, rows.prefix(steps.count)).filter { driver.isLogged($0.0) }
      rows = rows.dropFirst(steps.count)
      return [1, 2].flatMap { scene in
        calls.map { step, row in
          let isShared = driver.isShared(lifecycle[step.callback].delegate)
          return DrivenCall(delegate: row.delegate, callback: row.callback, scene: isShared ? 0 : scene)
        }
      }
    }
  }

  /// What a program has logged since the driver began; whose an instance is, the driver has told.
  ///
  /// Instances that it cannot know are those of observers: the first that is seen is the first scene's.
  static func loggedCalls(in output: String, of lifecycle: Lifecycle) -> [DrivenCall] {
    let lines = output.split(separator: "\n").compactMap { LogfmtLine($0) }
    var owners: [String: (delegate: String, scene: Int)] = [:]
    for line in lines where line.name == "driver" {
      guard let delegate = line.values["delegate"].flatMap(Int.init),
        let scene = line.values["scene"].flatMap(Int.init),
        let instance = line.values["instance"]
      else { continue }
      owners[instance] = (lifecycle[DelegateID(delegate)].name, scene)
    }
    let driver = SwiftDriver(lifecycle)
    let observer = driver.observer.map { lifecycle[$0].name }
    let begun = output.split(separator: "\n").drop { $0 != "driver begins" }.compactMap { LogfmtLine($0) }
    var observers: [String] = []
    return begun.filter { $0.name == "lifecycle" }.map { line in
      let delegate = line.values["delegate"] ?? ""
      let callback = line.values["callback"] ?? ""
      let instance = line.values["instance"] ?? ""
      if delegate == observer, owners[instance] == nil, !instance.isEmpty {
        if !observers.contains(instance) { observers.append(instance) }
        return DrivenCall(
          delegate: delegate, callback: callback, scene: observers.firstIndex(of: instance).map { $0 + 1 })
      }
      let owner = owners[instance]
      return DrivenCall(delegate: delegate, callback: callback, scene: owner?.delegate == delegate ? owner?.scene : nil)
    }
  }
}
