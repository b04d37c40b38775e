import Documents
import LifecycleDiff
import LifecycleModel
import LifecycleReader
import TestSupport
import Testing

@testable import Reports

/// Diffs of the bundled pages that several tests use.
enum DiffSamples {
  /// A diff with a name for its goldens.
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let report: DiffReport
    let guide: Document

    var testDescription: String { name }
  }

  /// Diffs that have goldens: two pages, one page at two versions, and no change.
  static let recorded = [
    sample("uikit-app-to-scenes", bundled("uikit-app"), "uikit-app", bundled("uikit-scenes"), "uikit-scenes"),
    sample("uikit-12-to-13", bundled("uikit", at: 12), "uikit at iOS 12", bundled("uikit", at: 13), "uikit at iOS 13"),
    sample("uikit-26-to-27", bundled("uikit", at: 26), "uikit at iOS 26", bundled("uikit", at: 27), "uikit at iOS 27"),
    sample("no-change", bundled("uikit-scenes"), "uikit-scenes", bundled("uikit-scenes"), "uikit-scenes"),
  ]

  /// From the app delegate alone to scenes.
  static let toScenes = recorded[0].report

  /// Each page of the repository against its neighbours; in `make test-long`, against each other one.
  ///
  /// Made once, for it takes a while.
  static let pairs: [Sample] = {
    let pages = JudgedPages.all
    return pages.indices.flatMap { old in
      pages.indices.filter { $0 != old && (Seeds.areAll || abs($0 - old) == 1) }.map { new in
        let (old, new) = (pages[old], pages[new])
        return sample("\(old.name) to \(new.name)", old.lifecycle, old.name, new.lifecycle, new.name)
      }
    }
  }()

  private static func sample(
    _ name: String, _ old: Lifecycle, _ oldName: String, _ new: Lifecycle, _ newName: String
  ) -> Sample {
    let report = DiffReport(LifecycleChanges(from: old, to: new), from: oldName, to: newName)
    return Sample(name: name, report: report, guide: GuideSubject(report).guide())
  }

  private static func bundled(_ name: String, at version: Int? = nil) -> Lifecycle {
    guard let page = TestPage.bundled.first(where: { $0.name == name }) else { return Lifecycle() }
    return version.map { page.reading.at(VersionSelection(PlatformVersion("iOS", Version($0)))).lifecycle }
      ?? page.lifecycle
  }
}
