import { z } from 'zod'
import { FieldKey } from '../../field-definition.ts'
import { fieldKind } from '../../field-kind.ts'
import type { FieldValue } from '../../field-value.ts'

const mostRows = 5000

export const SubTableSettings = z.strictObject({
  minRows: z.number().int().min(0).max(mostRows).default(0),
  maxRows: z.number().int().min(1).max(mostRows).default(2000),
  /** So many empty rows stand in a new form. */
  startRows: z.number().int().min(0).max(100).default(0),
  /** Number columns that show their sum. */
  totals: z.array(FieldKey).max(50).default([]),
})
export type SubTableSettings = Readonly<z.output<typeof SubTableSettings>>
export type RowsValue = readonly Readonly<Record<string, FieldValue>>[]

/** Rows of other fields. Each row is an object with a stable `id`; what its columns hold, their kinds say. */
export const subTable = fieldKind<SubTableSettings, RowsValue>({
  settings: SubTableSettings,
  holds: 'rows',
  inSubTable: false,
  empty: () => [],
  value: () => z.array(z.record(z.string(), z.json())),
  problem: (rows, { minRows, maxRows }) => {
    if (rows.length < minRows) return { code: 'form.tooFewRows', params: { min: minRows } }
    return rows.length > maxRows ? { code: 'form.tooManyRows', params: { max: maxRows } } : undefined
  },
  startRows: ({ startRows }) => startRows,
  mistake: ({ totals, minRows, maxRows, startRows }, columns) => {
    if (Math.max(minRows, startRows) > maxRows) return 'asks for more rows than it allows'
    const strange = totals.find(
      (total) => !columns.some(({ key, type }) => key === total && type === 'number'),
    )
    return strange && `totals names ${strange}, which is no number column`
  },
  column: () => undefined,
  valueType: () => undefined,
  sums: ({ totals }) => totals,
  text: (rows) => String(rows.length),
  searches: ['isEmpty'],
})
