import { isoOf } from '../../clock/clock.ts'
import { processLeased } from '../../clock/lease.ts'
import type { OutboxFact } from '../../clock/outbox/facts.ts'
import { reasonOf } from '../../clock/reason.ts'
import { actorWithoutSession } from '../../http/actor.ts'
import { nobodyCalling } from '../../http/caller.ts'
import type { Server } from '../../server.ts'
import { applyCommand } from '../apply-command.ts'
import {
  caseLease,
  type DueCase,
  keepFailure,
  lockDueCase,
  releaseCase,
  takeDueCases,
} from './due-case-store.ts'

/** Small, so that a server that dies delays few cases by its lease. */
const atOnce = 8
/**
 * Cases moved in parallel: each waits for the disk more than it computes, and users need connections too.
 */
const abreast = 4

/**
 * Moves every due case of a tenant, each in its own transaction; a failure is recorded, retried later, and
 * blocks no other. Only one node moves a case. Returns whether any case was due.
 */
export async function advanceDueCases(server: Server, tenant: string): Promise<boolean> {
  const db = server.db.tenant(tenant)
  const lane = () =>
    processLeased(server, {
      tenant,
      column: caseLease,
      take: (lease) => takeDueCases(db, { ...lease, most: atOnce }),
      idOf: ({ caseId }) => caseId,
      work: (due) => advanceOne(server, tenant, due),
      inOrder: true,
    })
  return (await Promise.all(Array.from({ length: abreast }, lane))).includes(true)
}

async function advanceOne(server: Server, tenant: string, due: DueCase): Promise<void> {
  const { caseId } = due
  try {
    await advanceCase(server, tenant, caseId)
  } catch (err) {
    server.log.error({ err, case: caseId, tenant }, 'time could not pass for a case')
    const reason = reasonOf(err, { loggedAs: caseId })
    await keepFailure(server.db.tenant(tenant), due, { now: server.clock(), reason })
  }
}

async function advanceCase(server: Server, tenant: string, caseId: string): Promise<void> {
  const now = server.clock()
  const at = isoOf(now)
  const facts: OutboxFact[] = []
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const due = await lockDueCase(tx, { caseId, now: at })
      if (due) {
        // The clock acts in the name of the starter; the events name no one.
        const actor = actorWithoutSession({ personId: due.starterId, tenant, isAdministrator: false })
        const tell = (fact: OutboxFact) => facts.push(fact)
        const caller = nobodyCalling('clock')
        await applyCommand({ tx, actor, now: at, tell, server, caller }, { caseId, command })
      }
      await releaseCase(tx, caseId, now)
      if (facts.length > 0) await server.outbox.write(tx, facts, at)
    })
  if (facts.length > 0) server.outbox.wake(tenant)
}

const command = () => ({ type: 'passTime', by: null }) as const
