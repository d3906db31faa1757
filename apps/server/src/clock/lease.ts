import type { Server } from '../server.ts'
import { isoOf } from './clock.ts'

/** A node that takes rows due at `now` owns them until `until`; then another node may take them. */
export type Lease = Readonly<{ now: string; until: string }>

/** Milliseconds after which another node repeats an external call or a document. */
export const usualLease = 120_000

export function leaseAt({ clock }: Pick<Server, 'clock'>, milliseconds = usualLease): Lease {
  const now = clock()
  return { now: isoOf(now), until: isoOf(now + milliseconds) }
}

type LeasedWork<Row> = Readonly<{
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
