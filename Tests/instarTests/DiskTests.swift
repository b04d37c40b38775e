import Foundation
import Testing

@testable import instar

@Suite("Disk", .tags(.program))
struct DiskTests {
  private let sandbox: Sandbox
  private var folder: String { sandbox.folder.path }

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("A file is replaced as a whole, with its permissions and through its link, and no temporary file is left")
  func replacement() throws {
    try sandbox.write("old", to: "real", executable: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link", withDestinationPath: "\(folder)/real")
    try Disk.write(Array("new".utf8), to: "\(folder)/link")
    #expect(sandbox.read("real") == "new")
    #expect(FileManager.default.isExecutableFile(atPath: "\(folder)/real"))
    #expect(sandbox.files(in: ".") == ["link", "real"])
  }

  @Test("A new file has the permissions of any new file")
  func permissions() throws {
    try Disk.write([], to: "\(folder)/a/b")
    #expect(FileManager.default.createFile(atPath: "\(folder)/c", contents: nil))
    let mode = { (name: String) in
      try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.posixPermissions] as? Int
    }
    #expect(try mode("a/b") == mode("c"))
  }

  @Test("A file that cannot be written is named with the system's reason")
  func failures() throws {
    try sandbox.write("", to: "file")
    #expect(throws: Failure("cannot create folder '\(folder)/file': a file has that name")) {
      try Disk.write([], to: "\(folder)/file/a/b")
    }
    #expect(throws: Failure("cannot write '\(folder)': it is a folder")) { try Disk.write([], to: folder) }
  }

  @Test("A file above the limit is not read")
  func limit() throws {
    try sandbox.write(String(repeating: "a", count: 100), to: "a")
    #expect(try Disk.read("\(folder)/a", limit: 100).count == 100)
    #expect(throws: Failure.self) { try Disk.read("\(folder)/a", limit: 99) }
  }

  @Test("Deleting a file also deletes the empty folders above it, except the top one")
  func removal() throws {
    try Disk.write([], to: "\(folder)/top/a/b/c")
    try Disk.write([], to: "\(folder)/top/a/d")
    try Disk.remove("\(folder)/top/a/b/c", upTo: "\(folder)/top")
    #expect(sandbox.files(in: ".") == ["top/a/d"])
    try Disk.remove("\(folder)/top/a/d", upTo: "\(folder)/top")
    #expect(Disk.kind(of: "\(folder)/top") == .folder)
    #expect(Disk.names(in: "\(folder)/top") == [])
  }

  @Test("A folder knows its files and folders; a project also has the files behind links that stay in it")
  func entries() throws {
    try sandbox.write("", to: "top/a/b.swift")
    try sandbox.write("", to: "top/c.swift")
    try sandbox.write("", to: "outside.swift")
    for (link, target) in [
      ("top/d.swift", "c.swift"), ("top/e.swift", "../outside.swift"), ("top/f", "a"), ("top/g", "missing"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(link)", withDestinationPath: target)
    }
    let entries = Disk.entries(in: "\(folder)/top").sorted { $0.name < $1.name }
    #expect(entries.map(\.name) == ["a", "c.swift", "d.swift", "e.swift", "f", "g"])
    // Some file systems tell nothing.
    let kinds = entries.map(\.kind)
    #expect(kinds == [.folder, .file, nil, nil, nil, nil] || kinds.allSatisfy { $0 == nil })
    #expect(ProjectFolder.files(in: "\(folder)/top").paths == ["a/b.swift", "c.swift", "d.swift"])
  }

  @Test("A path's folder is the part before the last slash")
  func parents() {
    #expect(["a", "a/b", "/a", "/", "a/b/c"].map(Disk.parent) == ["", "a", "/", "", "a/b"])
    #expect(["a/\u{301}b", "/\u{301}"].map(Disk.parent) == ["a", "/"])
  }
}
