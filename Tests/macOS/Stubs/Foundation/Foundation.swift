// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of Apple's Foundation that Instar, its tests and its packages use; newer APIs than macOS 10.13 have their version.
@_exported import Darwin
@_exported import Dispatch

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) {}
}

public final class NSNull: NSObject, @unchecked Sendable {}

open class NSLock: NSObject, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
  @available(macOS 10.15, *)
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { false }
}

public class NSCoder: NSObject {}

public struct Notification: Sendable {}

public struct CGSize: Hashable, Sendable {}

public struct CGRect: Hashable, Sendable {
  public static var zero: CGRect { CGRect() }
}

public typealias TimeInterval = Double

public struct Date: Comparable, Hashable, Sendable {
  public static var distantPast: Date { Date() }
  public static func < (left: Date, right: Date) -> Bool { false }
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { self }
  public var timeIntervalSince1970: TimeInterval { 0 }
  public struct ISO8601FormatStyle: Sendable {
    public static var iso8601: ISO8601FormatStyle { ISO8601FormatStyle() }
  }
  public func formatted(_ style: ISO8601FormatStyle) -> String { "" }
}

public struct TimeZone: Hashable, Sendable {
  public init?(secondsFromGMT seconds: Int) {}
}

public struct DateComponents: Hashable, Sendable {
  public init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil
  ) {}
}

public struct Calendar: Hashable, Sendable {
  public enum Identifier: Sendable { case iso8601 }
  public var timeZone: TimeZone
  public init(identifier: Identifier) { fatalError("stub") }
  public func date(from components: DateComponents) -> Date? { nil }
}

public struct UUID: Hashable, Sendable {
  public init() {}
  public var uuidString: String { "" }
}

public struct CharacterSet: Hashable, Sendable {
  public static var whitespaces: CharacterSet { CharacterSet() }
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet() }
}

public struct Data: Hashable, Sendable, RandomAccessCollection, RangeReplaceableCollection, Codable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var atomic: WritingOptions { [] }
  }
  public init() {}
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> UInt8 { 0 }
  public mutating func replaceSubrange<Bytes: Collection>(_ range: Range<Int>, with bytes: Bytes)
  where Bytes.Element == UInt8 {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
}

public struct URLResourceKey: Hashable, Sendable {
  public static var isRegularFileKey: URLResourceKey { URLResourceKey() }
  public static var isDirectoryKey: URLResourceKey { URLResourceKey() }
}

public struct URLResourceValues: Sendable {
  public var isRegularFile: Bool? { nil }
  public var isDirectory: Bool? { nil }
}

public struct URL: Hashable, Sendable, Codable {
  @available(macOS 13.0, *)
  public enum DirectoryHint: Sendable { case isDirectory, notDirectory, checkFileSystem, inferFromPath }
  public init?(string: String) {}
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  @available(macOS 13.0, *)
  public init(filePath path: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo base: URL? = nil) {}
  public var path: String { "" }
  @available(macOS 13.0, *)
  public func path(percentEncoded: Bool = true) -> String { "" }
  public var absoluteString: String { "" }
  public var hasDirectoryPath: Bool { false }
  public var absoluteURL: URL { self }
  public var lastPathComponent: String { "" }
  public var pathExtension: String { "" }
  public var standardizedFileURL: URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public mutating func deleteLastPathComponent() {}
  public func deletingPathExtension() -> URL { self }
  public func appendingPathComponent(_ component: String) -> URL { self }
  @available(macOS 13.0, *)
  public func appending<S: StringProtocol>(path: S, directoryHint: DirectoryHint = .inferFromPath) -> URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
  public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues { URLResourceValues() }
}

open class Bundle: NSObject, @unchecked Sendable {
  public class var main: Bundle { Bundle() }
  public convenience init(for type: AnyClass) { self.init() }
  open var bundleIdentifier: String? { nil }
  open var bundlePath: String { "" }
  open var bundleURL: URL { URL(fileURLWithPath: "") }
  open var executableURL: URL? { nil }
}

open class ProcessInfo: NSObject, @unchecked Sendable {
  public class var processInfo: ProcessInfo { ProcessInfo() }
  open var environment: [String: String] { [:] }
  open var arguments: [String] { [] }
  open var processIdentifier: Int32 { 0 }
  open var activeProcessorCount: Int { 1 }
  open var operatingSystemVersion: OperatingSystemVersion { OperatingSystemVersion() }
}

public struct OperatingSystemVersion: Sendable {
  public var majorVersion = 0
  public var minorVersion = 0
  public var patchVersion = 0
  public init() {}
}

public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let modificationDate = FileAttributeKey(rawValue: "")
  public static let posixPermissions = FileAttributeKey(rawValue: "")
  public static let size = FileAttributeKey(rawValue: "")
  public static let type = FileAttributeKey(rawValue: "")
}

public struct FileAttributeType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let typeRegular = FileAttributeType(rawValue: "")
  public static let typeSymbolicLink = FileAttributeType(rawValue: "")
}

