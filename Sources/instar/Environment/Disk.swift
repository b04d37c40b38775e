#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The only code that touches the file system. What it opens is looked at first: a pipe or a device counts only where the user
/// names it, because opening one may wait for ever.
enum Disk {
  /// The kinds of files.
  enum Kind: Hashable {
    /// A regular file.
    case file
    case folder
    /// A pipe between programs.
    case pipe
    /// A device, a socket.
    case device
  }

  /// The kind of the file at a path, links followed; `nil` where there is none.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFIFO: return .pipe
    default: return .device
    }
  }

  /// Returns `true` for a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The stamp of a regular file, links followed; `nil` where there is none.
  static func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    return FileStamp(
      inode: UInt64(status.st_ino), size: Int64(status.st_size),
      modified: Int64(modified.tv_sec) * 1_000_000_000 + Int64(modified.tv_nsec))
  }

  /// Returns `true` where a link on the way from a folder to a path in it leads out of the folder, which may be a link itself.
  static func leadsOut(_ path: String, of folder: String) -> Bool {
    guard kind(of: folder) == .folder else { return false }
    var nearest = path
    while kind(of: nearest) == nil {
      nearest = parent(of: nearest)
      if nearest.isEmpty { return false }
    }
    let (top, place) = (resolved(folder), resolved(nearest))
    return place != top && !place.utf8.starts(with: (top == "/" ? top : top + "/").utf8)
  }

  /// The bytes of a regular file; `nil` where there is none.
  static func contents(of path: String) throws(Failure) -> [UInt8]? {
    guard kind(of: path) == .file else { return nil }
    return try read(path, limit: .max)
  }

  /// The bytes of a file; throws if there are more than `limit`.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    // Without O_NONBLOCK, a pipe that took the file's place would make the command hang.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure("read", path) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, name: path, limit: limit)
  }

  /// The reason for which a file cannot be read up to a number of bytes; `nil` where it can, or where there is none.
  static func obstacle(to path: String, limit: Int) -> (reason: String, isSize: Bool)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    if Int(status.st_size) > limit { return ("it is larger than \(limit / 1_000_000) MB", true) }
    return access(path, R_OK) == 0 ? nil : (String(cString: strerror(errno)), false)
  }

  /// The bytes of standard input up to its end; throws if there are more than `limit`.
  static func readStandardInput(limit: Int) throws(Failure) -> [UInt8] {
    try bytes(of: STDIN_FILENO, name: "standard input", limit: limit)
  }

  /// The names in a folder in the order of their bytes; empty where there is no such folder.
  static func names(in folder: String) -> [String] { entries(in: folder).map(\.name).sorted() }

  /// The names in a folder, with the kinds of those that the folder itself knows as files or folders; links are neither.
  static func entries(in folder: String) -> [(name: String, kind: Kind?)] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [(name: String, kind: Kind?)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
          String(cString: $0)
        }
      }
      guard name != ".", name != ".." else { continue }
      let type = entry.pointee.d_type
      entries.append((name, type == UInt8(DT_REG) ? .file : type == UInt8(DT_DIR) ? .folder : nil))
    }
    return entries
  }

  /// Makes a folder and its parents, unless it exists.
  static func makeFolder(_ path: String) throws(Failure) {
    guard !path.isEmpty, kind(of: path) != .folder else { return }
    try makeFolder(parent(of: path))
    // Another process may have made it in the meantime.
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    if kind(of: path) == .folder { return }
    // Looking has replaced it.
    errno = code
    throw code == EEXIST
      ? Failure("cannot create folder '\(path)': a file has that name") : failure("create folder", path)
  }

  /// Does work with a new folder for temporary files, which is deleted afterwards, even if the user stops the program.
  static func withTemporaryFolder<Result>(_ work: (_ folder: String) async throws -> Result) async throws -> Result {
    try await InterruptSignals.deferring {
      let folder = try makeTemporaryFolder()
      defer { removeFolder(folder) }
      return try await work(folder)
    }
  }

  private static func makeTemporaryFolder() throws(Failure) -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/instar-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw failure("create a folder in", parent) }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Deletes a folder with the files in it; what cannot be deleted stays.
  private static func removeFolder(_ path: String) {
    for name in names(in: path) { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// Deletes a file, and the folders above it up to `top` that are empty then.
  static func remove(_ path: String, upTo top: String) throws(Failure) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure("delete", path) }
    var folder = parent(of: path)
    while folder.count > top.count, rmdir(folder) == 0 { folder = parent(of: folder) }
  }

  /// Writes a file completely or not at all. Folders above it are made; a link is followed.
  ///
  /// With `orPipe`, the user has named the file, which may be a pipe or a device: `-o /dev/stderr`. One in a folder that something
  /// else has filled is refused, since a pipe that nobody reads would make the program wait for ever.
  static func write(_ bytes: [UInt8], to path: String, orPipe isNamed: Bool = false) throws(Failure) {
    try makeFolder(parent(of: path))
    switch kind(of: path) {
    case .folder: throw Failure("cannot write '\(path)': it is a folder")
    case .pipe, .device:
      guard isNamed else {
        throw Failure("cannot write '\(path)': it is a pipe or a device", help: "Delete it, or choose another folder")
      }
      try writeInPlace(bytes, to: path)
    case .file, nil:
      try InterruptSignals.holdingBack { () throws(Failure) in
        try replace(resolved(path), with: bytes, shownAs: path)
      }
    }
  }

  /// The path without its last part; empty for a name alone.
  static func parent(of path: String) -> String {
    // To the system a path is bytes; Swift may combine a slash and the mark after it into one `Character`.
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex && path.utf8.count > 1 ? "/" : String(path[..<slash])
  }

  /// A failure with the system's text for `errno`.
  static func failure(_ action: String, _ path: String) -> Failure {
    Failure("cannot \(action) '\(path)': \(String(cString: strerror(errno)))")
  }
}

