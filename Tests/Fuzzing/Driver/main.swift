import Foundation

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ take: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

private var argumentCount = CommandLine.argc
private var argumentValues = CommandLine.unsafeArgv

if TriedLaw.law == nil {
  print(LawRegistry.all.map { $0.name }.joined(separator: "\n"))
  exit(64)
}
exit(
  runFuzzer(&argumentCount, &argumentValues) { start, count in
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let violations = TriedLaw.law?.violations(of: bytes) ?? []
    if !violations.isEmpty { fatalError(violations.joined(separator: "\n")) }
    return 0
  })
