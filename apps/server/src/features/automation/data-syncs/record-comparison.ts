import { type FormValues, type PlanField, textOfValue } from '@signet/form'
import { wallClock } from '@signet/i18n'
import { inParts } from '@signet/std'
import { changesBetween } from '../../../records/changes/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import { SyncFailure } from '../../../sync-runs/index.ts'
import {
  type createDuplicateFinder,
  type Importable,
  type JudgedLine,
  judgeLines,
  parseRecords,
  type SheetColumn,
  storeLines,
} from '../../record-sheets/index.ts'
import { lockRows } from '../../records/index.ts'
import type { Carried, Link, Planning, SourceRow, SyncCell, SyncChange, SyncWork } from './sync-plan.ts'

/** Small, since checking and writing the values of a batch keeps the event loop. */
export const atOnce = 100

export type Comparing = Readonly<{
  work: SyncWork
  importable: Importable
  planning: Planning
  twice: ReturnType<typeof createDuplicateFinder>
}>

export function cellsOf({ fields: all }: Importable): readonly PlanField[] {
  return all.filter(({ parent }) => parent === undefined)
}

type TextedRow = Pick<SourceRow, 'number' | 'texts'>

/** Checks rows as if each were saved by hand. A text that is empty clears its field. */
export async function judge(
  { work, importable, planning }: Comparing,
  rows: readonly TextedRow[],
): Promise<readonly JudgedLine[]> {
  const paths = [...new Set(rows.flatMap(({ texts }) => Object.keys(texts)))]
  const fieldsOfRows = paths.map((path) => fieldAt(importable, path))
  const columns = fieldsOfRows.map((field): SheetColumn => ({ is: 'cell', field }))
  const read = (field: PlanField, text: string) => localText(work, field, text)
  const records = rows.map(
    ({ number, texts }) =>
      [{ number, cells: fieldsOfRows.map((field) => read(field, texts[field.path] ?? '')) }] as const,
  )
  const parsed = await parseRecords(work, importable, { records, columns })
  const lines = parsed.map((line, at) => ({ ...line, sent: { ...cleared(rows[at]), ...line.sent } }))
  const { model } = importable.opened
  return judgeLines(work, importable, {
    lines,
    mode: 'addAndUpdate',
    keys: [planning.settings.key],
    ...(planning.holds && { hold: (ids) => lockRows(work.tx, model, ids) }),
  })
}

function cleared(row: TextedRow | undefined): FormValues {
  const empty = Object.entries(row?.texts ?? {}).filter(([, text]) => text === '')
  return Object.fromEntries(empty.map(([field]) => [field, null]))
}

function fieldAt(importable: Importable, path: string): PlanField {
  const field = cellsOf(importable).find((one) => one.path === path)
  if (!field) throw new SyncFailure('data-syncs.reason.noField', { field: path })
  return field
}

/** Databases answer times with their offset, and a field holds the time of the office. */
function localText({ server }: SyncWork, { kind, settings }: PlanField, text: string): string {
  const type = kind.column(settings)?.type
  return type === 'timestamp' || type === 'date' ? wallClock(text, server.timeZone) : text
}

/** Returns the paths of fields whose values differ from those of the record; empty for a new one. */
export function changedFields(
  { opened: { model } }: Importable,
  { match, values }: JudgedLine,
): ReadonlySet<string> {
  const changes = match ? changesBetween(model.form, match.values, values) : []
  return new Set(changes.map(({ path }) => path))
}

export type TextBefore = (line: JudgedLine, field: string) => string

/** Returns what the fields of matched records say now. */
export async function storedTexts(
  { work, importable: { opened } }: Comparing,
  lines: readonly JudgedLine[],
): Promise<TextBefore> {
  const { model, viewer } = opened
  const records = lines.flatMap(({ match }) => (match ? [match.values] : []))
  const names = await namesOf(work, { form: model.form, records, context: viewer.context })
  const reader = { locale: work.caller.locale, names }
  return ({ match }, path) => {
    const field = model.form.byPath.get(path)
    return match && field ? textOfValue(field, match.values[field.key], reader) : ''
  }
}

export function wrongCells(
  line: JudgedLine,
  texts: SourceRow['texts'],
  before: TextBefore,
): readonly SyncCell[] {
  return line.problems.map((problem) => ({
    field: problem.path,
    before: before(line, problem.path),
    after: texts[problem.path] ?? '',
    problem,
  }))
}

/** Stores what differs, a few hundred records at once. */
export async function storeAll(
  { work, importable, planning }: Comparing,
  lines: readonly JudgedLine[],
  keyOf: ReadonlyMap<number, string>,
): Promise<Carried> {
  const links: Link[] = []
  const refused: SyncChange[] = []
  const texts = new Map(planning.rows.map((row) => [row.number, row.texts]))
  for (const part of inParts(lines, atOnce))
    for (const stored of await storeLines(work, importable, part)) {
      const { number } = stored
      const key = keyOf.get(number) ?? ''
      if (stored.is === 'refused') {
        const cells = stored.line.problems.map((problem) => ({
          ...{ field: problem.path, before: '', problem },
          after: texts.get(number)?.[problem.path] ?? '',
        }))
        refused.push({ kind: 'refused', row: number, key, cells, reason: null })
      } else links.push({ key, targetId: stored.id })
    }
  return { links, refused }
}
