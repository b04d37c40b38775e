import Foundation
import LifecycleModel
import LifecyclePaths
@testable import SwiftGeneration
import TestSupport
import Testing

#if os(Linux)
  @Suite("The memory of the generated monitor", .tags(.slow))
  struct LifecycleMonitorMemoryTests {
    @Test("A call that the page allows allocates nothing")
    func allocations() async throws {
      let page = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" })
      let lifecycle = page.lifecycle
      let graph = RunGraph(lifecycle)
      let initial = try #require(graph.graph.initial)
      var randomWalk = RandomWalk(in: graph, seed: 3, resolvesCalls: true)
      let run = randomWalk.extend(Run(from: Configuration(initial, scenes: 3)), by: 240)
      let callbacks = Set(lifecycle.livingCallbacks)
      let calls = ObservedCall.all(of: run, among: callbacks, in: lifecycle).map { call in
        let delegate = lifecycle.delegate(of: call.callback).name
        return "(\"\(delegate)\", \"\(lifecycle[call.callback].name)\", \(call.scene ?? 3)),"
      }
      let states = SwiftTypeNames(lifecycle).states
      let output = try await ProgramWithCount.output(of: Self.main(calls, states: states), lifecycle.monitorFiles)
      // In the second half, nothing new is allocated; the count itself must work.
      #expect(output.split(separator: "\n").map(String.init) == ["problems 0", "allocations 0", "counts true"])
    }

    private static func main(_ calls: [String], states: String) -> String {
      """
      @_silgen_name("instar_allocations") func allocations() -> Int
      final class Thing {}
      let calls: [(String, String, Int)] = [
      \(calls.joined(separator: "\n"))
      ]
      let things = (0..<12).map { _ in Thing() }
      @MainActor func thing(_ delegate: String, _ scene: Int) -> Thing {
        things[scene * 3 + (delegate == "AppDelegate" ? 0 : delegate == "SceneDelegate" ? 1 : 2)]
      }
      let monitor = LifecycleMonitor(\(states).tables)
      @MainActor func play(_ calls: ArraySlice<(String, String, Int)>) -> Int {
        var problems = 0
        for (delegate, callback, scene) in calls {
          let hearing = monitor.hear(callback, of: delegate, by: ObjectIdentifier(thing(delegate, scene)))
          if hearing.problem != nil { problems += 1 }
        }
        return problems
      }
      let half = calls.count / 2
      var problems = play(calls[..<half])
      let before = allocations()
      problems += play(calls[half...])
      let after = allocations()
      print("problems", problems)
      print("allocations", after - before)
      let more = [Thing(), Thing()]
      print("counts", allocations() > after && more.count == 2)

      """
    }
  }

  /// A program that can count its allocations.
  private enum ProgramWithCount {
    private static let counter = """
      #include <stddef.h>
      extern void *__libc_malloc(size_t);
      extern void *__libc_calloc(size_t, size_t);
      extern void *__libc_realloc(void *, size_t);
      extern void *__libc_memalign(size_t, size_t);
      static long count;
      void *malloc(size_t size) { count++; return __libc_malloc(size); }
      void *calloc(size_t n, size_t size) { count++; return __libc_calloc(n, size); }
      void *realloc(void *p, size_t size) { count++; return __libc_realloc(p, size); }
      void *aligned_alloc(size_t a, size_t size) { count++; return __libc_memalign(a, size); }
      int posix_memalign(void **p, size_t a, size_t size) { count++; *p = __libc_memalign(a, size); return *p ? 0 : 12; }
      long instar_allocations(void) { return count; }

      """

    /// The output of the program, optimised as for the App Store.
    static func output(of main: String, _ monitor: [SwiftCompiler.File]) async throws -> String {
      let folder = FileManager.default.temporaryDirectory.appending(path: "instar-memory-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = { (name: String) in folder.appending(path: name).path }
      let files = monitor.map { ($0.name + ".swift", $0.text) }
      for (name, text) in files + [("main.swift", main), ("count.c", counter)] {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      _ = try await MonitorProgram.run(["clang", "-c", path("count.c"), "-o", path("count.o")])
      let sources = files.map { path($0.0) } + [path("main.swift"), path("count.o")]
      _ = try await MonitorProgram.run(["swiftc", "-O", "-swift-version", "6", "-o", path("program")] + sources)
      return try await MonitorProgram.run([path("program")])
    }
  }
#endif
