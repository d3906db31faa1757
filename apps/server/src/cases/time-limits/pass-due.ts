import { isoOf } from '../../clock/clock.ts'
import type { OutboxFact } from '../../clock/outbox/facts.ts'
import { reasonOf } from '../../clock/reason.ts'
import { actorWithoutSession } from '../../http/actor.ts'
import { nobodyCalling } from '../../http/caller.ts'
import type { Server } from '../../server.ts'
import { moveCase } from '../move-case.ts'
import { claimDue, dueCases, forgetFailure, keepFailure } from './due-store.ts'

const atOnce = 100
/**
 * Cases moved in parallel: each waits for the disk more than it computes, and users need connections too.
 */
const abreast = 4

/**
 * Moves every due case of a tenant, each in its own transaction; a failure is recorded, retried later, and
 * blocks no other. Of two nodes, one moves a case. Returns whether any case was due.
 */
export async function passDue(server: Server, tenant: string): Promise<boolean> {
  const db = server.db.tenant(tenant)
  const seen = new Set<string>()
  for (;;) {
    const due = await dueCases(db, { now: isoOf(server.clock()), most: atOnce })
    const fresh = due.filter(({ caseId }) => !seen.has(caseId))
    for (const { caseId } of fresh) seen.add(caseId)
    const waiting = fresh.values()
    const lane = async () => {
      for (const { caseId, attempts } of waiting) await passOne(server, tenant, { caseId, attempts })
    }
    await Promise.all(Array.from({ length: abreast }, lane))
    if (fresh.length === 0 || due.length < atOnce) return seen.size > 0
  }
}

type Due = Readonly<{ caseId: string; attempts: number }>

async function passOne(server: Server, tenant: string, { caseId, attempts }: Due): Promise<void> {
  try {
    await passTime(server, tenant, caseId)
    if (attempts > 0) await forgetFailure(server.db.tenant(tenant), caseId)
  } catch (err) {
    server.log.error({ err, case: caseId, tenant }, 'time could not pass for a case')
    const reason = reasonOf(err, { loggedAs: caseId })
    const failure = { caseId, attempts: attempts + 1, now: server.clock(), reason }
    await keepFailure(server.db.tenant(tenant), failure)
  }
}

async function passTime(server: Server, tenant: string, caseId: string): Promise<void> {
  const now = isoOf(server.clock())
  const facts: OutboxFact[] = []
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const claimed = await claimDue(tx, { caseId, now })
      if (!claimed) return

      // The clock acts in the name of the starter; the events name no one.
      const actor = actorWithoutSession({ personId: claimed.starterId, tenant, isAdministrator: false })
      const tell = (fact: OutboxFact) => facts.push(fact)
      await moveCase({ tx, actor, now, tell, server, caller: nobodyCalling('clock') }, { caseId, command })
      if (facts.length > 0) await server.outbox.write(tx, facts, now)
    })
  if (facts.length > 0) server.outbox.wake(tenant)
}

const command = () => ({ type: 'passTime', by: null }) as const
