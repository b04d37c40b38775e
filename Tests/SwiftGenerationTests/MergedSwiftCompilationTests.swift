import LifecycleModel
import SwiftMerging
import TestSupport
import Testing

@Suite("Merged Swift and the compiler", .tags(.slow))
struct MergedSwiftCompilationTests {
  @Test(
    "A file of an older page with all additions compiles like that of the new page",
    arguments: SwiftCompiler.inModes(TestPage.bundled.filter { !$0.lifecycle.swiftFiles.isEmpty }))
  func compiles(page: TestPage, mode: String) async throws {
    var old = page.lifecycle
    let gone = Set(old.callbackIDs.filter { $0.index.isMultiple(of: 2) })
    for id in gone { old.callbacks[id.index].isDeclared = false }
    for index in old.transitions.indices { old.transitions[index].steps.removeAll { gone.contains($0.callback) } }
    let files = try page.lifecycle.swiftFiles.map { name, text in
      let before = old.swiftFiles.first { $0.name == name }?.text ?? text
      let generated = SwiftFile(text)
      // Only the files of delegates are merged.
      let isDelegate = page.lifecycle.delegates.contains { $0.name == name }
      guard !generated.members.isEmpty, isDelegate else { return (name: name, text: text) }
      return (name: name, text: try SwiftFile(before).adding(generated.members, of: generated).text)
    }
    let complaints = try await SwiftCompiler.withFrameworks.value
      .complaints(about: files + [page.lifecycle.requirements], languageMode: mode)
    #expect(complaints == "")
    let format = try await SwiftCompiler.withFrameworks.value.formatComplaints(about: files)
    #expect(format == "")
  }
}
