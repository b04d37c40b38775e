import Foundation
import LifecycleTemplates
import TestSupport
import Testing

@Suite("Files in the binary")
struct BundledFilesTests {
  @Test("Every page in Templates/Pages is a bundled page under its own name")
  func pages() throws {
    #expect(Set(BundledPages.all.map { $0.name + ".md" }) == Set(try files(in: "Templates/Pages")))
    for page in BundledPages.all {
      let file = Repository.root.appending(path: "Templates/Pages/\(page.name).md")
      #expect(try page.text == String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test("Every template in a folder is one of the templates")
  func templates() throws {
    let names = try ["Site", "Swift", "Wiki"].flatMap { folder in
      try files(in: "Templates/\(folder)").map { "\(folder)/\($0)" }
    }
    #expect(Templates.all.map { $0.name + ".mustache" } == names.sorted())
  }

  private func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: folder).path)
  }
}
