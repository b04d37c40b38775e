/// The user's wish to stop, which came while another program ran.
struct Interruption: Error, Hashable {
  /// The signal that brought it: `SIGINT`, `SIGTERM`.
  let signal: Int32
}
