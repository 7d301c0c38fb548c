import Foundation

/// The SHA-256 digest that a content security policy names a script by.
enum ContentDigest {
  /// The digest of a text's UTF-8 bytes in Base64.
  ///
  /// Source: FIPS 180-4, 4.2.2, 5 and 6.2; CSP Level 3, 2.3.1.
  /// - Complexity: linear in the length.
  static func base64(of text: String) -> String {
    Data(
      words(of: Array(text.utf8)).flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
    )
    .base64EncodedString()
  }

  /// The eight words of the digest.
  static func words(of bytes: [UInt8]) -> [UInt32] {
    var message = bytes + [0x80]
    while message.count % 64 != 56 { message.append(0) }
    let length = UInt64(bytes.count) &* 8
    message += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
    var state = fractions(of: primes.prefix(8)) { $0.squareRoot() }
    let constants = fractions(of: primes.prefix(64), root: cubeRoot)
    for block in stride(from: 0, to: message.count, by: 64) {
      mix(message[block..<(block + 64)], into: &state, constants: constants)
    }
    return state
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32], constants: [UInt32]) {
    var schedule = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
      let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
      schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
    }
    var work = state
    for index in 0..<64 {
      let sum = turned(work[4], 6) ^ turned(work[4], 11) ^ turned(work[4], 25)
      let choice = work[4] & work[5] ^ ~work[4] & work[6]
      let first = work[7] &+ sum &+ choice &+ constants[index] &+ schedule[index]
      let other = turned(work[0], 2) ^ turned(work[0], 13) ^ turned(work[0], 22)
      let majority = work[0] & work[1] ^ work[0] & work[2] ^ work[1] & work[2]
      work = [first &+ other &+ majority] + work[0..<3] + [work[3] &+ first] + work[4..<7]
    }
    for index in 0..<8 { state[index] = state[index] &+ work[index] }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  /// The first 64 primes.
  private static let primes: [Double] = {
    var found: [Int] = []
    var candidate = 2
    while found.count < 64 {
      if found.allSatisfy({ candidate % $0 != 0 }) { found.append(candidate) }
      candidate += 1
    }
    return found.map(Double.init)
  }()

  /// The first 32 bits of the fractions of numbers' roots.
  private static func fractions(of numbers: ArraySlice<Double>, root: (Double) -> Double) -> [UInt32] {
    numbers.map { number in
      let value = root(number)
      return UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }
  }

  private static func cubeRoot(_ number: Double) -> Double { cbrt(number) }
}