extension Disk {
  private static func bytes(of descriptor: Int32, name: String, limit: Int) throws(Failure) -> [UInt8] {
    // One byte more than a file has, so that the first read gets all of it; the size that a file reports may exceed the memory.
    var room = min(size(of: descriptor), limit, 1 << 28) + 1
    var bytes: [UInt8] = []
    while true {
      var count = 0
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, initializedCount in
        count = systemRead(descriptor, UnsafeMutableRawBufferPointer(buffer))
        initializedCount = max(0, count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure("read", name) }
      if count == 0 { return bytes }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      guard bytes.count <= limit else {
        throw Failure("cannot read '\(name)': it is larger than \(limit >> 20) MB")
      }
      room = 1 << 16
    }
  }

  /// The size of a file in bytes, but no less than a pipe delivers at once.
  private static func size(of descriptor: Int32) -> Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? max(Int(status.st_size), 1 << 16) : 1 << 16
  }

  /// Writes a file beside it and renames that, so that no reader sees half of it.
  private static func replace(_ path: String, with bytes: [UInt8], shownAs name: String) throws(Failure) {
    let folder = parent(of: path)
    let process = ProcessInfo.processInfo.processIdentifier
    var template = Array("\(folder.isEmpty ? "." : folder)/\(temporaryPrefix)\(process)-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure("write", name) }
    var status = stat()
    let mode = stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0o666 & ~currentMask
    let isWritten = Descriptor.write(bytes, to: descriptor) && fchmod(descriptor, mode) == 0
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed, rename(template, path) == 0 else {
      let failure = failure("write", name)
      unlink(template)
      throw failure
    }
  }

  /// The beginning of the names of files that are not complete yet; the number of the process that writes one follows.
  private static let temporaryPrefix = ".instar-"

  /// Deletes the incomplete files that processes have left in a folder which were killed while they wrote.
  static func removeAbandoned(in folder: String) {
    for name in names(in: folder.isEmpty ? "." : folder) where name.hasPrefix(temporaryPrefix) {
      let fields = name.dropFirst(temporaryPrefix.count).split(separator: "-")
      guard fields.count == 2, let process = Int32(fields[0]), process > 0 else { continue }
      // Of a process that runs, or is another user's, the file stays.
      if kill(process, 0) != 0, errno != EPERM { unlink("\(folder.isEmpty ? "." : folder)/\(name)") }
    }
  }

  private static func writeInPlace(_ bytes: [UInt8], to path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("write", path) }
    defer { close(descriptor) }
    guard Descriptor.write(bytes, to: descriptor) else { throw failure("write", path) }
  }

  /// The absolute path of a folder, which may not exist, then those of the folders around it.
  static func foldersUp(from folder: String) -> [String] {
    var existing = folder
    while !existing.isEmpty, kind(of: existing) != .folder {
      existing = parent(of: existing) == existing ? "" : parent(of: existing)
    }
    let missing = folder.dropFirst(existing.count).split(separator: "/")
    let parts = resolved(existing.isEmpty ? "." : existing).split(separator: "/") + missing
    return parts.indices.reversed().map { "/" + parts[...$0].joined(separator: "/") } + ["/"]
  }

  /// The file that a link leads to.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The permissions that new files lack; the system returns them only when it sets them.
  private static var currentMask: mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }
}

