import Foundation
import TestSupport
import Testing

@Suite("Statements that log, when the page changes after an edit", .tags(.program))
struct LogRenewalTests {
  private let sandbox: Sandbox
  private static let file = "App/Shop.swift"
  private static let old = #"OrderState.record("Shop", instance: self, state: .paid)"#
  private static let new = #"OrderState.record("Shop", instance: self, state: .settled)"#

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
  }

  private func scaffold(_ arguments: String...) async throws -> ProgramRun {
    try await sandbox.instar(["scaffold", "order.md", "-o", "App"] + arguments)
  }

  /// Scaffolds, edits the delegate's file, renames a state on the page, and merges.
  private func merge(
    replacing part: String, with other: String, page: (old: String, new: String) = ("Paid", "Settled")
  ) async throws -> (run: ProgramRun, before: String, after: String) {
    #expect(try await scaffold().status == 0)
    let text = try #require(sandbox.read(Self.file))
    let edited = text.replacing(part, with: other)
    #expect(edited != text)
    try sandbox.write(edited, to: Self.file)
    try sandbox.write(Pages.order.replacing(page.old, with: page.new), to: "order.md")
    let run = try await scaffold("--merge")
    return (run, edited, try #require(sandbox.read(Self.file)))
  }

  /// The lines without the stamp.
  private func code(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("// instar:") }
  }

  @Test("A statement that nobody edited is renewed, and the rest stays byte for byte")
  func renewed() async throws {
    let (run, before, after) = try await merge(replacing: Self.old, with: "total += amount // mine\n\(Self.old)")
    #expect(run.status == 0)
    #expect(run.messages.hasPrefix("Renewed in 'App/Shop.swift': the log of 'pay(_:)'\n"))
    #expect(code(after) == code(before.replacing(Self.old, with: Self.new)))
    #expect(try await scaffold("--merge").messages == "Wrote 0 files, 3 unchanged: App\n")
  }

  @Test("So is one that was moved and broken into lines, with the file's margin and line ends")
  func moved() async throws {
    let call = "OrderState.record(\r\n\t\t\t  \"Shop\", instance: self,\r\n state: .paid)"
    let broken = "if amount > 0 {\r\n\t\t\t\(call)\r\n\t\t}"
    let (run, before, after) = try await merge(replacing: Self.old, with: broken)
    #expect(run.status == 0)
    let renewed = broken.replacing(call, with: Self.new)
    #expect(code(after) == code(before.replacing(broken, with: renewed)))
  }

  @Test("A page with another title renews all of them")
  func title() async throws {
    let (run, _, after) = try await merge(
      replacing: "class Shop", with: "/* mine */ class Shop", page: ("# Order", "# Purchase"))
    #expect(run.status == 0)
    #expect(after.contains(Self.old.replacing("OrderState", with: "PurchaseState")))
  }

  @Test("One that was edited stays and is named, each time, until it is what the page says")
  func edited() async throws {
    let mine = Self.old.replacing(".paid", with: "total > 0 ? .paid : .cart")
    let (run, before, after) = try await merge(replacing: Self.old, with: mine)
    #expect(code(after) == code(before))
    for run in [run, try await scaffold("--merge")] {
      #expect(run.status == 1)
      #expect(
        run.messages.hasPrefix(
          """
          error: kept the statement that logs 'pay(_:)' in 'App/Shop.swift', which was edited since it was generated
          help: Change it to '\(Self.new)'

          """))
    }
    try sandbox.write(before.replacing(mine, with: Self.new), to: Self.file)
    #expect(try await scaffold("--merge").messages == "Wrote 0 files, 2 unchanged, 1 merged: App\n")
  }

  @Test("An edit is nobody's business while the page says the same")
  func waiting() async throws {
    let (run, _, _) = try await merge(
      replacing: Self.old, with: Self.old.replacing(".paid", with: ".cart"), page: ("money", "Money"))
    #expect(run.status == 0)
  }

  @Test("One that was removed stays away")
  func removed() async throws {
    let (run, before, after) = try await merge(replacing: Self.old, with: "")
    #expect(run.status == 0)
    #expect(code(after) == code(before))
  }

  @Test("In a file of an older Instar, whose last line does not know the statements, they are named")
  func unknown() async throws {
    #expect(try await scaffold().status == 0)
    let text = try #require(sandbox.read(Self.file))
    let words = text.split(separator: " ")
    let digits = try #require(words.last?.prefix(8))
    let old = words.dropLast().joined(separator: " ") + " \(digits)\n"
    try sandbox.write(old.replacing("class Shop", with: "/* mine */ class Shop"), to: Self.file)
    #expect(try await scaffold("--merge").status == 0)
    try sandbox.write(old.replacing(Self.old, with: "/* mine */ " + Self.old), to: Self.file)
    try sandbox.write(Pages.order.replacing("Paid", with: "Settled"), to: "order.md")
    let run = try await scaffold("--merge")
    #expect(run.status == 1)
    #expect(run.messages.contains("kept the statement that logs 'pay(_:)' in"))
  }
}
