/// Columns with tabs between: device, launch, time, number, source, position, and the line to its end.
///
/// The time is a number since 1970, as in `jsonl`, or a timestamp. What is not known is empty.
enum KeyedEnvelope {
  static func read(_ line: inout LineCursor, into record: inout LogRecord) -> Bool {
    guard let device = line.takeColumn(), let launch = line.takeColumn(),
      let time = line.takeColumn(), let number = line.takeColumn(),
      let source = line.takeColumn(), let position = line.takeColumn()
    else { return false }
    record.device = device.isEmpty ? nil : device
    record.launch = launch.isEmpty ? nil : launch
    record.time = line.time(in: time)
    record.number = line.number(in: number)
    record.source = source.isEmpty ? nil : source
    record.position = line.number(in: position)
    return true
  }
}
