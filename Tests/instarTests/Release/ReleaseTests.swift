import instar

#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import instar

  /// The output of `make release`, installed as a user installs it, on a system that has never had Swift.
  @Suite(
    "The release", .tags(.packages), .serialized, .enabled(if: BareDebian.isWanted, "\(BareDebian.reason)"))
  struct ReleaseTests {
    private static let files = [
      "bin/instar", "share/bash-completion/completions/instar", "share/fish/vendor_completions.d/instar.fish",
      "share/man/man1/instar.1", "share/zsh/site-functions/_instar",
    ]

    @Test("It is installed at its place, and uninstalled, whatever the folder is called")
    func installs() async throws {
      let sandbox = try Sandbox()
      let destination = "DESTDIR=\(sandbox.folder.path)/a package's"
      let make = ["make", "--no-print-directory", "-C", Repository.root.path, destination, "PREFIX=/opt/it"]
      let install = try await ProgramRun(make + ["install"])
      #expect(install.status == 0 && install.text.hasPrefix("Installed \(InstarVersion.current): "), "\(install)")
      #expect(sandbox.files(in: "a package's/opt/it") == Self.files)
      #expect(try await ProgramRun(make + ["uninstall"]).status == 0)
      #expect(sandbox.files(in: "") == [])
    }

    @Test("It prints, lists, checks and generates the same as elsewhere")
    func runs() async throws {
      let debian = try await BareDebian()
      #expect(try await debian.shell("command -v swift dot git").status != 0)
      #expect(try await debian.shell("instar --version").text == InstarVersion.current + "\n")
      #expect(try await debian.shell("instar specs").text.contains("uikit-scenes"))
      let check = try await debian.shell("instar check uikit-scenes")
      #expect(check.status == 0 && check.output == "" && check.messages.hasPrefix("uikit-scenes: 8 states"), "\(check)")
      let misspelt = try await debian.shell(
        "instar init order.md --from uikit-scenes && sed -i 's/→ Active/→ Activ/' order.md && instar check order.md")
      #expect(misspelt.status == 1 && misspelt.text.contains("help: Replace 'Activ' with 'Active'"), "\(misspelt)")
      let table = try await debian.shell("instar table uikit-scenes --format json")
      #expect(table.status == 0 && table.text.contains("\"kind\": \"order\""), "\(table)")
    }

    @Test("Without Graphviz it generates everything but pictures, and says why")
    func generates() async throws {
      let debian = try await BareDebian()
      let run = try await debian.shell("instar generate uikit-scenes -o made")
      #expect(run.status == 2 && run.text.contains("Graphviz's 'dot' is not installed"), "\(run)")
      #expect(try await debian.shell("cat made/uikit-scenes/Swift/SceneDelegate.swift").text.contains("import UIKit"))
    }

    @Test("Its preview responds, and ends on a signal")
    func previews() async throws {
      let run = try await BareDebian().shell(
        """
        instar preview uikit-scenes --port 0 2>said & pid=$!
        for wait in $(seq 200); do grep -qs Ctrl-C said && break; sleep 0.05; done
        port=$(sed -n 's|.*:\\([0-9]*\\)/ .*|\\1|p' said)
        exec 3<>/dev/tcp/127.0.0.1/$port
        printf 'GET /page HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3
        head -1 <&3; kill $pid; wait $pid
        """)
      #expect(run.status == 0 && run.text == "HTTP/1.1 200 OK\r\n", "\(run)")
    }

    @Test("The program needs only the system's libraries")
    func libraries() async throws {
      let needed = try await BareDebian().shell("ldd $(command -v instar) | sed 's/[ (].*//'").text
      let names = Set(needed.split(whereSeparator: \.isWhitespace).map { $0.split(separator: "/").last ?? $0 })
      #expect(
        names.isSubset(of: [
          "linux-vdso.so.1", "libm.so.6", "libc.so.6", "libgcc_s.so.1", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1",
        ]))
      #expect(names.contains("libc.so.6"))
    }

    @Test("The program runs on Ubuntu 22.04: it needs no symbol of a newer C library")
    func symbols() async throws {
      let table = try await ProgramRun(["objdump", "-T", Repository.root.appending(path: "dist/bin/instar").path])
      let versions = table.output.matches(of: /GLIBC_2\.(\d+)/).compactMap { Int($0.1) }
      #expect(versions.count > 100)
      #expect(try #require(versions.max()) <= 35)
    }

    @Test("Its archive and its bundle have their names and digests; the archive is downloaded and run")
    func packed() async throws {
      let pack = try await ProgramRun(["make", "-C", Repository.root.path, "archive", "artifactbundle"])
      #expect(pack.status == 0, "\(pack)")
      let sums = try String(contentsOf: Repository.root.appending(path: "dist/SHA256SUMS"), encoding: .utf8)
      let names = sums.split(separator: "\n").map { String($0.dropFirst(64)) }
      #if arch(arm64)
        let triple = "aarch64-unknown-linux-gnu"
      #else
        let triple = "x86_64-unknown-linux-gnu"
      #endif
      #expect(names == ["  instar-\(InstarVersion.current)-\(triple).tar.gz", "  instar.artifactbundle.zip"])
      let debian = try await BareDebian()
      let get = try await ProgramRun([
        Repository.root.appending(path: "Scripts/get.sh").path, Repository.root.appending(path: "dist").absoluteString,
        debian.root.appending(path: "unpacked").path,
      ])
      #expect(get.status == 0, "\(get)")
      #expect(try await debian.shell("unpacked/bin/instar --version").text == InstarVersion.current + "\n")
    }

    @Test("The manual is of this version, and documents every command")
    func manual() throws {
      let page = Repository.root.appending(path: "dist/share/man/man1/instar.1")
      let text = try String(contentsOf: page, encoding: .utf8)
      #expect(text.contains("\n.Os Instar \(InstarVersion.current)\n"))
      for command in Instar.configuration.subcommands {
        let name = command._commandName
        #expect(text.contains("\n.It Em \(name)\n"), "\(name)")
      }
    }
  }
#endif
