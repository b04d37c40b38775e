// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Darwin

/// As much of Dispatch as Instar uses.
public class DispatchQueue: @unchecked Sendable {
  /// The urgency of work.
  public enum QoS { case `default` }
  public class func global(qos: QoS = .default) -> DispatchQueue { DispatchQueue() }
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  public func async(execute work: @escaping @Sendable () -> Void) {}
}

public protocol DispatchSourceProtocol: Sendable {
  func setEventHandler(handler: (@Sendable () -> Void)?)
  func resume()
  func cancel()
}

public protocol DispatchSourceSignal: DispatchSourceProtocol {}

public class DispatchSource {
  public class func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal {
    fatalError("stub")
  }
}

public class DispatchSemaphore: @unchecked Sendable {
  public init(value: Int) {}
  @discardableResult public func signal() -> Int { 0 }
  public func wait() {}
}
