/// The room a control is given, as it follows the device's width.
public struct ControlRoom: Sendable, Hashable {
  /// The width, or nil where nothing decides it (the reason then stands in ``how``).
  public var width: RoomWidth?
  /// The height in points, or nil where the content decides it.
  public var height: Double?
  /// How the room came about, one sentence a step, for `controls` and `explain`.
  public var how: [String]
  /// Why no width could be derived, or nil; a short phrase that the report counts.
  public var unknown: String?

  /// Makes a room.
  public init(width: RoomWidth?, height: Double? = nil, how: [String], unknown: String? = nil) {
    self.width = width
    self.height = height
    self.how = how
    self.unknown = unknown
  }
}

/// A width as a function of the device's width.
public indirect enum RoomWidth: Sendable, Hashable {
  /// The same points on every device.
  case points(Double)
  /// At most so many points on every device; a shorter title takes less.
  case maximum(Double)
  /// The device's width less so many points.
  case containerMinus(Double)
  /// An equal share of a container: (container − (count − 1) × spacing) ÷ count.
  case share(count: Int, spacing: Double, of: RoomWidth)
  /// The other width less so many points.
  case less(RoomWidth, Double)
  /// The other width times a factor.
  case times(RoomWidth, Double)
  /// The other width as an upper bound; a shorter title takes less.
  case atMost(RoomWidth)
  /// One width on devices narrower than so many points, another from there on; layout margins jump that way.
  case step(at: Double, below: RoomWidth, from: RoomWidth)

  /// The points at a device width; never below zero.
  public func points(onDevice width: Double) -> Double { max(0, raw(onDevice: width)) }

  /// Whether a shorter title takes less than the width.
  public var isMaximum: Bool {
    switch self {
    case .maximum, .atMost: true
    case .less(let inner, _), .times(let inner, _): inner.isMaximum
    case .step(_, let below, let from): below.isMaximum && from.isMaximum
    case .points, .containerMinus, .share: false
    }
  }

  /// Whether the width is the same on every device.
  public var isConstant: Bool {
    switch self {
    case .points, .maximum: true
    case .containerMinus, .step: false
    case .share(_, _, let inner), .less(let inner, _), .times(let inner, _), .atMost(let inner): inner.isConstant
    }
  }

  private func raw(onDevice width: Double) -> Double {
    switch self {
    case .points(let points), .maximum(let points): points
    case .containerMinus(let margin): width - margin
    case .share(let count, let spacing, let inner):
      (inner.raw(onDevice: width) - Double(count - 1) * spacing) / Double(max(1, count))
    case .less(let inner, let points): inner.raw(onDevice: width) - points
    case .times(let inner, let factor): inner.raw(onDevice: width) * factor
    case .atMost(let inner): inner.raw(onDevice: width)
    case .step(let limit, let below, let from): (width < limit ? below : from).raw(onDevice: width)
    }
  }
}
