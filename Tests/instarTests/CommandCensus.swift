import Diagnostics
import Documents
import LifecycleModel
import LifecyclePaths
import Reports
import SwiftGeneration
import TestSupport

@testable import instar

/// Every command in every format, made from the registries, so that it includes new formats.
enum CommandCensus {
  /// The pages to which each command is applied, besides the bundled ones: hostile names, other languages, every shape.
  static let fixtures = ["hostile-names", "ja-scene-delegate", "ko-app-life", "shapes"]

  /// A page with a region of each kind.
  static let regions =
    [
      "table order from scene-phase", "graph mermaid from uikit-scenes", "graph svg from shapes.md as states.svg",
      "compare SceneDelegate ScenePhase from scene-phase", "diff uikit-app uikit-scenes",
    ].map { "<!-- instar:begin \($0) -->\n<!-- instar:end -->\n" }.joined(separator: "\n")

  /// The commands, of those in many formats a fifth unless all cases are tried; a word that begins with `@` is the path of a
  /// page, in whatever form. Output that a command does not print, it writes below `out`.
  static let commands: [[String]] =
    Seeds.cases(of: graphs + tables + diffs + comparisons + catalogs + runs + checks, oneIn: 5) + folders
    + Seeds.cases(of: wikis + scaffolds, oneIn: 5)

  private static let graphs: [[String]] = GraphTarget.names.flatMap { name in
    views(of: name).flatMap { view in
      [
        ["graph", "uikit-scenes", "--format", name, "--view", view, "-o", "out/graph/scenes-\(view).\(name)"],
        ["graph", "@hostile-names.md", "--format", name, "--view", view, "-o", "out/graph/hostile-\(view).\(name)"],
      ]
    }
  }

  private static let tables: [[String]] = TableKind.allCases.flatMap { kind in
    TableFormat.allCases.flatMap { format in
      ["uikit", "@ja-scene-delegate.md"].map { ["table", $0, "--kind", kind.rawValue, "--format", format.rawValue] }
    }
  }

  private static let diffs: [[String]] = DiffFormat.allCases.flatMap { format in
    [
      ["diff", "uikit-app", "uikit-scenes", "--format", format.rawValue, "-o", "out/diff/pages.\(format)"],
      [
        "diff", "uikit", "--from", "iOS 12", "--to", "iOS 27", "--format", format.rawValue,
        "-o", "out/diff/versions.\(format)",
      ],
      ["diff", "shapes.md", "hostile-names.md", "--format", format.rawValue, "-o", "out/diff/others.\(format)"],
    ]
  }

  private static let comparisons: [[String]] = ComparisonFormat.allCases.flatMap { format in
    [
      ["compare", "scene-phase", "--format", format.rawValue],
      ["compare", "uikit-app", "uikit-scenes", "--format", format.rawValue],
    ]
  }

  private static let runs: [[String]] =
    TestPlanFormat.allCases.flatMap { format in
      CoverGoal.allCases.map { ["paths", "@shapes.md", "--cover", $0.rawValue, "--format", format.rawValue] }
    }
    + AnswerFormat.allCases.map { ["when", "interruption", "--format", $0.rawValue] }
    + SimulationFormat.names.map { format in
      ["simulate", "uikit-scenes", "--random", "20", "--seed", "7", "--format", format, "-o", "out/run.\(format)"]
    }

  private static let checks: [[String]] = DiagnosticFormat.allCases.map { format in
    ["check", "misspelt.md", "refuted.md", "hostile-names.md", "--format", format.rawValue]
  }

  private static let catalogs: [[String]] = CatalogFormat.allCases.map { format in
    ["catalog", "UISceneDelegate", "NSApplicationDelegate", "--format", format.rawValue]
  }

  private static let folders: [[String]] =
    [
      ["generate", "uikit-scenes"] + fixtures.map { "@\($0).md" } + ["-o", "out/all"],
      ["update", "regions.md"],
      ["pages"], ["specs"], ["formats"], ["explain"], ["explain", "refuted-rule"], ["catalog"],
    ]

  private static let wikis: [[String]] =
    WikiHost.allCases.map {
      ["generate", "uikit-scenes", "--only", "wiki", "--wiki-host", $0.rawValue, "-o", "out/wiki-\($0)"]
    }
    + Language.allCases.map {
      ["generate", "scene-phase", "--only", "wiki,tables", "--language", $0.rawValue, "-o", "out/\($0.rawValue)"]
    }

  private static let scaffolds: [[String]] = SwiftOptions.Logger.allCases.flatMap { logger in
    SwiftOptions.Style.allCases.map { style in
      [
        "scaffold", "uikit-scenes", "--monitor", "--signposts", "--logger", logger.rawValue,
        "--style", style.rawValue, "-o", "out/scaffold/\(logger)-\(style)",
      ]
    }
  }

  private static func views(of format: String) -> [String] {
    ((try? GraphTarget(named: format))?.views ?? []).map(\.rawValue)
  }
}
