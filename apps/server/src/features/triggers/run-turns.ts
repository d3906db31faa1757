import { createGates, type Gates } from '../../outside/index.ts'
import type { Server } from '../../server.ts'

/** Few, so that thousands of runs leave the database to people. */
const atOnce = 8

const kept = new WeakMap<Server, Gates>()

/**
 * The one door for the runs of all tenants on this node: whoever comes first goes first, and since a tenant sends only a
 * few hands at once, none waits for all that another has left to do.
 */
export function runTurns(server: Server): Gates {
  const known = kept.get(server) ?? createGates({ atOnce, waiting: Number.POSITIVE_INFINITY })
  kept.set(server, known)
  return known
}
