/// The simplex method on a ``Tableau``.
extension Tableau {
  /// A linear objective over the columns, to be made as small as possible.
  struct Objective {
    /// What one more of each column's unknown costs.
    var rates: [Double]
    /// The present total.
    var value: Double
  }

  /// The sum of all unknowns times their costs, over the columns.
  func objective(costs: [Double]) -> Objective {
    var objective = Objective(rates: columns.map { costs[$0] }, value: 0)
    for row in basics.indices where costs[basics[row]] != 0 {
      let cost = costs[basics[row]]
      objective.value += cost * values[row]
      let start = row * stride
      for column in columns.indices where cells[start + column] != 0 {
        objective.rates[column] = Tableau.sum(objective.rates[column], cost * cells[start + column])
      }
    }
    return objective
  }

  /// How a minimisation ended.
  enum Outcome {
    case optimal
    case unbounded
    case limitReached
  }

  /// Rates this small do not pay: they are rounding, or less than what a tolerance hides.
  static let smallestRate = 1e-9
  /// A coefficient this small is not divided by.
  static let smallestPivot = 1e-9

  /// Makes an objective as small as possible; free columns first, then the steepest, the lowest unknown among equals.
  ///
  /// While exchanges do not change a value it goes over to Bland's rule, under which no table comes twice.
  mutating func minimise(_ objective: inout Objective, pivotLimit: Int) -> Outcome {
    var idle = 0
    while let (column, sign) = entering(objective, lowestFirst: idle > basics.count) {
      guard pivots < pivotLimit else { return .limitReached }
      guard let row = leaving(column, sign: sign, lowestFirst: idle > basics.count) else { return .unbounded }
      idle = values[row] == 0 ? idle + 1 : 0
      exchange(row: row, column: column, objective: &objective)
    }
    return .optimal
  }

  /// The column to bring in and the direction in which it pays; nil at the optimum.
  private func entering(_ objective: Objective, lowestFirst: Bool) -> (column: Int, sign: Double)? {
    var best: Int?
    for column in columns.indices {
      let rate = objective.rates[column]
      let free = isFree[columns[column]]
      guard free ? abs(rate) > Tableau.smallestRate : rate < -Tableau.smallestRate else { continue }
      guard let known = best else {
        best = column
        continue
      }
      let knownIsFree = isFree[columns[known]]
      let isLower = columns[column] < columns[known]
      let isBetter: Bool
      if lowestFirst {
        isBetter = isLower
      } else if free != knownIsFree {
        isBetter = free
      } else {
        let gain = abs(rate)
        let knownGain = abs(objective.rates[known])
        isBetter = gain > knownGain || (gain == knownGain && isLower)
      }
      if isBetter { best = column }
    }
    return best.map { ($0, objective.rates[$0] > 0 ? -1 : 1) }
  }

  /// The row whose unknown reaches 0 first; nil when none does.
  ///
  /// Among those that do at once: the largest coefficient, then the lowest unknown.
  private func leaving(_ column: Int, sign: Double, lowestFirst: Bool) -> Int? {
    var best: Int?
    var bestRatio = Double.infinity
    var bestSize = 0.0
    for row in basics.indices where !isFree[basics[row]] {
      let size = -sign * cells[row * stride + column]
      guard size > Tableau.smallestPivot else { continue }
      let ratio = values[row] / size
      guard ratio <= bestRatio else { continue }
      if ratio == bestRatio, let known = best {
        let isLower = basics[row] < basics[known]
        guard lowestFirst ? isLower : size > bestSize || (size == bestSize && isLower) else { continue }
      }
      best = row
      bestRatio = ratio
      bestSize = size
    }
    return best
  }

  /// Makes a column's unknown basic in place of a row's.
  ///
  /// Complexity: O(rows with the column × columns with the row).
  mutating func exchange(row: Int, column: Int, objective: inout Objective) {
    pivots += 1
    let count = columns.count
    let noise = noise
    let stride = stride
    let entering = columns[column]
    let leaving = basics[row]
    let pivot = 1 / cells[row * stride + column]
    let step = -values[row] * pivot
    var others: [Int] = []
    others.reserveCapacity(count)
    cells.withUnsafeMutableBufferPointer { cells in
      let base = row * stride
      for other in 0..<count where other != column && cells[base + other] != 0 {
        cells[base + other] *= -pivot
        others.append(other)
      }
      cells[base + column] = pivot
      for index in basics.indices where index != row {
        let start = index * stride
        let factor = cells[start + column]
        guard factor != 0 else { continue }
        for other in others {
          cells[start + other] = Tableau.sum(cells[start + other], factor * cells[base + other])
        }
        cells[start + column] = factor * pivot
        let value = Tableau.sum(values[index], factor * step)
        values[index] = isFree[basics[index]] || value > noise ? value : 0
      }
      let factor = objective.rates[column]
      if factor != 0 {
        for other in others {
          objective.rates[other] = Tableau.sum(objective.rates[other], factor * cells[base + other])
        }
        objective.rates[column] = factor * pivot
        objective.value += factor * step
      }
    }
    values[row] = isFree[entering] || step > noise ? step : 0
    basics[row] = entering
    columns[column] = leaving
    places[entering] = .row(row)
    places[leaving] = .column(column)
  }
}
