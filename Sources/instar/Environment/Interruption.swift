/// The user's request to stop, received while another program ran.
struct Interruption: Error, Hashable {
  /// The signal: `SIGINT` or `SIGTERM`.
  let signal: Int32
}
