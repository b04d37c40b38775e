import LifecyclePaths

/// Whose calls they are: a process's, or those of one life cycle in it, such as a scene's.
package struct LogScope: Hashable, Sendable {
  /// The number of the process in the log or, in `keyed`, under its key, from 1; 0 for all.
  package var process: Int
  /// The device, as a number of `ByteNames`; `nil` where the log does not name it.
  package var device: Int?
  /// The launch that the rows of `keyed` name, as a number of `ByteNames`.
  package var launch: Int?
  /// What the log calls the process: its launch, else its number; `nil` where it has neither.
  package var processName: ProcessName?
  /// The number of the life cycle in the process, from 1; `nil` for the process's own calls.
  package var life: Int?
  /// What the log calls the life cycle; `nil` where it does not name it.
  package var lifeName: LifeName?

  /// A name of a process.
  package enum ProcessName: Hashable, Sendable {
    /// The launch that a generated line has.
    case launch(String)
    /// The number that the system gave it.
    case number(Int)
  }

  /// A name of a life cycle.
  package enum LifeName: Hashable, Sendable {
    /// The number of the scene.
    case scene(UInt64)
    /// The address of the first object.
    case object(UInt64)
  }
}

extension LogScope {
  /// The calls of a process by its number, and by the device that its source names; in `keyed`, device and launch are the key's.
  init(process: Int, of source: LogSource) {
    let key = source.key ?? LogKey(device: source.device, launch: nil)
    self.init(process: process, device: key.device, launch: key.launch)
  }

  /// The process's own calls.
  package var ofProcess: LogScope {
    var scope = self
    (scope.life, scope.lifeName) = (nil, nil)
    return scope
  }
}

extension LogScope {
  /// The scope without the names that become known only as its calls come.
  package var place: LogScope {
    var scope = self
    (scope.processName, scope.lifeName) = (nil, nil)
    return scope
  }
}

extension LogScope.LifeName {
  /// The name of the life cycle that a call belongs to.
  init?(_ call: LoggedCall) {
    if let scene = call.scene {
      self = .scene(scene)
    } else if let instance = call.instance {
      self = .object(instance)
    } else {
      return nil
    }
  }
}

extension LogScope: Packable {
  /// Adds the numbers and names.
  package func pack(into bytes: inout PackedBytes) {
    bytes.add(process)
    bytes.add(device)
    bytes.add(launch)
    bytes.add(processName)
    bytes.add(life)
    bytes.add(lifeName)
  }

  /// Takes the numbers and names.
  package init(from bytes: inout PackedReader) {
    process = bytes.next()
    device = bytes.next()
    launch = bytes.next()
    processName = bytes.next()
    life = bytes.next()
    lifeName = bytes.next()
  }
}

extension LogScope.ProcessName: Packable {
  /// Adds the launch or the number.
  package func pack(into bytes: inout PackedBytes) {
    switch self {
    case .launch(let name):
      bytes.add(true)
      bytes.add(name)
    case .number(let number):
      bytes.add(false)
      bytes.add(number)
    }
  }

  /// Takes the launch or the number.
  package init(from bytes: inout PackedReader) {
    self = bytes.next() ? .launch(bytes.next()) : .number(bytes.next())
  }
}

extension LogScope.LifeName: Packable {
  /// Adds the number or the address.
  package func pack(into bytes: inout PackedBytes) {
    switch self {
    case .scene(let number):
      bytes.add(true)
      bytes.add(number)
    case .object(let address):
      bytes.add(false)
      bytes.add(address)
    }
  }

  /// Takes the number or the address.
  package init(from bytes: inout PackedReader) {
    self = bytes.next() ? .scene(bytes.next()) : .object(bytes.next())
  }
}
