import type { DataSyncSettings, InterfaceRow } from '@signet/contract'
import type { Reader } from '@signet/db'
import type { Server } from '../../../server.ts'
import { SyncFailure } from '../../../sync-runs/index.ts'
import { createTurns } from '../../../workers/index.ts'
import { interfaceRows } from '../../data-interfaces/index.ts'
import { readsInPart } from './sync-parameters.ts'
import { refusedRow, type SourceRow, type SyncChange } from './sync-plan.ts'

/** Rows of one synchronization. */
export const mostRows = 20_000
const longestKey = 500
const rowsAtOnce = 1_000
const rowsPerTurn = 500

export type SourceRows = Readonly<{
  /** Rows with a key of their own. */
  rows: readonly SourceRow[]
  refused: readonly SyncChange[]
  /** Every key of the answer, of refused rows too. */
  keys: ReadonlySet<string>
  total: number
  /**
   * Whether a row that is missing is surely gone. A long answer comes in parts; where a key is in it twice, a row may
   * have come twice in place of another.
   */
  isWhole: boolean
}>

type Asked = Readonly<{
  tenant: string
  personId: string
  now: string
  params: Readonly<Record<string, string>>
}>

/** Reads everything that the source answers. Half an answer is none: fails with `SyncFailure`, or as the interface does. */
export async function readSource(
  server: Server,
  db: Reader,
  { asked, settings }: Readonly<{ asked: Asked; settings: DataSyncSettings }>,
): Promise<SourceRows> {
  const answered = await readAll(server, db, { ...asked, id: settings.interfaceId })
  const isInPart = readsInPart(settings)
  // Nothing new since the last run is an answer; nothing at all is a source that failed silently.
  if (answered.length === 0 && !isInPart) throw new SyncFailure('data-syncs.reason.noRows')
  if (answered.length > 0) refuseMissing(answered, settings)
  const rows = await sortedOut(answered, settings)
  return { ...rows, isWhole: rows.isWhole && !isInPart }
}

async function readAll(
  server: Server,
  db: Reader,
  wanted: Asked & Readonly<{ id: string }>,
): Promise<readonly InterfaceRow[]> {
  const all: InterfaceRow[] = []
  for (let expected: number | undefined; expected === undefined || all.length < expected; ) {
    const page = { offset: all.length, limit: rowsAtOnce }
    const { rows, total } = await interfaceRows(server, db, { ...wanted, page })
    if (total > mostRows)
      throw new SyncFailure('data-syncs.reason.tooManyRows', { count: total, most: mostRows })
    const isShort = rows.length < Math.min(rowsAtOnce, total - all.length)
    if (isShort || (expected !== undefined && expected !== total))
      throw new SyncFailure('data-syncs.reason.changedWhileRead')
    all.push(...rows)
    expected = total
  }
  return all
}

function refuseMissing(rows: readonly InterfaceRow[], { columns }: DataSyncSettings): void {
  const missing = columns.find(({ column }) => !rows.some((row) => Object.hasOwn(row, column)))
  if (missing) throw new SyncFailure('data-syncs.reason.noColumn', { column: missing.column })
}

async function sortedOut(answered: readonly InterfaceRow[], settings: DataSyncSettings): Promise<SourceRows> {
  const rows = new Map<string, SourceRow>()
  const refused: SyncChange[] = []
  const turns = createTurns(rowsPerTurn)
  let isWhole = true
  for (const [at, answer] of answered.entries()) {
    const row = rowOf(answer, at + 1, settings)
    const first = rows.get(row.key)
    const problem = problemOf(row, first)
    if (problem) refused.push(refusedRow(row, { path: settings.key, message: undefined, ...problem }))
    else rows.set(row.key, row)
    if (first && answered.length > rowsAtOnce) isWhole = false
    await turns.after(1)
  }
  const keys = new Set(rows.keys())
  return { rows: [...rows.values()], refused, keys, total: answered.length, isWhole }
}

function problemOf({ key }: SourceRow, first: SourceRow | undefined) {
  if (key === '') return { code: 'data-syncs.problem.noKey', params: {} }
  if (key.length > longestKey) return { code: 'data-syncs.problem.longKey', params: { most: longestKey } }
  return first && { code: 'data-syncs.problem.twice', params: { row: first.number } }
}

function rowOf(answer: InterfaceRow, number: number, { columns, key }: DataSyncSettings): SourceRow {
  const texts = Object.fromEntries(
    columns.flatMap(({ column, field }) =>
      Object.hasOwn(answer, column) ? [[field, textOf(answer[column])] as const] : [],
    ),
  )
  return { number, key: texts[key] ?? '', texts }
}

/** Lists are several choices of a cell of a sheet; objects are shown as they came, and no field takes them. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join('、')
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).trim()
}
