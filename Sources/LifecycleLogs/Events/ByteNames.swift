/// Names by their bytes, each with a number from 0.
package struct ByteNames: Sendable {
  private var numbers: [[UInt8]: Int] = [:]
  private var names: [[UInt8]] = []
  /// The last name asked for: most lines have that of the line before.
  private var last: Int?

  /// Begins without names.
  package init() {}

  /// The number of a name.
  package mutating func number(of bytes: ArraySlice<UInt8>) -> Int {
    if let last, names[last].count == bytes.count, isName(last, bytes) { return last }
    let name = Array(bytes)
    let number = numbers[name] ?? names.count
    if number == names.count {
      names.append(name)
      numbers[name] = number
    }
    last = number
    return number
  }

  private func isName(_ number: Int, _ bytes: ArraySlice<UInt8>) -> Bool {
    names[number].withUnsafeBufferPointer { name in bytes.withUnsafeBufferPointer { name.holds($0, at: 0) } }
  }

  /// The names in the order of their numbers.
  package var texts: [String] { names.map { String(decoding: $0, as: UTF8.self) } }

  /// The name of a number.
  package func text(of number: Int) -> String { String(decoding: names[number], as: UTF8.self) }
}
