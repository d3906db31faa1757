import type { DataSyncChange, DirectoryChange } from '@signet/contract'
import { containsPattern, type Reader, type Tx, totalOf } from '@signet/db'
import { inParts } from '@signet/std'
import { sql } from 'kysely'
import { z } from 'zod'
import { Reason } from '../clock/reason.ts'
import type { PagePosition, PageRange } from '../http/page.ts'
import { columnsOf, type RowSchema } from './run-store.ts'

/** What every change has; those of one kind extend it. */
export const StoredChange = z.object({ position: z.int(), reason: Reason.nullable() })
type StoredChange = Readonly<z.infer<typeof StoredChange>>

type ChangeTable<Change> = Readonly<{
  table: 'dataSyncRunChange' | 'directoryRunChange'
  row: RowSchema<Change>
  /** Columns in which a keyword is looked for. */
  searched: readonly string[]
}>

type ChangeQuery = Readonly<{ id: string; kind: string; keyword?: string | undefined }>

/** A change as its row, with lists as JSON. */
export type NewChange = Readonly<{
  kind: DataSyncChange['kind'] | DirectoryChange['kind']
  reason: Reason | null
}> &
  Readonly<Record<string, unknown>>

/** Few, since writing them as text keeps the event loop. */
const rowsAtOnce = 100

export type ChangeStore = ReturnType<typeof openChangeStore>

/** What the runs of one kind of synchronization change, in the order of the run. */
export function openChangeStore<Change extends StoredChange>({ table, row, searched }: ChangeTable<Change>) {
  const changesOf = (db: Reader, { id, kind, keyword }: ChangeQuery) =>
    db
      .selectFrom(table)
      .where('runId', '=', id)
      .$if(kind !== '', (query) => query.where(sql.ref('kind'), '=', kind))
      .where(({ or }) =>
        or(searched.map((column) => sql<boolean>`${sql.ref(column)} ilike ${containsPattern(keyword)}`)),
      )

  return {
    /** Keeps what a run changes, or would change, in this order. */
    insert: async (tx: Tx, runId: string, made: readonly NewChange[]): Promise<void> => {
      let position = 0
      for (const part of inParts(made, rowsAtOnce)) {
        const rows = part.map(({ kind, reason, ...own }) => ({
          ...own,
          ...{ runId, kind, position: position++, reason: reason && JSON.stringify(reason) },
        }))
        await tx.insertInto(table).values(rows).execute()
      }
    },

    select: async (db: Reader, query: ChangeQuery, range: PageRange) => {
      const { after, offset, limit } = range
      const found = changesOf(db, query)
      const rows = await found
        .$if(after !== null, (from) => from.where('position', '>', positionIn(after)))
        .orderBy('position')
        .offset(offset)
        .limit(limit)
        .select(columnsOf(row.shape))
        .execute()
      return { rows: rows.map((one) => row.parse(one)), total: await totalOf(db, range, found) }
    },
  }
}

function positionIn(after: PagePosition | null): number {
  const position = Number(after?.id)
  return Number.isSafeInteger(position) ? position : 0
}

const longestText = 500

/** The start of a text that is too long to be kept. */
export function cutText(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text
}
