import LifecycleModel
import Text

extension PageBuilder {
  /// Fewer parts are read one after another: to share them out would take longer.
  private static let fewestParts = 256
  /// How many parts a copy reads.
  private static let partsPerShare = 64
  /// How many parts are read before what they say is taken in: what is read and not yet taken needs room.
  private static let partsPerRound = 1024

  /// What a copy of the builder has read of some parts.
  private struct Fork<Result: Sendable>: Sendable {
    let share: ArraySlice<PagePart>
    let results: [Result]
    let builder: PageBuilder
  }

  /// Reads parts of a page one after another, and hands over what they say; those of a large page on all processors, each
  /// some of them with a copy of the builder.
  ///
  /// A copy knows the names that were there when it was made. Where one has added a name, what it and those behind it have
  /// read is forgotten, and read again in turn: the outcome is the same in any case.
  mutating func readEach<Result: Sendable>(
    _ parts: [PagePart], _ read: @Sendable (inout PageBuilder, PagePart) -> [Result],
    take: (inout PageBuilder, Result) -> Void
  ) {
    var rest = parts[...]
    while rest.count >= Self.fewestParts {
      let round = rest.prefix(Self.partsPerRound)
      for fork in forks(reading: round, read) {
        guard takeReports(of: fork.builder) else { break }
        for result in fork.results { take(&self, result) }
        rest = rest.dropFirst(fork.share.count)
      }
      if rest.startIndex < round.endIndex { break }
    }
    for part in rest {
      for result in read(&self, part) { take(&self, result) }
    }
  }

  private func forks<Result: Sendable>(
    reading parts: ArraySlice<PagePart>, _ read: @Sendable (inout PageBuilder, PagePart) -> [Result]
  ) -> [Fork<Result>] {
    let shares = stride(from: parts.startIndex, to: parts.endIndex, by: Self.partsPerShare).map {
      parts[$0..<min($0 + Self.partsPerShare, parts.endIndex)]
    }
    let begin = withoutOutcome
    return shares.concurrentMap { share in
      var builder = begin
      let results = share.flatMap { read(&builder, $0) }
      return Fork(share: share, results: results, builder: builder)
    }
  }

  /// The builder with the names that it knows, and without what follows from having read statements: who shares a list with
  /// it has to copy the list before adding to it.
  private var withoutOutcome: PageBuilder {
    var copy = self
    copy.forgetReports()
    copy.lifecycle.transitions = []
    copy.lifecycle.scenarios = []
    copy.sourceMap.transitions = []
    copy.sourceMap.scenarios = []
    return copy
  }
}
