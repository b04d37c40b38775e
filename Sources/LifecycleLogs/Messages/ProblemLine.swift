/// A line in which the running monitor reports a call that the page does not allow: `lifecycle-problem delegate=…`
package struct ProblemLine: Sendable {
  /// The call; its state is that in which the object was.
  package let call: LoggedCall
  /// The names of the calls that the page allows instead, each with its delegate's.
  package let expected: [String]
}
