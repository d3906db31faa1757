import { z } from 'zod'
import { layoutKind } from '../../field-kind.ts'
import { GridCell } from './grid-cell.ts'
import { gridMistake } from './grid-mistake.ts'

const plain = (id: string): GridCell => ({ id, colspan: 1, rowspan: 1, look: 'plain' })

export const TableGridSettings = z.strictObject({
  /** Rows of cells, as in HTML: a cell that spans leaves out those it covers. */
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

/** Fields in the cells of a table, as on paper; on the phone the cells follow each other. */
export const tableGrid = layoutKind({
  settings: TableGridSettings,
  slots: ({ rows }) => rows.flat().map(({ id }) => ({ id })),
  mistake: ({ rows }) => gridMistake(rows),
})
