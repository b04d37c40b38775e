import Testing

@testable import SwiftMerging

@Suite("Adding members to a person's file")
struct SwiftFileAddingTests {
  private static let generated = """
    import CloudKit
    import UIKit

    /// Scenes.
    final class Scenes: UIResponder {
      var window: UIWindow?

      // MARK: Launch

      /// Connects.
      func connect(_ scene: UIScene, options: Options) {
        log()
      }

      // MARK: Leave

      /// Leaves.
      func leave(_ scene: UIScene) {
        log(
          #function)
      }

      /// Has left.
      @available(iOS 16, *)
      func left(
        _ scene: UIScene,
        completionHandler: @escaping (Bool) -> Void
      ) {
        log()
      }
    }

    """

  /// Returns a person's file after some members are added.
  private func adding(_ names: [String], to text: String, of generated: String = generated) throws -> String {
    let page = SwiftFile(generated)
    let members = page.members.filter { names.contains($0.name) }
    #expect(Set(members.map(\.name)) == Set(names))
    return try SwiftFile(text).adding(members, of: page).text
  }

  @Test("A member is added at the end of its section, with its comment and attributes")
  func section() throws {
    let mine = """
      import UIKit
      import CloudKit
      final class Scenes: UIResponder {
        // MARK: - Leave
        func leave(_ s: UIScene) { mine() } // yes
        // MARK: - Mine
        func mine() {}
      }

      """
    #expect(
      try adding(["left(_:completionHandler:)"], to: mine) == """
        import UIKit
        import CloudKit
        final class Scenes: UIResponder {
          // MARK: - Leave
          func leave(_ s: UIScene) { mine() } // yes

          /// Has left.
          @available(iOS 16, *)
          func left(
            _ scene: UIScene,
            completionHandler: @escaping (Bool) -> Void
          ) {
            log()
          }
          // MARK: - Mine
          func mine() {}
        }

        """)
  }

  @Test("If its section is missing, it is added with its heading at the end; in a file without headings, without one")
  func noSection() throws {
    let mine = "import CloudKit\nclass Scenes {\n  // MARK: Mine\n  var a = 1\n  // end\n\n}\n"
    #expect(
      try adding(["leave(_:)"], to: mine) == """
        import CloudKit
        import UIKit
        class Scenes {
          // MARK: Mine
          var a = 1
          // end

          // MARK: Leave

          /// Leaves.
          func leave(_ scene: UIScene) {
            log(
              #function)
          }

        }

        """)
    let bare = "import CloudKit\nimport UIKit\nclass Scenes {\n  var a = 1\n}\n"
    #expect(try !adding(["leave(_:)"], to: bare).contains("MARK"))
  }

  @Test("Several members of one section share its heading, in the order of the page")
  func several() throws {
    let mine = "import CloudKit\nimport UIKit\nclass Scenes {\n  // MARK: Launch\n  // MARK: Other\n}"
    let text = try adding(
      ["leave(_:)", "left(_:completionHandler:)", "connect(_:options:)"], to: mine)
    let order = [
      "MARK: Launch\n\n  /// Connects.", "MARK: Other\n\n  // MARK: Leave\n\n  /// Leaves.", "\n\n  /// Has left.",
    ]
    var rest = text[...]
    for part in order {
      let range = try #require(rest.firstRange(of: part), "\(part) in \(text)")
      rest = rest[range.upperBound...]
    }
    #expect(text.hasSuffix("  }\n}"))
    #expect(text.ranges(of: "MARK: Leave").count == 1)
  }

  @Test(
    "Members are also added to an empty class, one on a single line, and a nested one",
    arguments: [
      ("class Scenes {}", "class Scenes {\n  /// Leaves.", "  }\n}"),
      ("class Scenes {\n}\n", "class Scenes {\n  /// Leaves.", "  }\n}\n"),
      ("class Scenes { var a = 1 }", "class Scenes { var a = 1\n\n  /// Leaves.", "  }\n }"),
      (
        "#if canImport(UIKit)\n  class Scenes {\n    var a = 1\n  }\n#endif", "    var a = 1\n\n    /// Leaves.",
        "    }\n  }\n#endif"
      ),
      ("enum App {\n  class Scenes {\n  }\n}", "  class Scenes {\n    /// Leaves.", "    }\n  }\n}"),
    ])
  func shapes(mine: String, start: String, end: String) throws {
    let text = try adding(["leave(_:)"], to: "import CloudKit\nimport UIKit\n" + mine)
    #expect(text.contains(start), "\(text)")
    #expect(text.hasSuffix(end), "\(text)")
    #expect(SwiftFile(text).problem == nil)
  }

  @Test(
    "An existing member is recognised, however it is written",
    arguments: [
      "class Scenes { func left(_: UIScene, completionHandler _: @escaping (Bool) -> Void) {} }",
      "class Scenes { @objc public dynamic func left(_ s: UIScene,\n completionHandler done: @escaping Done = { _ in }) {} }",
      "class Scenes { func left(_ scene: UIScene) async -> Bool { true } }",
      "class Scenes {}\nextension Scenes { func left(_ a: A, completionHandler: B) {} }",
      "class Scenes {}\nextension App.Scenes: Sendable {\n#if DEBUG\nfunc left(_ a: A, completionHandler: B) {}\n#endif\n}",
      "class Scenes {\n#if os(iOS)\n  func left(_ a: A, completionHandler: B) {}\n#else\n  var a = 1\n#endif\n}",
      "#if os(iOS)\nclass Scenes { func `left`(_ a: A, completionHandler: B) {} }\n#endif",
    ])
  func present(mine: String) throws {
    #expect(try adding(["left(_:completionHandler:)"], to: mine) == mine)
  }

  @Test(
    "A member is not recognised in something with a similar name",
    arguments: [
      "class Scenes { func left(_ scene: UIScene) {} }", "class Scenes { func left() {} }",
      "class Scenes {}\nfunc left(_ a: A, completionHandler: B) {}",
      "class Scenes { func a() { func left(_ a: A, completionHandler: B) {} } }",
      "class Scenes { // func left(_ a: A, completionHandler: B) {}\n}",
      "class Scenes {}\nclass Other { func left(_ a: A, completionHandler: B) {} }",
    ])
  func absent(mine: String) throws {
    #expect(try adding(["left(_:completionHandler:)"], to: mine).contains("/// Has left."))
  }

  @Test("Line ends are those of the file, and its text is kept byte for byte")
  func lineEnds() throws {
    let mine =
      "import CloudKit\r\nimport UIKit\r\nclass Scenes {\r\n\tvar a = \"\u{301}\"   \r\n}\r\n// \u{1F468}\u{200D}\u{1F469}"
    let text = try adding(["leave(_:)"], to: mine)
    #expect(!text.replacing("\r\n", with: "").contains("\n"))
    #expect(
      text.utf8.starts(with: "import CloudKit\r\nimport UIKit\r\nclass Scenes {\r\n\tvar a = \"\u{301}\"   \r\n".utf8))
    #expect(text.hasSuffix("}\r\n// \u{1F468}\u{200D}\u{1F469}"))
  }

  @Test(
    "Imports that the new members may need are added at their place",
    arguments: [
      ("import UIKit\nclass Scenes {}", "import CloudKit\nimport UIKit\nclass"),
      (
        "// head\n\nimport Combine\n\nclass Scenes {}",
        "// head\n\nimport CloudKit\nimport Combine\nimport UIKit\n\nclass"
      ),
      ("class Scenes {}", "import CloudKit\n\nimport UIKit\n\nclass"),
      (
        "@preconcurrency import UIKit\nimport struct CloudKit.A\nclass Scenes {}",
        "@preconcurrency import UIKit\nimport struct"
      ),
    ])
  func imports(mine: String, start: String) throws {
    #expect(try adding(["leave(_:)"], to: mine).hasPrefix(start))
  }

  @Test("A file that is not Swift, lacks the class or has it twice is reported")
  func problems() throws {
    #expect(throws: MergeProblem.notSwift(line: 3)) {
      try adding(["leave(_:)"], to: "class Scenes {\n  func a() {}\n  func b( {}\n}\n")
    }
    #expect(throws: MergeProblem.lacksType("Scenes")) { try adding(["leave(_:)"], to: "extension Scenes {}") }
    #expect(throws: MergeProblem.declaresTwice("Scenes")) {
      try adding(["leave(_:)"], to: "#if DEBUG\nclass Scenes {}\n#else\nclass Scenes {}\n#endif")
    }
    #expect(throws: MergeProblem.tooDeep(line: 2)) {
      try adding(["leave(_:)"], to: "class Scenes {\n  func a(_ b: \(String(repeating: "[", count: 40))\n}\n")
    }
    #expect(MergeProblem.notSwift(line: nil).reason == "it is not valid Swift")
    #expect(MergeProblem.tooDeep(line: 2).reason == "its brackets are nested too deeply (line 2)")
  }

  @Test("A requirement is added to the protocol; if the file has none, it is reported")
  func protocols() throws {
    let page = """
      protocol Shopping: AnyObject {
        /// Pays.
        func pay(_ amount: Int) async
      }

      final class Shop: Shopping {
        func pay(_ amount: Int) async {}
      }

      """
    let mine = "protocol Shopping {\n    func go()\n}\nclass Shop: Shopping {\n    func go() {}\n}\n"
    let both = try adding(["pay(_:)"], to: mine, of: page)
    #expect(both.contains("    func go()\n\n  /// Pays.\n  func pay(_ amount: Int) async\n}\nclass"))
    let parsed = SwiftFile(page)
    let alone = try SwiftFile("class Shop {}").adding(parsed.members, of: parsed)
    #expect(alone.homeless.map(\.declaration) == ["func pay(_ amount: Int) async"])
    #expect(alone.added.map(\.type) == ["Shop"])
  }

  @Test("Overloads are distinguished by their types")
  func overloads() throws {
    let page = "class A {\n  func a(_ x: Int) {}\n\n  func a(_ x: [String: Any]) -> Bool { true }\n}\n"
    let text = try adding(["a(_:)"], to: "class A {\n  func a(_: [String : Any])->Bool { false }\n}\n", of: page)
    #expect(text == "class A {\n  func a(_: [String : Any])->Bool { false }\n\n  func a(_ x: Int) {}\n}\n")
  }

  @Test("Declarations that an added member mentions are added too, unless they exist; nothing else is")
  func helpers() throws {
    let page = SwiftFile(
      """
      class A {
        var window: UIWindow?

        func choose() { if wantsMap() { show() } }

        func wantsMap() -> Bool { wantsAll }

        var wantsAll: Bool { false }

        func show() {}

        func other() {}
      }
      """)
    let mine = SwiftFile("class A {\n  func show() { mine() }\n}\n")
    let addition = try mine.adding([page.members[1]], helpers: page.members, of: page)
    #expect(addition.added.map(\.name) == ["choose()", "wantsMap()", "wantsAll"])
    #expect(addition.text.contains("}\n\n  func choose()"))
  }

  @Test("Members whose types differ from the page's are reported")
  func differingTypes() throws {
    let member = try #require(SwiftFile(Self.generated).members.first { $0.name == "leave(_:)" })
    #expect(SwiftFile("class Scenes { func leave(_ s: UIScene) {} }").presence(of: member) == .same)
    #expect(SwiftFile("class Scenes { func leave(_ s: Any) {} }").presence(of: member) == .different)
    #expect(SwiftFile("class Scenes { func leave() {} }").presence(of: member) == .absent)
    #expect(member.declaration == "func leave(_ scene: UIScene)")
  }

  @Test(
    "A level of indentation is that of the members relative to their type",
    arguments: [
      ("class A {\n    var a = 1\n}", "    "), ("enum B {\n\tclass A {\n\t\tvar a = 1\n\t}\n}", "\t"),
      ("class A {}", nil),
      ("class A { var a = 1 }", nil), ("/* x */ class A {\n  /// a\n   var a = 1\n}", "   "),
    ])
  func indentation(text: String, unit: String?) {
    #expect(SwiftFile(text).indentation(in: "A") == unit)
  }
}
