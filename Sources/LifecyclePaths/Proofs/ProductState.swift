/// The states of all scenes together with that of the monitor.
struct ProductState: Hashable, Sendable {
  /// The place of each scene in its automaton, the watched one's first.
  var places: [Int]
  /// The monitor's state between two events.
  var monitor: Monitor.State

  /// Encodes product states as numbers; `nil` if there are too many for that.
  struct Code: Sendable {
    private let counts: [Int]

    init?(_ scenes: [SceneAutomaton]) {
      counts = scenes.map(\.count)
      var product = Monitor.State.count
      for count in counts {
        let (larger, overflows) = product.multipliedReportingOverflow(by: count)
        guard !overflows else { return nil }
        product = larger
      }
    }

    /// The number of a product state.
    func number(of productState: ProductState) -> Int {
      zip(productState.places, counts).reduce(productState.monitor.number) { $0 * $1.1 + $1.0 }
    }

    /// The product state of a number.
    func productState(_ number: Int) -> ProductState {
      var rest = number
      var places = counts
      for index in counts.indices.reversed() {
        places[index] = rest % counts[index]
        rest /= counts[index]
      }
      return ProductState(places: places, monitor: Monitor.State(rest))
    }
  }
}
