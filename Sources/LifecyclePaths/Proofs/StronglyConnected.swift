/// The strongly connected components of a directed graph, by Tarjan's algorithm without recursion.
///
/// A component's successors have smaller numbers than it has.
package struct StronglyConnected: Sendable {
  /// The component of each node.
  package private(set) var component: [Int]
  /// The number of components.
  package private(set) var count = 0

  /// Finds the components from each node's successors.
  package init(_ successors: [[Int]]) {
    component = Array(repeating: -1, count: successors.count)
    var order = Array(repeating: -1, count: successors.count)
    var low = order
    var open: [Int] = []
    var found = 0
    for root in successors.indices where order[root] < 0 {
      var path: [(node: Int, next: Int)] = [(root, 0)]
      while let (node, next) = path.last {
        if next == 0 {
          order[node] = found
          low[node] = found
          found += 1
          open.append(node)
        }
        if next < successors[node].count {
          path[path.count - 1].next += 1
          let successor = successors[node][next]
          if order[successor] < 0 {
            path.append((successor, 0))
          } else if component[successor] < 0 {
            low[node] = min(low[node], order[successor])
          }
        } else {
          path.removeLast()
          if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
          if low[node] == order[node] { close(node, &open) }
        }
      }
    }
  }

  private mutating func close(_ root: Int, _ open: inout [Int]) {
    while let node = open.popLast() {
      component[node] = count
      if node == root { break }
    }
    count += 1
  }
}
