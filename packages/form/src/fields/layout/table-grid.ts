import { z } from 'zod'
import { SlotId } from '../../definition/layout-slots.ts'
import { layoutKind } from '../../kind/field-kind.ts'

export const GridCell = z.strictObject({
  id: SlotId,
  colspan: z.number().int().min(1).max(12).default(1),
  rowspan: z.number().int().min(1).max(30).default(1),
  /** `head` for cells that label the cells beside or below them. */
  look: z.enum(['plain', 'head']).default('plain'),
})
export type GridCell = Readonly<z.output<typeof GridCell>>

const widest = 24

const plain = (id: string): GridCell => ({ id, colspan: 1, rowspan: 1, look: 'plain' })

export const TableGridSettings = z.strictObject({
  /** Rows of cells as in HTML: a spanning cell replaces the cells that it covers. */
  rows: z
    .array(z.array(GridCell).max(12))
    .min(1)
    .max(30)
    .default([
      [plain('a1'), plain('b1')],
      [plain('a2'), plain('b2')],
    ]),
  border: z.enum(['solid', 'dashed', 'none']).default('solid'),
})

export type TableGridSettings = Readonly<z.output<typeof TableGridSettings>>

/** Fields in the cells of a table, as on paper; stacked on a phone. */
export const tableGrid = layoutKind({
  settings: TableGridSettings,
  open: 'fill',
  slots: ({ rows }) => rows.flat().map(({ id }) => ({ id })),
  mistake: ({ rows }) => gridMistake(rows),
})

type Rows = readonly (readonly GridCell[])[]

/** The occupied columns of each row. */
type OccupiedColumns = readonly Set<number>[]

/** Returns the mistake in the cells: a duplicate id, a span over the edge or another cell, or a hole. */
export function gridMistake(rows: Rows): string | undefined {
  const ids = rows.flat().map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) return `has the cell ${twice} twice`

  const taken: OccupiedColumns = rows.map(() => new Set<number>())
  const wrong = rows.flatMap((cells, at) => cells.map((cell) => occupy(cell, at, taken))).find(Boolean)
  if (wrong) return wrong
  const width = widthOf(taken)
  if (width > widest) return `is wider than ${widest} columns`
  return taken.every(({ size }) => size === width) ? undefined : 'has rows of different lengths'
}

/** Places a cell at the first free column of its row and returns the mistake if it does not fit. */
function occupy({ id, colspan, rowspan }: GridCell, at: number, taken: OccupiedColumns): string | undefined {
  if (at + rowspan > taken.length) return `lets ${id} reach below the last row`

  const first = firstFree(taken[at] ?? new Set())
  const columns = Array.from({ length: colspan }, (_, across) => first + across)
  const covered = taken.slice(at, at + rowspan)
  if (covered.some((row) => columns.some((column) => row.has(column)))) return `lets ${id} cover another cell`

  for (const row of covered) for (const column of columns) row.add(column)
  return undefined
}

function firstFree(row: ReadonlySet<number>): number {
  let column = 0
  while (row.has(column)) column += 1
  return column
}

function widthOf(taken: OccupiedColumns): number {
  return Math.max(...taken.flatMap((row) => [...row].map((column) => column + 1)), 0)
}
