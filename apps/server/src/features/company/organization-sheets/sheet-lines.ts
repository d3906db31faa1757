import { join } from 'node:path'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { ReadCall } from '../../../http/serve.ts'
import { workAt } from '../../../workers/index.ts'
import { findFile, withContentFile } from '../../files/index.ts'
import { columnsOf, everyHeadingOf, type ImportKind } from './sheet-columns.ts'
import type { SpelledRow } from './sheet-lines-work.ts'

/** A row of a sheet by column. A column that the sheet does not have is missing. */
export type SheetLine = Readonly<{
  number: number
  cells: Readonly<Partial<Record<string, string>>>
  pinyin: string
}>

const linesWork = workAt<typeof import('./sheet-lines-work.ts')>(
  join(import.meta.dirname, 'sheet-lines-work.ts'),
  'sheets',
)

const mostRows = 50_000

type Reading = Pick<ReadCall, 'tx' | 'actor' | 'server'>

type Sheet = Readonly<{
  kind: ImportKind
  fileId: string
  /** Returns the column of a heading that the organization does not know. */
  more?: (heading: string) => string | undefined
}>

/**
 * Reads a sheet that this person uploaded. Refuses `files.notFound`, `files.notReady`, `records.nothingToImport`,
 * `records.tooManyRows`, and what reading refuses.
 */
export function readLines(
  reading: Reading,
  { kind, fileId, more = () => undefined }: Sheet,
): Promise<readonly SheetLine[]> {
  const { server } = reading
  return readSheetLines(reading, {
    fileId,
    nameHeadings: everyHeadingOf(server, 'realName'),
    columnsIn: (headings) =>
      columnsOf(server, kind, headings).map((column, at) => column ?? more(headings[at] ?? '')),
  })
}

type HeadedSheet = Readonly<{
  fileId: string
  /** Headings of the column whose cells are spelled in Latin letters. */
  nameHeadings: readonly string[]
  /** Returns the column of each heading; one of them is `name` or `realName`. */
  columnsIn: (headings: readonly string[]) => readonly (string | undefined)[]
}>

/** Reads a sheet by its first row, and refuses what `readLines` refuses. */
export async function readSheetLines(
  { tx, actor, server }: Reading,
  { fileId, nameHeadings, columnsIn }: HeadedSheet,
): Promise<readonly SheetLine[]> {
  const { tenant, personId } = actor
  const contentHash = await contentOfSheet({ tx, actor }, fileId)
  const gathered = gatherLines(columnsIn)
  const by = `${tenant}:${personId}`
  await withContentFile(server, { tenant, contentHash }, async (path) => {
    const sheet = server.workers.stream(linesWork, { path, nameHeadings }, { by })
    for await (const rows of sheet) rows.forEach(gathered.take)
  })
  if (gathered.lines.length === 0) throw new Refusal<RefusalCode>('records.nothingToImport')
  return gathered.lines
}

async function contentOfSheet({ tx, actor }: Pick<Reading, 'tx' | 'actor'>, fileId: string): Promise<string> {
  const file = await findFile(tx, fileId)
  if (file?.ownerId !== actor.personId) throw new Refusal<RefusalCode>('files.notFound')
  if (file.state !== 'ready' || !file.contentHash) throw new Refusal<RefusalCode>('files.notReady')
  return file.contentHash
}

type Columns = readonly (string | undefined)[]

/** Reads the first row as headings, and every other one by them. */
function gatherLines(columnsIn: (headings: readonly string[]) => Columns) {
  const lines: SheetLine[] = []
  let columns: Columns | undefined
  return {
    lines,
    take: ({ number, cells, pinyin }: SpelledRow) => {
      if (!columns) columns = knownColumns(columnsIn(cells))
      else lines.push({ number, cells: byColumn(columns, cells), pinyin })
      if (lines.length > mostRows) throw new Refusal<RefusalCode>('records.tooManyRows', { limit: mostRows })
    },
  }
}

function knownColumns(columns: Columns): Columns {
  if (!columns.some((column) => column === 'name' || column === 'realName'))
    throw new Refusal<RefusalCode>('records.nothingToImport')
  return columns
}

function byColumn(columns: Columns, cells: readonly string[]) {
  return Object.fromEntries(
    columns.flatMap((column, at) => (column === undefined ? [] : [[column, (cells[at] ?? '').trim()]])),
  )
}
