import Foundation

/// A limit to what is done at the same time.
package actor Turns {
  /// The programs that tests run: two a processor. Each takes memory, and tests wait for them without holding a thread.
  static let ofPrograms = Turns(2 * ProcessInfo.processInfo.activeProcessorCount)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  /// Calls a closure when it is its turn.
  nonisolated func run<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    await take()
    do {
      let value = try await body()
      await giveBack()
      return value
    } catch {
      await giveBack()
      throw error
    }
  }

  private func take() async {
    guard free == 0 else { return free -= 1 }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
