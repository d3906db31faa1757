import type { PlanField } from '../plan/form-plan.ts'
import type { Problem } from '../problems/problem.ts'
import { canFill, type FormRights, isHiddenByRights } from '../rules/rights.ts'
import { isPlainObject, ownValue } from '../values/field-value.ts'
import type { AssignedValue } from '../values/given.ts'
import { arrangeRows, rowRulesOf } from './arrange-rows.ts'
import type { RowRules } from './row-rules.ts'

/** A sent or stored row; an absent column of a new row starts with its default. */
export type RawRow = Readonly<{
  id: string
  /** Its index in the sent list, so that a problem names the row that the client knows. */
  place: number
  columns: Readonly<Record<string, unknown>>
}>

/** A value sent for a field that the person may not write; `at` is its path as sent. */
export type RefusedValue = Readonly<{ at: string; field: PlanField; row?: string; sent: unknown }>

export type TakenRows = Readonly<{
  key: string
  rows: readonly RawRow[]
  problems: readonly Problem[]
  refused: readonly RefusedValue[]
}>

/** More rows than this are not read at all, whatever the form allows. */
export const mostRows = 5000
const rowId = /^[A-Za-z0-9_-]{1,40}$/

type RowOptions = Readonly<{
  rights: FormRights
  previous: unknown
  /** Whether nothing is stored yet, so that unsent rows start with their defaults. */
  isNew?: boolean
  given?: AssignedValue | undefined
}>
type SentRow = Readonly<{ id: string; place: number; sent: Readonly<Record<string, unknown>> }>

/**
 * Merges the sent rows of a sub-table into the stored ones. A writer adds, removes and moves rows within its rules;
 * each column has its own right.
 */
export function takeRows(
  table: PlanField,
  sent: unknown,
  { rights, previous, isNew = false, given }: RowOptions,
): TakenRows {
  const rules = rowRulesOf(table)
  const stored = isNew ? startRows(table) : storedRows(previous)
  if (sent === undefined || sent === null) return keptRows(table, stored, { sent, rights, rules })
  if (isHiddenByRights(rights, table.path)) return hiddenRows(table, stored, sent)

  const { rows: sentRows, problems } = readRows(table, sent)
  const known = new Map(stored.map((row) => [row.id, row]))
  const incoming = new Map(sentRows.map((row) => [row.id, row]))
  const mayArrange = canFill(table, rights)
  const arranged = mayArrange ? arrangeRows(sentRows, stored, rules) : stored
  const refused: RefusedValue[] = []
  if (idsOf(sentRows) !== idsOf(arranged)) refused.push({ at: table.path, field: table, sent })
  if (mayArrange && !rules.mayAdd && sentRows.some(({ id }) => !known.has(id)))
    problems.push({ path: table.path, code: 'form.rowAdded' })

  const rows = arranged.map(({ id, place: index }) =>
    takeRow(table, {
      id,
      place: incoming.get(id)?.place ?? index,
      known: known.get(id),
      row: incoming.get(id),
      isNew,
      rights,
      rules,
      refused,
      given,
    }),
  )
  return { key: table.key, rows, problems, refused }
}

function idsOf(rows: readonly Readonly<{ id: string }>[]): string {
  return rows.map(({ id }) => id).join()
}

function takeRow(table: PlanField, { id, place: index, known, row, isNew, ...options }: TakeRow): RawRow {
  const { rights, rules, refused, given } = options
  const isGiven = rules.given.has(id)
  const columns = table.columns.map((column) => {
    const sent = row && ownValue(row.sent, column.key)
    const kept = given?.(column, id) ?? storedValue(known, column, isNew)
    if (sent === undefined) return [column.key, kept] as const

    const isFixed = isGiven && rules.fixed.has(column.key)
    if (canFill(column, rights) && !isFixed) return [column.key, sent] as const

    refused.push({ at: `${table.key}.${index}.${column.key}`, field: column, row: id, sent })
    return [column.key, kept] as const
  })
  return { id, place: index, columns: Object.fromEntries(columns) }
}

/** A stored row keeps a missing value empty; a row of a new form gets the default. */
function storedValue(row: RawRow | undefined, { key }: PlanField, isNew: boolean): unknown {
  const value = row && ownValue(row.columns, key)
  return row && !isNew ? (value ?? null) : value
}

type TakeRow = Readonly<{
  id: string
  place: number
  known: RawRow | undefined
  row: SentRow | undefined
  isNew: boolean
  rights: FormRights
  rules: RowRules
  refused: RefusedValue[]
  given: AssignedValue | undefined
}>

type KeepOptions = Readonly<{ sent: unknown; rights: FormRights; rules: RowRules }>

function keptRows(
  table: PlanField,
  stored: readonly RawRow[],
  { sent, rights, rules }: KeepOptions,
): TakenRows {
  const isEmptied = sent === null && canFill(table, rights)
  const rows = isEmptied ? arrangeRows([], stored, rules) : stored
  return { key: table.key, rows, problems: [], refused: [] }
}

/** Ignores what is sent for a hidden sub-table, so that refusals reveal neither its rows nor their number. */
function hiddenRows(table: PlanField, rows: readonly RawRow[], sent: unknown): TakenRows {
  return { key: table.key, rows, problems: [], refused: [{ at: table.path, field: table, sent }] }
}

/** Returns the rows of a new form: the given rows, then empty ones. */
export function startRows(table: PlanField): RawRow[] {
  const given = [...rowRulesOf(table).given.values()]
  const count = table.kind.startRows?.(table.settings) ?? 0
  const empty = Array.from({ length: count }, (_, index) => ({ id: `r${index + 1}`, values: {} }))
  return [...given, ...empty].map(({ id, values }, index) => ({ id, place: index, columns: values }))
}

function storedRows(previous: unknown): RawRow[] {
  if (!Array.isArray(previous)) return []
  return previous
    .filter(isPlainObject)
    .map((row, index) => ({ id: String(row['id']), place: index, columns: row }))
}

function readRows(table: PlanField, sent: unknown): { rows: SentRow[]; problems: Problem[] } {
  if (!Array.isArray(sent)) return { rows: [], problems: [{ path: table.path, code: 'form.wrongType' }] }
  if (sent.length > mostRows) {
    return { rows: [], problems: [{ path: table.path, code: 'form.tooManyRows', params: { max: mostRows } }] }
  }

  const rows: SentRow[] = []
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const [index, row] of sent.entries()) {
    const at = `${table.path}.${index}`
    const problem = rowProblem(row, seen)
    if (problem) problems.push({ path: at, code: problem })
    else rows.push({ id: row.id, place: index, sent: row })
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

const mostProblems = 100

/** Returns the problems of unknown field names; long names are truncated before they are repeated. */
export function unknownNames(
  sent: Readonly<Record<string, unknown>>,
  isKnown: (name: string) => boolean,
  at = '',
): Problem[] {
  return Object.keys(sent)
    .filter((name) => !isKnown(name))
    .slice(0, mostProblems)
    .map((name) => ({ path: `${at}${name.slice(0, 60)}`, code: 'form.unknownField' }))
}
