import Dispatch
import Foundation

extension Process {
  /// Runs the program to its end; `body` is done while it runs.
  ///
  /// `waitUntilExit` waits in a run loop of the thread that it is called on, which here is one of a pool that come and go.
  package func runToEnd<Result>(_ body: () throws -> Result) throws -> Result {
    let end = DispatchSemaphore(value: 0)
    terminationHandler = { _ in end.signal() }
    try run()
    defer { end.wait() }
    return try body()
  }
}
