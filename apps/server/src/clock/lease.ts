import { type PlatformDb, tenantSchema } from '@signet/db'
import { sql } from 'kysely'
import { type Clock, isoOf } from './clock.ts'

/** A node that takes rows due at `now` owns them until `until`, which it extends while it works on them. */
export type Lease = Readonly<{ now: string; until: string }>

/** Where a table keeps the end of a lease: usually the due time of its rows. */
export type LeaseColumn = Readonly<{ table: string; id: string; until: string }>

/** Milliseconds after which another node takes over the rows of a node that died. */
export const usualLease = 20_000

/** A lease is extended when a quarter of it has passed, so that a node may pause for the rest. */
const renewAfter = 1 / 4

/** A work that hangs is left to another node. */
const longestWork = 30 * 60_000

export function leaseAt({ clock }: Readonly<{ clock: Clock }>, milliseconds = usualLease): Lease {
  const now = clock()
  return { now: isoOf(now), until: isoOf(now + milliseconds) }
}

type HeldRows = Readonly<{ tenant: string; column: LeaseColumn; ids: readonly string[] }> &
  Readonly<{ lease: Lease; milliseconds?: number }>

export type Leases = Readonly<{
  /** Works on taken rows, whose leases `renew` extends meanwhile. */
  hold: <Done>(rows: HeldRows, work: () => Promise<Done>) => Promise<Done>
  /** Extends the leases of the rows that this node works on; the ticker calls it every second. */
  renew: () => Promise<void>
}>

/** Keeps the leases of living work: only the rows of a node that died or hangs are due again. */
export function openLeases({ db, clock }: Readonly<{ db: PlatformDb; clock: Clock }>): Leases {
  const held = new Map<HeldRows, Readonly<{ ends: readonly string[]; renewAt: number; giveUpAt: number }>>()
  const lengthOf = ({ milliseconds = usualLease }: HeldRows) => milliseconds
  const nextOf = (rows: HeldRows) => clock() + lengthOf(rows) * renewAfter

  const renewRows = async (rows: HeldRows): Promise<void> => {
    const kept = held.get(rows)
    const now = clock()
    if (!kept || now < kept.renewAt || now >= kept.giveUpAt) return
    const until = isoOf(now + lengthOf(rows))
    held.set(rows, { ...kept, ends: [...kept.ends, until], renewAt: nextOf(rows) })
    await extend(db, { ...rows, ends: kept.ends, until })
  }

  return {
    hold: async (rows, work) => {
      held.set(rows, {
        ends: [rows.lease.until],
        renewAt: nextOf(rows),
        giveUpAt: clock() + longestWork,
      })
      return work().finally(() => held.delete(rows))
    },
    renew: async () => {
      await Promise.all(Array.from(held.keys(), renewRows))
    },
  }
}

type Extension = Pick<HeldRows, 'tenant' | 'column' | 'ids'> &
  Readonly<{ ends: readonly string[]; until: string }>

/** Rows that are finished or wait for a retry have another end and stay as they are; locked ones wait for the next time. */
async function extend(db: PlatformDb, { tenant, column, ids, ends, until }: Extension): Promise<void> {
  const table = sql.id(tenantSchema(tenant), column.table)
  const [id, end] = [sql.id(column.id), sql.id(column.until)]
  await sql`update ${table} set ${end} = ${until}::timestamptz where ${id} in (
    select ${id} from ${table} where ${id} = any(${[...ids]}) and ${end} = any(${[...ends]}::timestamptz[])
    for update skip locked)`.execute(db)
}

type LeasedWork<Row> = Readonly<{
  tenant: string
  column: LeaseColumn
  idOf: (row: Row) => string
  milliseconds?: number
  /** Takes due rows in one statement with SKIP LOCKED, and moves their due time to `until`. */
  take: (lease: Lease) => Promise<readonly Row[]>
  /** Must handle its own errors: record them, or leave the row until its lease expires. */
  work: (row: Row) => Promise<unknown>
  /** Whether the rows of a round are processed one after another instead of in parallel. */
  inOrder?: boolean
}>

/** Takes and processes due rows until none is left. Returns whether there were any. */
export async function processLeased<Row>(
  server: Readonly<{ clock: Clock; leases: Leases }>,
  { tenant, column, idOf, milliseconds, take, work, inOrder = false }: LeasedWork<Row>,
): Promise<boolean> {
  for (let any = false; ; any = true) {
    const lease = leaseAt(server, milliseconds)
    const rows = await take(lease)
    if (rows.length === 0) return any

    const held = { tenant, column, ids: rows.map(idOf), lease, ...(milliseconds && { milliseconds }) }
    await server.leases.hold(held, async () => {
      if (inOrder) for (const row of rows) await work(row)
      else await Promise.all(rows.map(work))
    })
  }
}
