import TestSupport
import Testing

/// A file that repeats one construct of its language, and the command that reads it.
private struct Repetition: Sendable, CustomTestStringConvertible {
  let command: String
  let file: String
  let head: String
  /// The construct; `§` is the number of the repetition, `¶` the next one.
  let unit: String
  /// What closes each repetition, behind all of them.
  let closing: String
  let tail: String

  init(_ command: String, _ file: String, _ unit: String, closing: String = "", head: String = "", tail: String = "\n")
  {
    (self.command, self.file, self.unit) = (command, file, unit)
    (self.closing, self.head, self.tail) = (closing, head, tail)
  }

  var testDescription: String { "\(command) \(file): \(unit.prefix(40))" }

  func text(bytes: Int) -> String {
    let count = max(1, bytes / (unit.utf8.count + closing.utf8.count))
    let isNumbered = unit.contains("§") || unit.contains("¶")
    let units = (0..<count).map { number in
      isNumbered ? unit.replacing("§", with: "\(number)").replacing("¶", with: "\(number + 1)") : unit
    }
    return head + units.joined() + String(repeating: closing, count: count) + tail
  }
}

extension Repetition {
  /// A small app, beside each file.
  static let app = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {\n}\n"

  private static func swift(_ unit: String, closing: String = "", head: String = "", tail: String = "\n") -> Repetition
  {
    Repetition("audit", "A.swift", unit, closing: closing, head: head, tail: tail)
  }

  /// A page of two states, and what its outputs are made of.
  private static func page(_ unit: String, _ head: String = "", tail: String = "\n") -> Repetition {
    let top =
      "# B\n\n- Platform: iOS\n- Version: 10 to 20\n\n## States\n\n- **A** (initial)\n- **B**\n\n## Transitions\n\n"
    return Repetition("generate", "a.md", unit, head: top + head, tail: tail)
  }

