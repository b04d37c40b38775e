import LifecycleModel
import Testing

@Suite("Sets of elements")
struct ElementSetTests {
  @Test("A set has each inserted element once, in page order")
  func elements() {
    var set = ElementSet<State>()
    for index in [200, 0, 64, 63, 200] { set.insert(StateID(index)) }
    #expect(Array(set) == [0, 63, 64, 200].map { StateID($0) })
    #expect(!set.insert(StateID(64)) && set.insert(StateID(65)))
    #expect(set.contains(StateID(65)) && !set.contains(StateID(1)) && !set.contains(StateID(100_000)))
    #expect(set == ElementSet([65, 200, 64, 63, 0].map { StateID($0) }))
    #expect(Array(ElementSet<State>()) == [])
  }
}
