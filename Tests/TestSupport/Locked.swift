import Foundation

/// A value that several tasks of a test change, one at a time.
final class Locked<Value>: @unchecked Sendable {
  // Unchecked, because the lock guards the value; 'Mutex' needs a newer macOS than Instar does.
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Calls a closure with exclusive access to the value.
  func with<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
