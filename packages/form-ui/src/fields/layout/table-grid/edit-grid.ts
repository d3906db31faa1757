import type { GridCell } from '@signet/form/kinds'

export type GridRows = readonly (readonly GridCell[])[]
/** A cell with the first row and column that it covers, from 0. */
type PlacedCell = GridCell & Readonly<{ row: number; column: number }>

/** Returns every cell with its position. The rows must be valid (`gridMistake`). */
export function placedCells(rows: GridRows): PlacedCell[] {
  const taken = rows.map(() => new Set<number>())
  return rows.flatMap((cells, row) =>
    cells.map((cell) => {
      let column = 0
      while (taken[row]?.has(column)) column += 1
      for (const covered of taken.slice(row, row + cell.rowspan)) {
        for (let across = 0; across < cell.colspan; across += 1) covered.add(column + across)
      }
      return { ...cell, row, column }
    }),
  )
}

export function widthOf(rows: GridRows): number {
  return (rows[0] ?? []).reduce((width, { colspan }) => width + colspan, 0)
}

export function addRow(rows: GridRows): GridRows {
  const cells = Array.from({ length: widthOf(rows) }, (_, column) => ({ row: rows.length, column }))
  return withCells(placedCells(rows), cells, rows.length + 1)
}

export function addColumn(rows: GridRows): GridRows {
  const column = widthOf(rows)
  return withCells(
    placedCells(rows),
    rows.map((_, row) => ({ row, column })),
    rows.length,
  )
}

/** Removes the row in which a cell begins and shortens cells that span it. */
export function removeRow(rows: GridRows, at: number): GridRows {
  const left = placedCells(rows).flatMap((cell) => {
    const { row, rowspan } = cell
    if (row > at) return [{ ...cell, row: row - 1 }]
    if (row + rowspan <= at) return [cell]
    return rowspan > 1 ? [{ ...cell, rowspan: rowspan - 1 }] : []
  })
  return rowsOf(left, rows.length - 1)
}

/** Removes the column in which a cell begins and narrows cells that span it. */
export function removeColumn(rows: GridRows, at: number): GridRows {
  const left = placedCells(rows).flatMap((cell) => {
    const { column, colspan } = cell
    if (column > at) return [{ ...cell, column: column - 1 }]
    if (column + colspan <= at) return [cell]
    return colspan > 1 ? [{ ...cell, colspan: colspan - 1 }] : []
  })
  return rowsOf(left, rows.length)
}

/** Merges a cell with its neighbor; undefined without a neighbor that fits. */
export function mergeCells(rows: GridRows, id: string, to: 'right' | 'below'): GridRows | undefined {
  const cells = placedCells(rows)
  const cell = cells.find((one) => one.id === id)
  const other = cell && cells.find((one) => isNeighbour(cell, one, to))
  if (!cell || !other) return undefined

  const merged =
    to === 'right'
      ? { ...cell, colspan: cell.colspan + other.colspan }
      : { ...cell, rowspan: cell.rowspan + other.rowspan }
  return rowsOf(
    cells.filter((one) => one !== other).map((one) => (one === cell ? merged : one)),
    rows.length,
  )
}

/** Splits a cell into one per position; the first keeps its id. */
export function splitCell(rows: GridRows, id: string): GridRows {
  const cells = placedCells(rows)
  const cell = cells.find((one) => one.id === id)
  if (!cell) return rows

  const { row, column, rowspan, colspan } = cell
  const places = Array.from({ length: rowspan * colspan }, (_, index) => ({
    row: row + Math.floor(index / colspan),
    column: column + (index % colspan),
  }))
  const single = { ...cell, rowspan: 1, colspan: 1 }
  return withCells(
    cells.map((one) => (one === cell ? single : one)),
    places.slice(1),
    rows.length,
  )
}

export function changeCell(rows: GridRows, id: string, look: GridCell['look']): GridRows {
  return rows.map((cells) => cells.map((cell) => (cell.id === id ? { ...cell, look } : cell)))
}

function isNeighbour(cell: PlacedCell, other: PlacedCell, to: 'right' | 'below'): boolean {
  return to === 'right'
    ? other.row === cell.row && other.column === cell.column + cell.colspan && other.rowspan === cell.rowspan
    : other.column === cell.column && other.row === cell.row + cell.rowspan && other.colspan === cell.colspan
}

function withCells(
  cells: readonly PlacedCell[],
  places: readonly Readonly<{ row: number; column: number }>[],
  height: number,
): GridRows {
  const taken = new Set(cells.map(({ id }) => id))
  const added = places.map((place): PlacedCell => {
    const id = freeId(taken)
    taken.add(id)
    return { id, colspan: 1, rowspan: 1, look: 'plain', ...place }
  })
  return rowsOf([...cells, ...added], height)
}

function freeId(taken: ReadonlySet<string>): string {
  let number = taken.size + 1
  while (taken.has(`c${number}`)) number += 1
  return `c${number}`
}

function rowsOf(cells: readonly PlacedCell[], height: number): GridRows {
  return Array.from({ length: height }, (_, at) =>
    cells
      .filter(({ row }) => row === at)
      .sort((one, other) => one.column - other.column)
      .map(({ row: _row, column: _column, ...cell }) => cell),
  )
}
