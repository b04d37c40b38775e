import LifecycleModel
import Testing

@testable import Diagrams

@Suite("Positions of labels")
struct LabelStationsTests {
  /// Four states in a column; the last three lead back to the first.
  private func places(_ transitions: [(Int, Int)]) -> [ArrowPlaces.Place] {
    transitions.map { source, target in
      ArrowPlaces.Place(
        tail: .state(StateID(source)), head: .state(StateID(target)), tailCluster: nil, headCluster: nil,
        position: source, isBackward: target < source, isStep: target == source + 1)
    }
  }

  private let column = [(0, 1), (1, 2), (2, 3), (2, 0), (3, 0)]

  @Test("In a narrow picture every arrow is straight")
  func narrow() {
    let stations = LabelStations(places(column), columns: [10, 10, 10, 10, 10], initial: .state(StateID(0)))
    #expect(!stations.isCrowded)
    #expect(stations.stations == [nil, nil, nil, nil, nil])
  }

  @Test("In a crowded picture, the labels of long arrows are at the end with more room, the widest first")
  func crowded() {
    let stations = LabelStations(places(column), columns: [90, 60, 5, 50, 40], initial: .state(StateID(0)))
    #expect(stations.isCrowded)
    #expect(stations.stations == [nil, nil, nil, .lower, .lower])
  }

  @Test("An arrow without a label is straight")
  func unlabelled() {
    let stations = LabelStations(places(column), columns: [120, 60, 5, 0, 40], initial: .state(StateID(0)))
    #expect(stations.stations == [nil, nil, nil, nil, .lower])
  }
}
