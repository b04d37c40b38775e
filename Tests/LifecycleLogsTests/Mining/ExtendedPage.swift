import LifecycleLogs
import LifecycleModel

/// A page with what logs add to it, as the program does it.
struct ExtendedPage {
  /// The page with the changes.
  let result: PageExtension
  /// The callbacks that the logs would show.
  let observed: ObservedCallbacks

  /// Extends a page.
  init(_ page: Lifecycle, by texts: [String]) {
    var survey = LogSurvey(page)
    var first = LogReader(MessageReader(page))
    var reader = LifeReader(page)
    for (number, text) in texts.enumerated() {
      first.begin(file: number)
      first.read(Array(text.utf8)[...]) { event, _ in survey.take(event) }
      first.end { event, _ in survey.take(event) }
      reader.begin(file: number)
      reader.read(Array(text.utf8)[...])
      reader.end()
    }
    observed = survey.observed
    var options = PageExtension.Options(observed: observed)
    options.files = texts.indices.map { "\($0 + 1).log" }
    result = PageExtension(page, by: reader.lives, options)
  }
}
