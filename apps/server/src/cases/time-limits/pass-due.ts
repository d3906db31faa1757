import { prepared, preparedWrite, type Reader, type TenantDb, type Tx } from '@signet/db'
import { isoOf } from '../../clock/clock.ts'
import type { OutboxFact } from '../../clock/outbox/facts.ts'
import { type Reason, reasonOf } from '../../clock/reason.ts'
import { doubling } from '../../clock/retry.ts'
import { actorWithoutSession } from '../../http/actor.ts'
import { nobodyCalling } from '../../http/caller.ts'
import type { Server } from '../../server.ts'
import { applyCommand } from '../apply-command.ts'

const atOnce = 100
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
  const seen = new Set<string>()
  for (;;) {
    const due = await dueCases(db, { now: isoOf(server.clock()), most: atOnce })
    const fresh = due.filter(({ caseId }) => !seen.has(caseId))
    for (const { caseId } of fresh) seen.add(caseId)
    const waiting = fresh.values()
    const lane = async () => {
      for (const { caseId, attempts } of waiting) await advanceOne(server, tenant, { caseId, attempts })
    }
    await Promise.all(Array.from({ length: abreast }, lane))
    if (fresh.length === 0 || due.length < atOnce) return seen.size > 0
  }
}

type DueAttempt = Readonly<{ caseId: string; attempts: number }>

async function advanceOne(server: Server, tenant: string, { caseId, attempts }: DueAttempt): Promise<void> {
  try {
    await advanceCase(server, tenant, caseId)
    if (attempts > 0) await forgetFailure(server.db.tenant(tenant), caseId)
  } catch (err) {
    server.log.error({ err, case: caseId, tenant }, 'time could not pass for a case')
    const reason = reasonOf(err, { loggedAs: caseId })
    const failure = { caseId, attempts: attempts + 1, now: server.clock(), reason }
    await keepFailure(server.db.tenant(tenant), failure)
  }
}

async function advanceCase(server: Server, tenant: string, caseId: string): Promise<void> {
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
      await applyCommand(
        { tx, actor, now, tell, server, caller: nobodyCalling('clock') },
        { caseId, command },
      )
      if (facts.length > 0) await server.outbox.write(tx, facts, now)
    })
  if (facts.length > 0) server.outbox.wake(tenant)
}

const command = () => ({ type: 'passTime', by: null }) as const

type DueQuery = { now: string; most: number }

const found = prepared((tx, { now, most }: DueQuery) =>
  tx
    .selectFrom('flowCase as case')
    .leftJoin('clockFailure as failure', 'failure.caseId', 'case.id')
    .where('case.dueAt', '<=', now)
    .where(({ eb, or }) => or([eb('failure.retryAt', 'is', null), eb('failure.retryAt', '<=', now)]))
    .orderBy('case.dueAt')
    .limit(most)
    .select(['case.id as caseId', 'failure.attempts']),
)

/** Returns due cases, longest due first, without those that wait for a retry. */
async function dueCases(db: Reader, query: DueQuery): Promise<readonly DueCase[]> {
  const rows = await found(db, query)
  return rows.map(({ caseId, attempts }) => ({ caseId, attempts: attempts ?? 0 }))
}

export type DueCase = Readonly<{ caseId: string; attempts: number }>

const claimed = preparedWrite((tx, { caseId, now }: { caseId: string; now: string }) =>
  tx
    .selectFrom('flowCase')
    .where('id', '=', caseId)
    .where('dueAt', '<=', now)
    .forNoKeyUpdate()
    .skipLocked()
    .select('starterId'),
)

/** Locks a case that is still due. Returns undefined if another node or a person holds or has moved it. */
async function claimDue(
  tx: Tx,
  due: { caseId: string; now: string },
): Promise<{ starterId: string } | undefined> {
  return (await claimed(tx, due))[0]
}

const pauseAfter = doubling(3_600_000)

type Failure = Readonly<{ caseId: string; attempts: number; now: number; reason: Reason }>

/** Retries after 2, 4, 8 ... seconds, at most after an hour. */
async function keepFailure(db: TenantDb, { caseId, attempts, now, reason }: Failure): Promise<void> {
  const retryAt = isoOf(now + pauseAfter(attempts))
  const row = { attempts, retryAt, reason: JSON.stringify(reason) }
  await db
    .insertInto('clockFailure')
    .values({ caseId, ...row })
    .onConflict((conflict) => conflict.column('caseId').doUpdateSet(row))
    .execute()
}

async function forgetFailure(db: TenantDb, caseId: string): Promise<void> {
  await db.deleteFrom('clockFailure').where('caseId', '=', caseId).execute()
}
