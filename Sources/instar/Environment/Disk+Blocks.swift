#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

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
