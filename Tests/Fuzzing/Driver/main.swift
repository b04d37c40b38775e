import Foundation

// libFuzzer calls back with a C function, which can hold nothing: the law stands here.
private let lawName = ProcessInfo.processInfo.environment["FUZZ_LAW"] ?? PageLaw.name
guard let law = LawRegistry.law(named: lawName) else {
  print(LawRegistry.all.map { $0.name }.joined(separator: "\n"))
  exit(64)
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ take: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

private var argumentCount = CommandLine.argc
private var argumentValues = CommandLine.unsafeArgv

exit(
  runFuzzer(&argumentCount, &argumentValues) { start, count in
    let breaches = law.breaches(of: Array(UnsafeBufferPointer(start: start, count: count)))
    precondition(breaches.isEmpty, breaches.joined(separator: "\n"))
    return 0
  })
