/// Unknowns expressed by other unknowns: the dictionary of the simplex method.
///
/// Each row says what one *basic* unknown is when the *columns'* unknowns are given; all columns stand at 0, so a row's
/// value is its basic unknown's. An unknown is free or at least 0. What a level has decided for good leaves the table as
/// a number, so the table shrinks while levels are added.
struct Tableau: Sendable {
  /// Where an unknown is.
  enum Place {
    case column(Int)
    case row(Int)
    case constant(Double)
  }

  /// The unknown each row is about.
  var basics: [Int] = []
  /// The basic unknowns' values.
  var values: [Double] = []
  /// The unknown each column is about.
  var columns: [Int] = []
  /// The coefficients, row after row; only the first `columns.count` of each ``stride`` are in use.
  var cells: [Double] = []
  /// The distance of two rows in ``cells``.
  var stride = 0
  /// Where each unknown is.
  var places: [Place] = []
  /// Whether each unknown may be negative.
  var isFree: [Bool] = []
  /// The size of the numbers: the largest constant seen, at least 1.
  var scale = 1.0
  /// How many exchanges were made.
  var pivots = 0

  /// Adds an unknown as a column of zeros; room for the column must be there.
  mutating func makeUnknown(isFree free: Bool) -> Int {
    let unknown = places.count
    places.append(.column(columns.count))
    isFree.append(free)
    columns.append(unknown)
    return unknown
  }

  /// Makes room for more rows and columns, all cells of them 0.
  ///
  /// Complexity: O(cells).
  mutating func reserve(rows: Int, columns more: Int) {
    let newStride = columns.count + more
    var newCells = [Double](repeating: 0, count: (basics.count + rows) * newStride)
    for row in basics.indices {
      for column in columns.indices { newCells[row * newStride + column] = cells[row * stride + column] }
    }
    cells = newCells
    stride = newStride
  }

  /// What an expression over unknowns is in terms of the columns.
  func substitute(_ terms: [(unknown: Int, coefficient: Double)], constant: Double) -> (row: [Double], value: Double) {
    var row = [Double](repeating: 0, count: columns.count)
    var value = constant
    for term in terms {
      switch places[term.unknown] {
      case .constant(let known): value += term.coefficient * known
      case .column(let column): row[column] += term.coefficient
      case .row(let basic):
        value += term.coefficient * values[basic]
        let start = basic * stride
        for column in columns.indices where cells[start + column] != 0 {
          row[column] = Tableau.sum(row[column], term.coefficient * cells[start + column])
        }
      }
    }
    return (row, value)
  }

  /// The two unknowns by which an expression is above and below 0.
  struct Errors {
    var above: Int
    var below: Int
  }

  /// Adds a row `expression = above - below` with both at least 0; room for one row and two columns must be there.
  ///
  /// The one that the present values need becomes basic, so the table stays feasible; when the expression is 0, the one
  /// that costs nothing.
  mutating func add(
    _ terms: [(unknown: Int, coefficient: Double)], constant: Double, relation: Relation
  ) -> Errors {
    scale = max(scale, abs(constant))
    var (row, value) = substitute(terms, constant: constant)
    if abs(value) <= noise { value = 0 }
    let takesBelow = value < 0 || (value == 0 && !relation.forbidsLess)
    let unknown = places.count
    let basic = takesBelow ? unknown + 1 : unknown
    let start = basics.count * stride
    let sign = takesBelow ? -1.0 : 1.0
    for column in row.indices { cells[start + column] = sign * row[column] }
    cells[start + columns.count] = 1
    columns.append(takesBelow ? unknown : unknown + 1)
    isFree += [false, false]
    let places = (column: Place.column(columns.count - 1), row: Place.row(basics.count))
    self.places += takesBelow ? [places.column, places.row] : [places.row, places.column]
    basics.append(basic)
    values.append(abs(value))
    return Errors(above: unknown, below: unknown + 1)
  }

  /// The present value of an unknown.
  func value(of unknown: Int) -> Double {
    switch places[unknown] {
    case .column: 0
    case .row(let row): values[row]
    case .constant(let value): value
    }
  }

  /// Values this small are what rounding leaves of 0.
  var noise: Double { 1e-10 * scale }

  /// Removes the columns a caller names, whose unknowns stay 0, and the rows that are numbers from then on.
  ///
  /// Complexity: O(cells).
  mutating func settle(_ isOver: (_ column: Int) -> Bool) {
    var kept: [Int] = []
    for column in columns.indices {
      if isOver(column) {
        places[columns[column]] = .constant(0)
      } else {
        places[columns[column]] = .column(kept.count)
        kept.append(column)
      }
    }
    var rows = 0
    for row in basics.indices {
      let start = row * stride
      guard kept.contains(where: { cells[start + $0] != 0 }) else {
        places[basics[row]] = .constant(values[row])
        continue
      }
      for (place, column) in kept.enumerated() { cells[rows * stride + place] = cells[start + column] }
      places[basics[row]] = .row(rows)
      basics[rows] = basics[row]
      values[rows] = values[row]
      rows += 1
    }
    basics.removeLast(basics.count - rows)
    values.removeLast(values.count - rows)
    columns = kept.map { columns[$0] }
  }

  /// The sum of two numbers, 0 where they cancel but for rounding.
  @inline(__always)
  static func sum(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    return abs(sum) <= 1e-12 * abs(first) ? 0 : sum
  }
}
