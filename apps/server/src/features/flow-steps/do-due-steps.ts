import { isoOf } from '../../clock.ts'
import type { Server } from '../../server.ts'
import { runStep } from './run-step.ts'
import { runners } from './runners/index.ts'
import { takeDueSteps } from './step-store.ts'

const second = 1000
/** Whoever has taken a step has so long; after it somebody else takes it. */
const lease = 120 * second
const atOnce = 8

/** Does what nodes without people wait for, each step on one node at a time. Answers whether there was any. */
export async function doDueSteps(server: Server, tenant: string): Promise<boolean> {
  for (let any = false; ; any = true) {
    const now = server.clock()
    const taking = { now: isoOf(now), until: isoOf(now + lease), kinds: [...runners.keys()], most: atOnce }
    const taken = await takeDueSteps(server.db.tenant(tenant), taking)
    if (taken.length === 0) return any
    await Promise.all(taken.map((due) => runStep({ server, tenant, due })))
  }
}
