import { isoOf } from '../../clock.ts'
import { createGates, type Gates } from '../../outside/index.ts'
import type { Server } from '../../server.ts'
import { performRun } from './perform-run.ts'
import { takeDueRuns } from './run-store.ts'

const second = 1000

/** Whoever has taken a run has so long; after it somebody else takes it. */
const lease = 120 * second

/** So few that one which waits for the world outside holds up hardly any. */
const mostTaken = 4

const mostHands = 8

type Hand = Readonly<{ server: Server; tenant: string; end: number }>

/**
 * Does what is left of the runs of triggers, each on one node at a time, for about a second: then the clock looks again.
 * Answers whether there was any.
 */
export function doDueRuns(server: Server, tenant: string): Promise<boolean> {
  return lendHands({ server, tenant, end: server.clock() + second }, mostHands)
}

/** Takes some and does them, one after another, until there are no more. Whoever finds many calls for another hand. */
async function lendHands(hand: Hand, hands: number): Promise<boolean> {
  let called: Promise<boolean> | undefined
  for (let any = false; ; any = true) {
    const taken = await take(hand)
    if (taken.length === 0) {
      await called
      return any
    }
    if (taken.length === mostTaken && hands > 1) called ??= lendHands(hand, hands - 1)
    await perform(hand, taken)
  }
}

async function take({ server, tenant, end }: Hand) {
  const now = server.clock()
  if (now >= end) return []
  const taking = { now: isoOf(now), until: isoOf(now + lease), most: mostTaken }
  return takeDueRuns(server.db.tenant(tenant), taking)
}

async function perform({ server, tenant }: Hand, taken: Awaited<ReturnType<typeof take>>): Promise<void> {
  for (const due of taken)
    await runTurns(server).through('runs', () => performRun({ server, tenant, id: due.id }, due))
}

/** Few, so that thousands of runs leave the database to people. */
const atOnce = 8

const kept = new WeakMap<Server, Gates>()

/**
 * The one door for the runs of all tenants on this node: whoever comes first goes first, and since a tenant sends only a
 * few hands at once, none waits for all that another has left to do.
 */
function runTurns(server: Server): Gates {
  const known = kept.get(server) ?? createGates({ atOnce, waiting: Number.POSITIVE_INFINITY })
  kept.set(server, known)
  return known
}
