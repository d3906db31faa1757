import { syncRunKinds, syncRunStates } from '@signet/contract'
import { newestFirst, type Reader, type TenantDb, type Tx, totalOf } from '@signet/db'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Lease } from '../clock/lease.ts'
import { Reason } from '../clock/reason.ts'
import type { PageRange } from '../http/page.ts'

/** What every run has; those of one kind extend it with `counts` and columns of their own. */
export const StoredRun = z.object({
  id: z.string(),
  kind: z.enum(syncRunKinds),
  state: z.enum(syncRunStates),
  /** Null for one that the schedule began. */
  startedBy: z.string().nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  /** The fingerprint that its preview found. */
  expected: z.string().nullable(),
  fingerprint: z.string().nullable(),
  reason: Reason.nullable(),
})
export type StoredRun = Readonly<z.infer<typeof StoredRun>>

/** A schema of rows, whose keys are their columns. */
export type RowSchema<Row> = Readonly<{ shape: object; parse: (row: unknown) => Row }>

type RunTable<Run> = Readonly<{ table: 'dataSyncRun' | 'directoryRun'; row: RowSchema<Run> }>

/** What runs belong to, as values of columns; empty where a tenant has only one synchronization. */
export type Owner = Readonly<Record<string, string>>

type NewRun = Pick<StoredRun, 'id' | 'kind' | 'startedBy' | 'expected'> &
  Readonly<{ now: string }> &
  Readonly<Record<string, string | null>>

type RunEnding = Pick<StoredRun, 'id' | 'state' | 'reason'> &
  Readonly<{ now: string; fingerprint?: string; counts?: Readonly<Record<string, number>> }>

export type RunStore<Run extends StoredRun> = ReturnType<typeof openRunStore<Run>>

/** The runs of one kind of synchronization, in a table with the columns of `StoredRun` and of its own. */
export function openRunStore<Run extends StoredRun>({ table, row }: RunTable<Run>) {
  return { ...readingRuns({ table, row }), ...writingRuns(table) }
}

function readingRuns<Run extends StoredRun>({ table, row: schema }: RunTable<Run>) {
  const columns = columnsOf(schema.shape)

  return {
    find: async (db: Reader, id: string): Promise<Run | undefined> => {
      const row = await db.selectFrom(table).where('id', '=', id).select(columns).executeTakeFirst()
      return row && schema.parse(row)
    },

    /** The run while it is under way, locked; undefined once it is over. */
    lock: async (tx: Tx, id: string): Promise<Run | undefined> => {
      const row = await tx
        .selectFrom(table)
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .select(columns)
        .forUpdate()
        .executeTakeFirst()
      return row && schema.parse(row)
    },

    isUnderWay: async (db: Reader, owner: Owner): Promise<boolean> =>
      (await runsOf(db, table, owner).where('state', '=', 'waiting').select('id').executeTakeFirst()) !==
      undefined,

    /** The last two runs that the schedule began, latest first. */
    lastScheduled: async (db: Reader, owner: Owner): Promise<readonly Run[]> => {
      const rows = await runsOf(db, table, owner)
        .where('startedBy', 'is', null)
        .orderBy('startedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(2)
        .select(columns)
        .execute()
      return rows.map((row) => schema.parse(row))
    },

    /** Newest first. */
    select: async (db: Reader, range: PageRange, owner: Owner) => {
      const found = runsOf(db, table, owner)
      const rows = await found
        .$call(newestFirst(range, { at: 'startedAt' }))
        .select(columns)
        .execute()
      return { rows: rows.map((row) => schema.parse(row)), total: await totalOf(db, range, found) }
    },
  }
}

function writingRuns(table: RunTable<StoredRun>['table']) {
  return {
    /** Begins a run, which a server takes on at once; false while another one is under way. */
    insert: async (tx: Tx, { now, ...run }: NewRun): Promise<boolean> => {
      const { numInsertedOrUpdatedRows = 0n } = await tx
        .insertInto(table)
        .values({ ...run, state: 'waiting', startedAt: now, dueAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n
    },

    /** Takes due runs for one node until `until`; `attempts` includes this one. */
    takeDue: (db: TenantDb, { now, until }: Lease) =>
      db
        .updateTable(table)
        .set((eb) => ({ attempts: eb('attempts', '+', 1), dueAt: until }))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom(table)
            .where('dueAt', '<=', now)
            .orderBy('dueAt')
            .limit(1)
            .forUpdate()
            .skipLocked()
            .select('id'),
        )
        .returning(['id', 'attempts'])
        .execute(),

    end: async (tx: Tx, { id, now, reason, counts, ...ending }: RunEnding): Promise<void> => {
      await tx
        .updateTable(table)
        .set({
          ...ending,
          endedAt: now,
          dueAt: null,
          reason: reason && JSON.stringify(reason),
          ...(counts && { counts: JSON.stringify(counts) }),
        })
        .where('id', '=', id)
        .execute()
    },

    /** Forgets runs that began before an instant. */
    deleteBefore: async (tx: Tx, owner: Owner, instant: string): Promise<void> => {
      await tx
        .deleteFrom(table)
        .where(
          'id',
          'in',
          runsOf(tx, table, owner)
            .where('startedAt', '<', instant)
            .where('state', '!=', 'waiting')
            .select('id'),
        )
        .execute()
    },
  }
}

function runsOf(db: Reader, table: RunTable<StoredRun>['table'], owner: Owner) {
  return db
    .selectFrom(table)
    .where(({ and }) =>
      and(Object.entries(owner).map(([column, id]) => sql<boolean>`${sql.ref(column)} = ${id}`)),
    )
}

/** The columns of a schema, to be read. */
export function columnsOf(shape: object) {
  return Object.keys(shape).map((column) => sql.ref<unknown>(column).as(column))
}
