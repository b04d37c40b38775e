import Foundation

/// A value that several tasks of a test change, one at a time.
package final class Locked<Value>: @unchecked Sendable {
  // Unchecked, because the lock guards the value; 'Mutex' needs a newer macOS than Instar does.
  private let lock = NSLock()
  private var value: Value

  /// Creates a value.
  package init(_ value: Value) {
    self.value = value
  }

  /// Calls a closure with exclusive access to the value.
  package func with<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