open class FileManager: NSObject, @unchecked Sendable {
  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var skipsHiddenFiles: DirectoryEnumerationOptions { [] }
  }
  public class var `default`: FileManager { FileManager() }
  open var currentDirectoryPath: String { "" }
  open var temporaryDirectory: URL { URL(fileURLWithPath: "") }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  open func changeCurrentDirectoryPath(_ path: String) -> Bool { false }
  open func contents(atPath path: String) -> Data? { nil }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options: DirectoryEnumerationOptions = []
  ) throws -> [URL] { [] }
  open func copyItem(at source: URL, to target: URL) throws {}
  open func copyItem(atPath source: String, toPath target: String) throws {}
  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func createDirectory(
    atPath path: String, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func createFile(
    atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool { false }
  open func createSymbolicLink(atPath path: String, withDestinationPath target: String) throws {}
  open func destinationOfSymbolicLink(atPath path: String) throws -> String { "" }
  open func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
  open func fileExists(atPath path: String) -> Bool { false }
  open func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { false }
  open func isExecutableFile(atPath path: String) -> Bool { false }
  open func moveItem(atPath source: String, toPath target: String) throws {}
  open func removeItem(at url: URL) throws {}
  open func removeItem(atPath path: String) throws {}
  open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {}
  open func subpaths(atPath path: String) -> [String]? { nil }
  open func subpathsOfDirectory(atPath path: String) throws -> [String] { [] }

  open class DirectoryEnumerator: NSObject, Sequence, IteratorProtocol {
    public func next() -> Any? { nil }
    open func skipDescendants() {}
  }
}

open class FileHandle: NSObject, @unchecked Sendable {
  public class var nullDevice: FileHandle { FileHandle() }
  public class var standardError: FileHandle { FileHandle() }
  public convenience init(forReadingFrom url: URL) throws { self.init() }
  public convenience init(forWritingTo url: URL) throws { self.init() }
  @available(macOS 10.15.4, *)
  public func readToEnd() throws -> Data? { nil }
  @available(macOS 10.15.4, *)
  public func write<Bytes: Sequence>(contentsOf data: Bytes) throws where Bytes.Element == UInt8 {}
  @available(macOS 10.15, *)
  public func close() throws {}
  open func write(_ data: Data) {}
}

open class Thread: NSObject {
  open class var isMainThread: Bool { true }
  open class func sleep(forTimeInterval interval: TimeInterval) {}
}

open class Pipe: NSObject, @unchecked Sendable {
  open var fileHandleForReading: FileHandle { FileHandle() }
  open var fileHandleForWriting: FileHandle { FileHandle() }
}

open class Process: NSObject, @unchecked Sendable {
  public enum TerminationReason: Int, Sendable { case exit = 1, uncaughtSignal }
  open var executableURL: URL?
  open var currentDirectoryURL: URL?
  open var arguments: [String]?
  open var environment: [String: String]?
  open var standardInput: Any?
  open var standardOutput: Any?
  open var standardError: Any?
  open var isRunning: Bool { false }
  open var processIdentifier: Int32 { 0 }
  open var terminationReason: TerminationReason { .exit }
  open var terminationStatus: Int32 { 0 }
  open var terminationHandler: (@Sendable (Process) -> Void)?
  open func run() throws {}
  open func interrupt() {}
  open func terminate() {}
  open func waitUntilExit() {}
}

open class JSONEncoder {
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}

open class JSONDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError("stub") }
}

open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var fragmentsAllowed: ReadingOptions { [] }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var sortedKeys: WritingOptions { [] }
  }
  open class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { data }
  open class func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data { Data() }
}

open class PropertyListSerialization: NSObject {
  public struct ReadOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct PropertyListFormat: Sendable {}
  open class func propertyList(
    from data: Data, options: ReadOptions = [], format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any { data }
}

public protocol XMLParserDelegate: NSObjectProtocol {}

open class XMLParser: NSObject {
  public init(data: Data) {}
  open weak var delegate: (any XMLParserDelegate)?
  open var parserError: (any Error)? { nil }
  open func parse() -> Bool { false }
}

public func NSHomeDirectory() -> String { "" }
public func NSTemporaryDirectory() -> String { "" }

extension String {
  public struct Encoding: Hashable, Sendable {
    public static var utf8: Encoding { Encoding() }
    public static var isoLatin1: Encoding { Encoding() }
  }
  public init(contentsOf url: URL, encoding: Encoding) throws { self = "" }
  public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
  public init(format: String, _ arguments: any CVarArg...) { self = "" }
  public init?(data: Data, encoding: Encoding) { nil }
}

extension StringProtocol {
  public func components<S: StringProtocol>(separatedBy separator: S) -> [String] { [] }
  public func contains<S: StringProtocol>(_ other: S) -> Bool { false }
  public var removingPercentEncoding: String? { nil }
  public func data(using encoding: String.Encoding) -> Data? { nil }
  public func range<S: StringProtocol>(of text: S) -> Range<Index>? { nil }
  public func replacingCharacters<R: RangeExpression, S: StringProtocol>(in range: R, with other: S) -> String
  where R.Bound == Index { "" }
  public func replacingOccurrences<S: StringProtocol, T: StringProtocol>(of text: S, with other: T) -> String { "" }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws {}
  public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {}
}
