/// A process with the number of one in another file, of which it is not known whether it is the same: a line has no date.
package struct UndatedProcess: Hashable, Sendable {
  /// The number of the process.
  package let number: Int
  /// The numbers of the file that has it first, and of the other one.
  package let first: Int
  package let other: Int
}
