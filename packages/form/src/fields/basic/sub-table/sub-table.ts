import { z } from 'zod'
import { FieldKey } from '../../../definition/field-definition.ts'
import { type ColumnFacts, fieldKind } from '../../../kind/field-kind.ts'
import type { FieldValue } from '../../../values/field-value.ts'

const mostRows = 5000

const GivenRow = z.strictObject({
  id: z.string().regex(/^g\d{1,9}$/),
  values: z.record(FieldKey, z.json()).default({}),
})

export const SubTableSettings = z.strictObject({
  minRows: z.number().int().min(0).max(mostRows).default(0),
  maxRows: z.number().int().min(1).max(mostRows).default(2000),
  /** The number of empty rows in a new form. */
  startRows: z.number().int().min(0).max(100).default(0),
  /** The columns that have values in the given rows. */
  givenColumns: z.array(FieldKey).max(50).default([]),
  /** The first rows of every new form. Their ids are stored with records, so they never change. */
  givenRows: z.array(GivenRow).max(200).default([]),
  /** Whether the values of given rows are read-only. */
  givenAreFixed: z.boolean().default(true),
  mayAddRows: z.boolean().default(true),
  mayRemoveRows: z.boolean().default(true),
  /** Number columns with a total. */
  totals: z.array(FieldKey).max(50).default([]),
})
export type SubTableSettings = Readonly<z.output<typeof SubTableSettings>>
export type RowsValue = readonly Readonly<Record<string, FieldValue>>[]

/** Rows of other fields. Each row is an object with a stable `id` and a value per column. */
export const subTable = fieldKind<SubTableSettings, RowsValue>({
  settings: SubTableSettings,
  holds: 'rows',
  open: 'fill',
  inSubTable: false,
  empty: () => [],
  value: () => z.array(z.record(z.string(), z.json())),
  problem: (rows, { minRows, maxRows }) => {
    if (rows.length < minRows) return { code: 'form.tooFewRows', params: { min: minRows } }
    return rows.length > maxRows ? { code: 'form.tooManyRows', params: { max: maxRows } } : undefined
  },
  startRows: ({ startRows }) => startRows,
  rowRules: ({ givenColumns, givenRows, givenAreFixed, mayAddRows, mayRemoveRows }) => ({
    given: new Map(givenRows.map(({ id, values }) => [id, { id, values: only(givenColumns, values) }])),
    fixed: new Set(givenAreFixed ? givenColumns : []),
    mayAdd: mayAddRows,
    mayRemove: mayRemoveRows,
  }),
  mistake: (settings, columns) => {
    const { totals, minRows, maxRows, startRows, givenRows } = settings
    if (Math.max(minRows, startRows + givenRows.length) > maxRows) return 'asks for more rows than it allows'
    const strange = totals.find(
      (total) => !columns.some(({ key, type }) => key === total && type === 'number'),
    )
    return strange ? `totals names ${strange}, which is no number column` : givenMistake(settings, columns)
  },
  column: () => undefined,
  valueType: () => undefined,
  sums: ({ totals }) => totals,
  text: (rows) => String(rows.length),
  searches: ['isEmpty'],
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
})

function only(keys: readonly string[], values: Readonly<Record<string, FieldValue>>) {
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)))
}

function givenMistake(
  { givenColumns, givenRows }: SubTableSettings,
  columns: readonly ColumnFacts[],
): string | undefined {
  if (new Set(givenRows.map(({ id }) => id)).size < givenRows.length) return 'gives a row twice'
  for (const name of givenColumns) {
    const column = columns.find(({ key }) => key === name)
    if (!column?.isFilledByPeople) return `givenColumns names ${name}, which is no column that people fill`
    const wrong = givenRows.findIndex(({ values }) => !column.takes(values[name] ?? null))
    if (wrong >= 0) return `row ${wrong + 1} gives ${name} what it cannot hold`
  }
  return undefined
}