  static let all: [Repetition] = [
    // Names of types and what they inherit.
    swift("class C§: UIViewController {}\n"), swift("class C¶: C§ {}\n"), swift("class C§: C¶ {}\n"),
    swift("typealias T§ = T¶\n"), swift("extension AppDelegate { func f§() {} }\n"),
    swift("class C§ { ", closing: "}"), swift("P§, ", head: "class Q: ", tail: "R {}\n"),
    // Statements and expressions.
    swift("if a { ", closing: "}", head: "func f() {\n", tail: "\n}\n"),
    swift(" else if a {}", head: "func f() { if a {}", tail: " }\n"), swift(".b()", head: "let x = a"),
    swift(" + 1", head: "let x = 1"), swift("a ? b : ", head: "let x = ", tail: "c\n"),
    swift("1, ", head: "let x = [", tail: "]\n"), swift("[", closing: "]", head: "let x = "),
    swift("{ ", closing: "}", head: "let x = "), swift("A<", closing: ">", head: "let x: ", tail: "B\n"),
    swift("?", head: "let x: A"), swift("case .c§: break\n", head: "func f() { switch x {\n", tail: "} }\n"),
    // Comments, strings, conditions of compilation.
    swift("/*", closing: "*/"), swift("\"\\("), swift("#"), swift("\""),
    swift("\\(a) ", head: "let s = \"", tail: "\"\n"),
    swift("// instar:allow dead-callback\n"),
    // What rules look for.
    swift(
      "func applicationDidBecomeActive(_ a§: UIApplication) {}\n", head: "extension AppDelegate {\n", tail: "}\n"),
    swift("UIApplication.shared.windows.first\n", head: "extension AppDelegate { func g() {\n", tail: "} }\n"),
    swift("self.window = UIWindow(frame: .zero)\n", head: "extension AppDelegate { func g() {\n", tail: "} }\n"),
    Repetition("audit", "A.m", "@interface C¶ : C§\n@end\n"), Repetition("audit", "A.m", "[a ", closing: "]"),
    Repetition("audit", "A.m", "/*"), Repetition("audit", "A.m", "@\""),
    Repetition(
      "audit", "Info.plist", "<key>K§</key><string>v</string>\n",
      head: "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\n", tail: "</dict></plist>\n"),
    Repetition(
      "audit", "Info.plist", "<array>", closing: "</array>",
      head: "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict><key>a</key>", tail: "</dict></plist>\n"),
    Repetition(
      "audit", "project.yml", "  T§:\n    type: application\n    platform: iOS\n    sources: [.]\n",
      head: "name: A\ntargets:\n"),
    Repetition(
      "audit", "project.yml", "      - path: .\n",
      head: "name: A\ntargets:\n  T:\n    type: application\n    platform: iOS\n    sources:\n"),
    // Diagrams, machines and articles.
    Repetition("import", "a.mmd", "S§ --> S¶ : e§\n", head: "stateDiagram-v2\n[*] --> A\n"),
    Repetition("import", "a.mmd", "A --> B : Go\n", head: "stateDiagram-v2\n[*] --> A\n"),
    Repetition("import", "a.mmd", "state S§ {\n", closing: "}\n", head: "stateDiagram-v2\n[*] --> A\n"),
    Repetition("import", "a.mmd", "sceneDidBecomeActive(_:), ", head: "stateDiagram-v2\nA --> B : "),
    Repetition("import", "a.mmd", " --> A¶", head: "flowchart TD\nA0"),
    Repetition("import", "a.puml", "S§ --> S¶ : e§\n", head: "@startuml\n[*] --> A\n", tail: "@enduml\n"),
    Repetition("import", "a.puml", "A : entry / x\n", head: "@startuml\n[*] --> A\n", tail: "@enduml\n"),
    Repetition("import", "a.dot", "S§ -> S¶ [label=\"e§\"];\n", head: "digraph {\n", tail: "}\n"),
    Repetition("import", "a.dot", "A -> B;\n", head: "digraph {\n", tail: "}\n"),
    Repetition("import", "a.dot", "p§ [shape=point]; p§ -> A;\n", head: "digraph {\n", tail: "}\n"),
    Repetition("import", "a.dot", "S§ -> S¶; ", head: "digraph { ", tail: "}\n"),
    Repetition(
      "import", "a.mmd", "s§ --> t§\n--\n", head: "stateDiagram-v2\n[*] --> A\nstate P {\n", tail: "a --> b\n}\n"),
    Repetition(
      "import", "a.json", "\"s§\":{\"on\":{\"E\":\"s¶\"}},", head: "{\"id\":\"a\",\"initial\":\"s0\",\"states\":{",
      tail: "\"z\":{}}}"),
    Repetition(
      "import", "a.json", "\"E§\":\"z\",", head: "{\"id\":\"a\",\"initial\":\"s\",\"states\":{\"s\":{\"on\":{",
      tail: "\"F\":\"z\"}},\"z\":{}}}"),
    Repetition("import", "a.md", "S§ -> S¶\n\n", head: "# App\n\n"),
    Repetition(
      "import", "a.md", "- State§: the app is in it.\n", head: "# App\n\n- Active\n- Inactive\n- Background\n"),
    Repetition("import", "a.md", " -> S¶", head: "# App\n\nS0"),
    Repetition("import", "a.md", "- `sceneDidBecomeActive(_:)`\n", head: "# App\n\n"),
    Repetition("import", "a.md", "The app moves from Inactive to Active. ", head: "# App\n\n"),
    Repetition(
      "import", "a.md", "| Inactive | Active | sceneDidBecomeActive(_:) |\n",
      head: "# App\n\n| From | To | Calls |\n|---|---|---|\n"),
    Repetition("import", "a.md", "## Active §\n\n`sceneDidBecomeActive(_:)`\n\n", head: "# App\n\n"),
    Repetition("import", "a.md", "```mermaid\nstateDiagram-v2\nA --> B\n```\n\n", head: "# App\n\n"),
    // Pages of which outputs are made.
    page("| E§ | A | B |\n", "| Event | From | To |\n|---|---|---|\n"),
    page("### E§: A → B\n\n1. `Own.one()`\n\n"), page("- Go: A → B [g§]\n"),
    page(" → B → A", "### E: A"), page("§. `Own.c§()`\n", "### E: A → B\n\n"),
    page("- `D§`: one per scene\n", "## Delegates\n\n"), page("- `Own.c§()`: text\n", "## Callbacks\n\n"),
    page("### S§\n\n1. Go\n2. Back\n\n", "- Go: A → B\n- Back: B → A\n\n## Scenarios\n\n"),
    page("- **S§**\n", "## States\n\n"), page("- E§: A → B: `Own.c()` (since iOS 10.§)\n"),
    page("`Own.c§()` or ", "- Go: A → B: `Own.c()`\n\n## Rules\n\n- ", tail: "`Own.c()` before `Own.d()`\n"),
    page("- `Own.c§()` before `Own.c¶()`\n", "- Go: A → B: `Own.c()`\n\n## Rules\n\n"),
  ]
}

@Suite("Files that repeat one construct", .tags(.timed))
struct RepetitionLaws {
  /// An eighth of the constructs by default.
  private static let chosen = Seeds.cases(of: Repetition.all, oneIn: 8)

  @Test(
    "Twice as much of any construct takes at most three times as long to audit, import and generate", arguments: chosen)
  private func growth(construct: Repetition) async throws {
    let sandbox = try Sandbox()
    let bytes = 40_000
    for (folder, size) in [("half", bytes / 2), ("whole", bytes)] {
      try sandbox.write(Repetition.app, to: "\(folder)/AppDelegate.swift")
      try sandbox.write(construct.text(bytes: size), to: "\(folder)/\(construct.file)")
    }
    let file = construct.command == "audit" ? "." : construct.file
    // Of the processor alone, however many other programs run.
    let run = try await sandbox.shell(
      """
      TIMEFORMAT=%U
      # Graphviz has limits of its own.
      mkdir bin && printf '#!/bin/sh\nexit 1\n' >bin/dot && chmod +x bin/dot
      [ \(construct.command) = generate ] && PATH=$PWD/bin:$PATH
      for folder in half whole; do
        { time ( cd $folder; instar \(construct.command) \(file) >/dev/null 2>error ); } 2>&1
        grep -q "Fatal error" $folder/error && exit 1
      done
      true
      """)
    #expect(run.status == 0)
    let times = run.output.split(separator: "\n").compactMap { Double($0) }
    try #require(times.count == 2, "\(run.text)")
    // Of times that short, the constant part is more than what is measured.
    #expect(times[1] < 0.5 || times[1] < times[0] * 3, "\(times[0]) s for half, \(times[1]) s for all")
  }
}
