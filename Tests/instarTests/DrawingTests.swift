import Diagrams
import Emission
import TestSupport
import Testing

@testable import instar

@Suite("Drawing with Graphviz", .tags(.timed))
struct DrawingTests {
  private let sandbox: Sandbox
  private let pictures = ["a", "b"].map { Picture(dot: "digraph { \($0) }", title: $0, description: "One node") }

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
  }

  private func program(_ text: String) throws -> String {
    try sandbox.write("#!/bin/bash\n" + text, to: "bin/dot", executable: true)
    return sandbox.folder.appending(path: "bin/dot").path
  }

  @Test("A run draws one picture, with its own texts")
  func draws() async throws {
    let log = sandbox.folder.appending(path: "log").path
    let dot = try program("echo run >> '\(log)'; exec dot \"$@\"")
    let drawing = try await Drawing(of: pictures, as: .svg, with: dot)
    #expect(drawing.problem == nil)
    #expect(pictures.allSatisfy { drawing.texts[$0]?.contains("<title") == true })
    #expect(sandbox.read("log") == "run\nrun\n")
    #expect(try await Drawing(of: [], as: .svg, with: "/nonexistent").problem == nil)
  }

  @Test("A picture is the same whatever is drawn with it")
  func independent() async throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "scene-phase" }).lifecycle
    let views = GraphView.allCases.map { Picture(of: lifecycle, view: $0) }
    let together = try await Drawing(of: views, as: .svg)
    for view in views {
      #expect(try await Drawing(of: [view], as: .svg).files == together.files.filter { $0.key == view })
    }
  }

  @Test("simulate draws the path, in the format of the file's extension")
  func runPath() async throws {
    let run = try await sandbox.instar("simulate", "uikit-scenes", "launch", "leave", "-o", "walk.svg")
    #expect(run == ProgramRun(status: 0, output: "", messages: ""))
    let svg = try #require(sandbox.read("walk.svg"))
    #expect(svg.contains("Path from Not running:") && svg.contains("#2") && svg.contains("● here"))
    let dot = try await sandbox.instar("simulate", "uikit-scenes", "launch", "leave", "--format", "dot")
    #expect(dot.output.hasPrefix("digraph") && dot.output.contains("● here"))
  }

  @Test("A dot that takes too long is stopped with its child processes; finished pictures are used", .tags(.slow))
  func timeout() async throws {
    let dot = try program(
      """
      if grep -q '{ a }' "$3"; then exec dot -Tsvg -O "$3"; fi
      printf '<svg>half' > "$3.svg"; sleep 60 & echo $! > '\(sandbox.folder.path)/pid'; sleep 60
      """)
    let start = ContinuousClock.now
    let drawing = try await Drawing(of: pictures, as: .svg, with: dot, limit: .seconds(8))
    #expect(start.duration(to: .now) < .seconds(50))
    #expect(pictures.map { drawing.files[$0] != nil } == [true, false])
    let problem = try #require(drawing.problem)
    #expect(problem.message == "1 picture is missing: Graphviz's 'dot' took longer than 8 seconds and was stopped")
    #expect(problem.help?.contains("--event NAME") == true)
    #expect(try await sandbox.shell("ps -o stat= -p $(cat pid) | grep -v Z").status == 1)
  }

  @Test("If dot fails, its message is quoted")
  func failing() async throws {
    let dot = try program("echo 'syntax error in line 1' >&2; exit 1")
    let drawing = try await Drawing(of: pictures, as: .png, with: dot)
    #expect(drawing.files.isEmpty)
    #expect(
      drawing.problem?.message == "2 pictures are missing: Graphviz's 'dot' could not draw: syntax error in line 1")
  }

  @Test("What dot has drawn before an error is no picture")
  func partial() async throws {
    let dot = try program("dot -Tsvg -O \"$3\"; echo 'memory exhausted' >&2; exit 1")
    let drawing = try await Drawing(of: pictures, as: .svg, with: dot)
    #expect(drawing.files.isEmpty)
    #expect(drawing.problem?.message.hasSuffix("could not draw: memory exhausted") == true)
  }

  @Test("A picture that is too much for dot does not prevent others, and the message says what happened")
  func crashing() async throws {
    let dot = try program(
      """
      if grep -q much "$3"; then kill -SEGV $$; fi
      dot -Tsvg -O "$3"
      """)
    let large = Picture(dot: "digraph { much; more }", title: "Large", description: "Two nodes")
    let drawing = try await Drawing(of: [large] + pictures, as: .svg, with: dot)
    #expect(([large] + pictures).map { drawing.files[$0] != nil } == [false, true, true])
    #expect(
      drawing.problem?.message == "1 picture is missing: Graphviz's 'dot' could not draw: it crashed (signal 11)")
  }

  @Test("Without dot the texts are still written, and the message says how to install it")
  func missingDot() async throws {
    let run = try await sandbox.instar(["generate", "order.md"], environment: ["PATH": "/nonexistent"])
    #expect(run.status == 2)
    #expect(
      run.messages.hasSuffix(
        """
        error: 6 pictures are missing: Graphviz's 'dot' is not installed
        help: Install it: 'brew install graphviz' (macOS), 'apt-get install graphviz' (Debian, Ubuntu)

        """))
    #expect(sandbox.read("Output/order/states.dot") != nil)
    #expect(sandbox.read("Output/order/states.svg") == nil)
    let text = try await sandbox.instar(["graph", "order.md"], environment: ["PATH": "/nonexistent"])
    #expect(text.status == 0)
    let svg = try await sandbox.instar(["graph", "order.md", "--format", "svg"], environment: ["PATH": "/nonexistent"])
    #expect(svg.status == 2)
    #expect(svg.output == "")
  }

  @Test("The command stops a hanging dot after twenty seconds, and the texts are written", .tags(.slow))
  func hangingDot() async throws {
    _ = try program("sleep 120")
    let run = try await sandbox.shell("PATH=\"$PWD/bin:$PATH\" instar generate order.md")
    #expect(run.status == 2)
    #expect(run.messages.contains("took longer than 20 seconds and was stopped"))
    #expect(sandbox.read("Output/order/states.dot") != nil)
  }

  @Test("An interrupted command also ends dot and leaves no temporary files")
  func interruption() async throws {
    _ = try program("echo $$ > pid; sleep 60")
    let run = try await sandbox.shell(
      """
      mkdir tmp; export TMPDIR="$PWD/tmp" PATH="$PWD/bin:$PATH"
      instar generate order.md & command=$!
      while [ ! -s pid ]; do sleep 0.05; done
      kill -TERM $command; wait $command; echo "status $?"
      ps -o stat= -p $(cat pid) | grep -v Z; ls tmp
      """)
    #expect(run.output == "status 143\n")
  }
}
