import type { Server } from '../server.ts'
import { isoOf } from './clock.ts'

/** Rows due at `now` belong to the node that takes them until `until`; after it another node may take them. */
export type Lease = Readonly<{ now: string; until: string }>

/** How long outside calls and documents may take before another node repeats them. */
export const usualLease = 120_000

export function leaseAt({ clock }: Pick<Server, 'clock'>, milliseconds = usualLease): Lease {
  const now = clock()
  return { now: isoOf(now), until: isoOf(now + milliseconds) }
}

type LeasedWork<Row> = Readonly<{
  milliseconds?: number
  /** Takes due rows in one statement with SKIP LOCKED, and moves their due time to `until`. */
  take: (lease: Lease) => Promise<readonly Row[]>
  /** Handles its own faults: it records them or leaves the row to the end of its lease. */
  work: (row: Row) => Promise<unknown>
  /** Rows of one round are worked on at once, or one after another. */
  inOrder?: boolean
}>

/** Takes and does due rows until none is left. Returns whether there was any. */
export async function doLeased<Row>(
  server: Pick<Server, 'clock'>,
  { milliseconds, take, work, inOrder = false }: LeasedWork<Row>,
): Promise<boolean> {
  for (let any = false; ; any = true) {
    const rows = await take(leaseAt(server, milliseconds))
    if (rows.length === 0) return any
    if (inOrder) for (const row of rows) await work(row)
    else await Promise.all(rows.map(work))
  }
}