/// The system's `read`, which `Disk` hides inside itself.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

/// Files and standard input, read block by block.
extension Disk {
  /// Calls a function with each block of a file or a pipe, of at most `size` bytes, until its end or until the user stops it.
  static func readBlocks(of path: String, size: Int, _ body: (ArraySlice<UInt8>) throws -> Void) throws {
    #if canImport(Darwin)
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    #else
      // To open a pipe is to wait for its writer, and no signal ends that wait. Only Linux tells one that has not come yet from
      // one that has left.
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      if descriptor >= 0 { _ = fcntl(descriptor, F_SETFL, 0) }
    #endif
    guard descriptor >= 0 else { throw failure("read", path) }
    defer { close(descriptor) }
    try readBlocks(of: descriptor, name: path, size: size, body)
  }

  /// The bytes of a file from an offset on, at most `size`; none at its end.
  static func block(of path: String, at offset: Int, size: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure("read", path) }
    defer { close(descriptor) }
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw failure("read", path) }
    return try nextBytes(of: descriptor, name: path, limit: size)
  }

  /// Calls a function with each block of standard input, as it comes.
  static func readBlocksOfStandardInput(size: Int, _ body: (ArraySlice<UInt8>) throws -> Void) throws {
    try readBlocks(of: STDIN_FILENO, name: "standard input", size: size, body)
  }

  private static func readBlocks(
    of descriptor: Int32, name: String, size: Int, _ body: (ArraySlice<UInt8>) throws -> Void
  ) throws {
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while !InterruptSignals.hasStopped {
      // A signal ends the wait; one that comes just before it is noticed after half a second.
      let count = poll(&input, 1, 500)
      if count == 0 || count < 0 && errno == EINTR { continue }
      let block = try nextBytes(of: descriptor, name: name, limit: size)
      if block.isEmpty { return }
      try body(block[...])
    }
  }

  /// The next bytes of a file, as many as there are at once; none at its end.
  private static func nextBytes(of descriptor: Int32, name: String, limit: Int) throws(Failure) -> [UInt8] {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initializedCount in
        count = systemRead(descriptor, UnsafeMutableRawBufferPointer(buffer))
        initializedCount = max(0, count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure("read", name) }
      return bytes
    }
  }
}

/// Writing to open file descriptors.
enum Descriptor {
  /// Writes all bytes; if it returns `false`, `errno` has the reason.
  static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Bool {
    Array(bytes).withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}

/// The system's `write`, which `Descriptor` hides inside itself.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
