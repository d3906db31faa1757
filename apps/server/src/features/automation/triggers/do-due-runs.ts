import { type Lease, leaseAt } from '../../../clock/lease.ts'
import { createGates, type Gates } from '../../../outside/index.ts'
import type { Server } from '../../../server.ts'
import { performRun } from './perform-run.ts'
import { takeDueRuns } from './run-store.ts'

const second = 1000

/** Small, so that a run waiting for another system delays few others. */
const mostTaken = 4

const mostHands = 8

const column = { table: 'trigger_run', id: 'id', until: 'next_attempt_at' }

type RunWorker = Readonly<{ server: Server; tenant: string; end: number }>

/** Performs due runs of a tenant for about a second, each on one node. Returns whether there were any. */
export function doDueRuns(server: Server, tenant: string): Promise<boolean> {
  return performRuns({ server, tenant, end: server.clock() + second }, mostHands)
}

/** Performs runs one after another until none is due; starts another worker when there are many. */
async function performRuns(hand: RunWorker, hands: number): Promise<boolean> {
  let called: Promise<boolean> | undefined
  for (let any = false; ; any = true) {
    const lease = leaseAt(hand.server)
    const taken = await takeRuns(hand, lease)
    if (taken.length === 0) {
      await called
      return any
    }
    if (taken.length === mostTaken && hands > 1) called ??= performRuns(hand, hands - 1)
    await perform(hand, taken, lease)
  }
}

async function takeRuns({ server, tenant, end }: RunWorker, lease: Lease) {
  if (server.clock() >= end) return []
  return takeDueRuns(server.db.tenant(tenant), { ...lease, most: mostTaken })
}

async function perform(
  { server, tenant }: RunWorker,
  taken: Awaited<ReturnType<typeof takeRuns>>,
  lease: Lease,
): Promise<void> {
  await server.leases.hold({ tenant, column, ids: taken.map(({ id }) => id), lease }, async () => {
    for (const due of taken)
      await runQueue(server).through('runs', () => performRun({ server, tenant, id: due.id }, due))
  })
}

/** Small, so that thousands of runs leave database capacity to users. */
const atOnce = 8

const kept = new WeakMap<Server, Gates>()

/**
 * Returns the queue shared by the runs of all tenants on this node. Each tenant has few workers, so that
 * none waits behind the whole backlog of another.
 */
function runQueue(server: Server): Gates {
  const known = kept.get(server) ?? createGates({ atOnce, waiting: Number.POSITIVE_INFINITY })
  kept.set(server, known)
  return known
}
