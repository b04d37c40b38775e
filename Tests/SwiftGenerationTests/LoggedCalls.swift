import LifecycleModel

/// The calls that a driven program has logged since the driver began.
struct LoggedCalls {
  /// The calls; the driver has named the owner of each instance.
  ///
  /// The exceptions are observers: the first that occurs is the first scene's, unless they are one per process.
  let calls: [DrivenCall]
  /// The state that each line names.
  let states: [String?]

  /// Reads what a program has printed.
  init(_ output: String, of lifecycle: Lifecycle) {
    let lines = output.split(separator: "\n")
    let owners = Self.owners(lines.compactMap { LogfmtLine($0) }, in: lifecycle)
    let driver = SwiftDriver(lifecycle)
    let observer = driver.observer.map { lifecycle[$0].name }
    let isShared = driver.observer.map(driver.isShared) ?? false
    let begun = lines.drop { $0 != "driver begins" }.compactMap { LogfmtLine($0) }.filter { $0.name == "lifecycle" }
    var observers: [String] = []
    calls = begun.map { line in
      let (delegate, callback) = (line.values["delegate"] ?? "", line.values["callback"] ?? "")
      let instance = line.values["instance"] ?? ""
      var scene = owners[instance].flatMap { $0.delegate == delegate ? $0.scene : nil }
      if delegate == observer, owners[instance] == nil, !instance.isEmpty {
        if !observers.contains(instance) { observers.append(instance) }
        scene = isShared ? 0 : observers.firstIndex(of: instance).map { $0 + 1 }
      }
      return DrivenCall(delegate: delegate, callback: callback, scene: scene)
    }
    states = begun.map { $0.values["state"] }
  }

  /// The owner of each instance: the name of its delegate and the number of its scene, by its address.
  private static func owners(
    _ lines: [LogfmtLine], in lifecycle: Lifecycle
  ) -> [String: (delegate: String, scene: Int)] {
    var owners: [String: (delegate: String, scene: Int)] = [:]
    for line in lines where line.name == "driver" {
      guard let delegate = line.values["delegate"].flatMap(Int.init),
        let scene = line.values["scene"].flatMap(Int.init),
        let instance = line.values["instance"]
      else { continue }
      owners[instance] = (lifecycle[DelegateID(delegate)].name, scene)
    }
    return owners
  }
}
