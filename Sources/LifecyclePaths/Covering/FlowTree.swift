/// The basis of a flow: a spanning tree of arcs, each with its flow; all other arcs have none.
struct FlowTree {
  /// The cost of a unit on the tree's path from the root to each node.
  private(set) var potentials: [Int]
  /// The arc between each node and its parent.
  private(set) var arcs: [Int]
  /// The flow on that arc.
  private(set) var flows: [Int]
  private var isUpward: [Bool]
  private var parents: [Int]
  private var depths: [Int]
  private var firstChildren: [Int]
  private var nextSiblings: [Int]
  private var previousSiblings: [Int]

  /// Creates a tree of the root alone.
  init(nodeCount: Int, root: Int) {
    let none = Array(repeating: -1, count: nodeCount)
    potentials = Array(repeating: 0, count: nodeCount)
    flows = potentials
    depths = potentials
    isUpward = Array(repeating: false, count: nodeCount)
    (arcs, parents, firstChildren, nextSiblings, previousSiblings) = (none, none, none, none, none)
  }

  /// Adds a leaf to a parent; the arc leads to the parent or from it.
  mutating func hang(_ node: Int, on parent: Int, by arc: Int, isUpward: Bool, flow: Int, potential: Int) {
    attach(node, to: parent, by: arc, isUpward: isUpward, flow: flow)
    potentials[node] = potential
    depths[node] = depths[parent] + 1
  }

  /// Adds an arc, moves flow around the cycle that it closes until an arc is empty, and removes that arc.
  mutating func enter(_ arc: Int, from tail: Int, to head: Int, costs: [Int]) {
    guard let leaving = leavingNode(from: tail, to: head) else { return }
    let amount = flows[leaving.node]
    var node = tail
    while node != leaving.apex {
      flows[node] += isUpward[node] ? -amount : amount
      node = parents[node]
    }
    node = head
    while node != leaving.apex {
      flows[node] += isUpward[node] ? amount : -amount
      node = parents[node]
    }
    let inside = leaving.isBeforeTail ? tail : head
    turn(inside, upTo: leaving.node, outside: leaving.isBeforeTail ? head : tail, arc, leaving.isBeforeTail, amount)
    update(below: inside, costs: costs)
  }

  /// The node below the arc that empties first, and the node at which both sides of the cycle meet. Of several such
  /// arcs it is the last one on the cycle, read from there.
  private func leavingNode(from tail: Int, to head: Int) -> (node: Int, isBeforeTail: Bool, apex: Int)? {
    var (first, second) = (tail, head)
    var (onFirst, onSecond) = (-1, -1)
    var (leastFirst, leastSecond) = (Int.max, Int.max)
    while first != second {
      if depths[first] >= depths[second] {
        if isUpward[first], flows[first] < leastFirst { (onFirst, leastFirst) = (first, flows[first]) }
        first = parents[first]
      } else {
        if !isUpward[second], flows[second] <= leastSecond { (onSecond, leastSecond) = (second, flows[second]) }
        second = parents[second]
      }
    }
    if onSecond >= 0, leastSecond <= leastFirst { return (onSecond, false, first) }
    return onFirst >= 0 ? (onFirst, true, first) : nil
  }

  /// Moves a subtree to a node outside of it, by a new arc at one of its nodes.
  private mutating func turn(
    _ inside: Int, upTo top: Int, outside: Int, _ arc: Int, _ leadsOut: Bool, _ amount: Int
  ) {
    var node = inside
    var above = (parent: outside, arc: arc, isUpward: leadsOut, flow: amount)
    while true {
      let old = (parent: parents[node], arc: arcs[node], isUpward: isUpward[node], flow: flows[node])
      detach(node)
      attach(node, to: above.parent, by: above.arc, isUpward: above.isUpward, flow: above.flow)
      if node == top { return }
      above = (node, old.arc, !old.isUpward, old.flow)
      node = old.parent
    }
  }

  private mutating func attach(_ node: Int, to parent: Int, by arc: Int, isUpward up: Bool, flow: Int) {
    (parents[node], arcs[node], isUpward[node], flows[node]) = (parent, arc, up, flow)
    let sibling = firstChildren[parent]
    if sibling >= 0 { previousSiblings[sibling] = node }
    (nextSiblings[node], previousSiblings[node]) = (sibling, -1)
    firstChildren[parent] = node
  }

  private mutating func detach(_ node: Int) {
    let (previous, next) = (previousSiblings[node], nextSiblings[node])
    if previous >= 0 { nextSiblings[previous] = next } else { firstChildren[parents[node]] = next }
    if next >= 0 { previousSiblings[next] = previous }
  }

  private mutating func update(below top: Int, costs: [Int]) {
    var waiting = [top]
    while let node = waiting.popLast() {
      let (parent, cost) = (parents[node], costs[arcs[node]])
      potentials[node] = potentials[parent] + (isUpward[node] ? -cost : cost)
      depths[node] = depths[parent] + 1
      var child = firstChildren[node]
      while child >= 0 {
        waiting.append(child)
        child = nextSiblings[child]
      }
    }
  }
}
