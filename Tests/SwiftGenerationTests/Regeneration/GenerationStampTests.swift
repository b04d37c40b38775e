import TestSupport
import Testing

@testable import Emission
@testable import SwiftGeneration

@Suite("The stamp of a generated file")
struct GenerationStampTests {
  private static let text = "import UIKit\n\nfinal class A {\n  func a() {}\n}\n"
  private static let callbacks = ["3fa2c188", "88c17a02"].compactMap { CallbackDigest($0) }
  private static let stamp = GenerationStamp(of: text, page: "Order", callbacks: callbacks)
  private static let stamped = stamp.appended(to: text, as: .line)

  @Test("It is the last line of the file, and is read back")
  func roundTrip() throws {
    let lines = Self.stamped.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(Self.stamped.hasPrefix(Self.text + "\n// instar:generated "))
    #expect(lines.dropLast().last?.hasSuffix(" callbacks 3fa2c188 88c17a02") == true)
    #expect(GenerationStamp(in: Self.stamped) == Self.stamp)
    #expect(Self.stamp.holds(for: Self.stamped))
    #expect(GenerationStamp(in: Self.text) == nil)
  }

  @Test("In XML it is a comment after the root element")
  func markup() {
    let plist = "<?xml version=\"1.0\"?>\n<plist>\n</plist>\n"
    let stamp = GenerationStamp(of: plist, page: nil, callbacks: [])
    let text = stamp.appended(to: plist, as: .markup)
    #expect(text == "\(plist)<!-- instar:generated \(stamp.digest ?? "") -->\n")
    #expect(GenerationStamp(in: text) == stamp)
    #expect(stamp.holds(for: text))
  }

  @Test(
    "Line ends, trailing white space and empty lines at the end are not an edit",
    arguments: [
      stamped.replacing("\n", with: "\r\n"), String(stamped.dropLast()), stamped + "\n\n",
      stamped.replacing("UIKit", with: "UIKit  \t"), stamped.replacing("callbacks 3f", with: "callbacks  3f"),
    ])
  func notEdited(text: String) throws {
    #expect(text != Self.stamped)
    #expect(try #require(GenerationStamp(in: text)).holds(for: text))
  }

  @Test(
    "Any other change is an edit",
    arguments: [
      stamped.replacing("a()", with: "b()"), stamped.replacing("  func", with: " func"),
      stamped.replacing("\n\nfinal", with: "\nfinal"), stamped + "// mine\n", "\n" + stamped,
      stamped.replacing("// instar:generated ", with: "// instar:generated 0"),
    ])
  func edited(text: String) throws {
    #expect(try !#require(GenerationStamp(in: text)).holds(for: text))
  }

  @Test("It is found if text was written after it; comments that look like it are text")
  func place() throws {
    let text = Self.stamped + "\nextension A {}\n"
    #expect(GenerationStamp(in: text) == Self.stamp)
    let next = GenerationStamp(of: "b", page: "Order", callbacks: [])
    let digest = try #require(next.digest)
    #expect(
      next.stamped(text).hasSuffix("}\n\n// instar:generated \(digest) page \(next.page ?? "")\n\nextension A {}\n"))
    let fake = "// instar:generated 00\nlet a = 1\n"
    let stamp = GenerationStamp(of: fake, page: nil, callbacks: Self.callbacks)
    #expect(GenerationStamp(in: stamp.appended(to: fake, as: .line)) == stamp)
    #expect(stamp.holds(for: stamp.appended(to: fake, as: .line)))
  }

  @Test("A person's file gets a list of callbacks and no digest, so that it remains a person's")
  func person() throws {
    let text = Self.stamp.succeeding(nil).stamped("class A {}\r\n")
    #expect(text == "class A {}\r\n\r\n// instar:merged callbacks 3fa2c188 88c17a02\r\n")
    let stamp = try #require(GenerationStamp(in: text))
    #expect(stamp.digest == nil)
    #expect(!stamp.holds(for: text))
  }

  @Test("A merged stamp has the callbacks of both, with the old one's types if they are not settled")
  func successor() throws {
    let old = GenerationStamp(
      of: "", page: nil, callbacks: ["3fa2c1ff", "ffffff00"].compactMap { CallbackDigest($0) })
    #expect(Self.stamp.succeeding(old).callbacks.map(\.digits) == ["3fa2c188", "88c17a02", "ffffff00"])
    #expect(
      Self.stamp.succeeding(old, unsettled: [Self.callbacks[0]]).callbacks.map(\.digits)
        == ["3fa2c1ff", "88c17a02", "ffffff00"])
  }

  @Test(
    "Every generated file has a valid stamp", arguments: TestPage.bundled + TestPage.fixtures)
  func emitted(page: TestPage) throws {
    for style in SwiftOptions.Style.allCases {
      for file in SwiftEmitter(options: SwiftOptions(style: style)).files(for: page.lifecycle) {
        guard case .text(let text) = file.contents else { continue }
        guard !file.isWrittenOnce else {
          #expect(GenerationStamp(in: text) == nil)
          continue
        }
        let stamp = try #require(GenerationStamp(in: text), "\(file.path)")
        #expect(stamp.holds(for: text))
        #expect(text.split(separator: "\n").count { $0.contains("instar:") } == 1)
      }
    }
  }
}
