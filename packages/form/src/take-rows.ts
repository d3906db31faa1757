import type { PlanField } from './form-plan.ts'
import type { Given } from './given.ts'
import { mayFill } from './may-fill.ts'
import { isPlainObject, ownValue } from './plain-object.ts'
import type { Problem } from './problem.ts'
import type { FormRights } from './rights.ts'
import { unknownNames } from './unknown-names.ts'

/** A row as it came or was kept; a column that is absent in a new row starts with its default. */
export type RawRow = Readonly<{
  id: string
  /** Its index in the list that was sent, so that a problem names the row the client knows. */
  place: number
  columns: Readonly<Record<string, unknown>>
}>

/** A value that was sent for a field this person may not write; `at` is its path as it was sent. */
export type Refused = Readonly<{ at: string; field: PlanField; row?: string; sent: unknown }>

export type TakenRows = Readonly<{
  key: string
  rows: readonly RawRow[]
  problems: readonly Problem[]
  refused: readonly Refused[]
}>

/** Beyond this many rows nothing is read at all, whatever the form allows. */
export const mostRows = 5000
const rowId = /^[A-Za-z0-9_-]{1,40}$/

type RowOptions = Readonly<{
  rights: FormRights
  previous: unknown
  /** Nothing is stored yet: rows that are not sent start as the form wants them. */
  isNew?: boolean
  given?: Given | undefined
}>
type SentRow = Readonly<{ id: string; place: number; sent: Readonly<Record<string, unknown>> }>

/** The rows of a sub-table: who may write it adds, removes and moves rows; each column has a right of its own. */
export function takeRows(
  table: PlanField,
  sent: unknown,
  { rights, previous, isNew = false, given }: RowOptions,
): TakenRows {
  const stored = isNew ? startRows(table) : storedRows(previous)
  if (sent === undefined || sent === null) return keptRows(table, stored, sent, rights)

  const { rows: sentRows, problems } = readRows(table, sent)
  const known = new Map(isNew ? [] : stored.map((row) => [row.id, row]))
  const incoming = new Map(sentRows.map((row) => [row.id, row]))
  const mayArrange = mayFill(table, rights)
  const refused: Refused[] = []
  if (!mayArrange && sentRows.map(({ id }) => id).join() !== stored.map(({ id }) => id).join()) {
    refused.push({ at: table.path, field: table, sent })
  }

  const rows = (mayArrange ? sentRows : stored).map(({ id, place }) =>
    takeRow(table, {
      id,
      place: incoming.get(id)?.place ?? place,
      known: known.get(id),
      row: incoming.get(id),
      rights,
      refused,
      given,
    }),
  )
  return { key: table.key, rows, problems, refused }
}

function takeRow(table: PlanField, { id, place, known, row, rights, refused, given }: TakeRow): RawRow {
  const columns = table.columns.map((column) => {
    const sent = row && ownValue(row.sent, column.key)
    const kept = given?.(column, id) ?? (known && (ownValue(known.columns, column.key) ?? null))
    if (sent === undefined) return [column.key, kept] as const
    if (mayFill(column, rights)) return [column.key, sent] as const

    refused.push({ at: `${table.key}.${place}.${column.key}`, field: column, row: id, sent })
    return [column.key, kept] as const
  })
  return { id, place, columns: Object.fromEntries(columns) }
}

type TakeRow = Readonly<{
  id: string
  place: number
  known: RawRow | undefined
  row: SentRow | undefined
  rights: FormRights
  refused: Refused[]
  given: Given | undefined
}>

function keptRows(table: PlanField, stored: readonly RawRow[], sent: unknown, rights: FormRights): TakenRows {
  const isEmptied = sent === null && mayFill(table, rights)
  return { key: table.key, rows: isEmptied ? [] : stored, problems: [], refused: [] }
}

function startRows({ kind, settings }: PlanField): RawRow[] {
  const count = kind.startRows?.(settings) ?? 0
  return Array.from({ length: count }, (_, place) => ({ id: `r${place + 1}`, place, columns: {} }))
}

function storedRows(previous: unknown): RawRow[] {
  if (!Array.isArray(previous)) return []
  return previous.filter(isPlainObject).map((row, place) => ({ id: String(row['id']), place, columns: row }))
}

function readRows(table: PlanField, sent: unknown): { rows: SentRow[]; problems: Problem[] } {
  if (!Array.isArray(sent)) return { rows: [], problems: [{ path: table.path, code: 'form.wrongType' }] }
  if (sent.length > mostRows) {
    return { rows: [], problems: [{ path: table.path, code: 'form.tooManyRows', params: { max: mostRows } }] }
  }

  const rows: SentRow[] = []
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const [place, row] of sent.entries()) {
    const at = `${table.path}.${place}`
    const problem = rowProblem(row, seen)
    if (problem) problems.push({ path: at, code: problem })
    else rows.push({ id: row.id, place, sent: row })
    if (isPlainObject(row)) problems.push(...unknownColumns(table, row, at))
  }
  return { rows, problems }
}

function rowProblem(row: unknown, seen: Set<string>): Problem['code'] | undefined {
  if (!isPlainObject(row)) return 'form.wrongType'
  const id = ownValue(row, 'id')
  if (typeof id !== 'string' || !rowId.test(id)) return 'form.rowWithoutId'
  if (seen.has(id)) return 'form.rowTwice'
  seen.add(id)
  return undefined
}

function unknownColumns(table: PlanField, row: Readonly<Record<string, unknown>>, at: string): Problem[] {
  const known = new Set(['id', ...table.columns.map(({ key }) => key)])
  return unknownNames(row, (name) => known.has(name), `${at}.`)
}
