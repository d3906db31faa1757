import type { ColumnType } from './column-types.ts'

const shapes: readonly (readonly [ColumnType, RegExp])[] = [
  ['moment', /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/],
  ['day', /^\d{4}-\d\d-\d\d$/],
]

/** Guesses the type of a column from a few rows. */
export function typeOfCells(cells: readonly unknown[]): ColumnType {
  const filled = cells.filter((cell) => cell !== null && cell !== undefined && cell !== '')
  if (filled.length === 0) return 'text'
  if (filled.every((cell) => typeof cell === 'number')) return 'number'
  if (filled.every((cell) => typeof cell === 'boolean')) return 'yesNo'
  const shape = shapes.find(([, pattern]) =>
    filled.every((cell) => typeof cell === 'string' && pattern.test(cell)),
  )
  return shape?.[0] ?? 'text'
}
