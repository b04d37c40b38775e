// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// As much of swift-subprocess as Instar and its tests use.
public struct Environment: Sendable {
  public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {}
    public init?(rawValue: String) {}
  }
  public static var inherit: Environment { Environment() }
  public func updating(_ values: [Key: String?]) -> Environment { self }
}

public struct FilePath: Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
  public init(_ text: String) {}
}

public struct Executable: Sendable {
  public static func path(_ path: FilePath) -> Executable { Executable() }
  public static func name(_ name: String) -> Executable { Executable() }
}

public struct Arguments: Sendable {
  public init(_ arguments: [String]) {}
}

public struct Signal: Sendable {
  public static var terminate: Signal { Signal() }
}

public struct TeardownStep: Sendable {
  public static func send(
    signal: Signal, toProcessGroup: Bool = false, allowedDurationToNextStep: Duration
  ) -> TeardownStep { TeardownStep() }
}

public struct PlatformOptions: Sendable {
  public init() {}
  public var processGroupID: Int32?
  public var teardownSequence: [TeardownStep] = []
}

public enum TerminationStatus: Hashable, Sendable {
  case exited(Int32)
  case signaled(Int32)
}

public struct SubprocessError: Error {
  public struct Code: Hashable, Sendable {
    public static var executableNotFound: Code { Code() }
  }
  public let code: Code
}

public protocol InputProtocol: Sendable {}
public protocol OutputProtocol: Sendable {
  associatedtype OutputType: Sendable
}
public struct NoInput: InputProtocol {}
public struct StringInput: InputProtocol {}
public struct DiscardedOutput: OutputProtocol { public typealias OutputType = Void }
public struct SequenceOutput: OutputProtocol { public typealias OutputType = Void }
public struct BytesOutput: OutputProtocol { public typealias OutputType = [UInt8] }
public struct StringOutput: OutputProtocol { public typealias OutputType = String }
extension InputProtocol where Self == NoInput { public static var none: NoInput { NoInput() } }
extension InputProtocol where Self == StringInput {
  public static func string(_ text: String) -> StringInput { StringInput() }
}
extension OutputProtocol where Self == DiscardedOutput {
  public static var discarded: DiscardedOutput { DiscardedOutput() }
}
extension OutputProtocol where Self == SequenceOutput {
  public static var sequence: SequenceOutput { SequenceOutput() }
}
extension OutputProtocol where Self == BytesOutput {
  public static func bytes(limit: Int) -> BytesOutput { BytesOutput() }
}
extension OutputProtocol where Self == StringOutput {
  public static func string(limit: Int) -> StringOutput { StringOutput() }
}

public struct ExecutionRecord<Output: OutputProtocol, Failure: OutputProtocol>: Sendable {
  public let terminationStatus: TerminationStatus
  public let standardOutput: Output.OutputType
  public let standardError: Failure.OutputType
}

public func run<Input: InputProtocol, Output: OutputProtocol, Failure: OutputProtocol>(
  _ executable: Executable, arguments: Arguments, environment: Environment = .inherit,
  workingDirectory: FilePath? = nil,
  platformOptions: PlatformOptions = PlatformOptions(), input: Input = NoInput.none, output: Output, error: Failure
) async throws -> ExecutionRecord<Output, Failure> { fatalError("stub") }

public struct ProcessIdentifier: Sendable {
  public let value: Int32
}

public struct SubprocessOutputSequence: AsyncSequence, Sendable {
  public struct Buffer: Sendable {
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
      fatalError("stub")
    }
  }
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> Buffer? { nil }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

public struct Execution<Input: InputProtocol, Output: OutputProtocol, Failure: OutputProtocol>: Sendable {
  public let processIdentifier: ProcessIdentifier
}
extension Execution where Output == SequenceOutput {
  public var standardOutput: SubprocessOutputSequence { fatalError("stub") }
}
extension Execution where Failure == SequenceOutput {
  public var standardError: SubprocessOutputSequence { fatalError("stub") }
}

public func run<Input: InputProtocol, Output: OutputProtocol, Failure: OutputProtocol>(
  _ executable: Executable, arguments: Arguments, environment: Environment = .inherit,
  workingDirectory: FilePath? = nil,
  platformOptions: PlatformOptions = PlatformOptions(), input: Input, output: Output, error: Failure,
  body: (Execution<Input, Output, Failure>) async throws -> Void
) async throws -> ExecutionRecord<Output, Failure> { fatalError("stub") }
