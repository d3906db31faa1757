import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock.ts'
import { actorWithoutSession } from '../../http/actor.ts'
import { nobodyCalling } from '../../http/caller.ts'
import type { Cause } from '../../occurrences/index.ts'
import type { OutboxFact } from '../../outbox/facts.ts'
import type { Server } from '../../server.ts'
import type { Acting, ReadContext } from '../approvals/index.ts'
import { formOfEvent } from './form-about.ts'
import type { LookedAtRun, RunUnderWay } from './occasion-of-run.ts'
import { findRun, lockRun, type StoredRun } from './run-store.ts'

export type Place = Readonly<{ server: Server; tenant: string; id: string }>

/** A run as it stands, without a lock; undefined when it waits no more. */
export async function seenRun(place: Place): Promise<LookedAtRun | undefined> {
  const tx = place.server.db.tenant(place.tenant)
  const run = await findRun(tx, place.id)
  return run?.state === 'waiting' ? underWay(place, { tx, run, tell: neverTold }) : undefined
}

/**
 * Works on a run under its lock, in one transaction; undefined when it waits no more. What is told leaves after the
 * commit, and says that this run was its cause.
 */
export async function inRun<Result>(
  place: Place,
  work: (underWay: RunUnderWay) => Promise<Result>,
): Promise<Result | undefined> {
  const { server, tenant, id } = place
  const facts: OutboxFact[] = []
  const result = await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const run = await lockRun(tx, id)
      if (run?.state !== 'waiting') return undefined
      const done = await work(await underWay(place, { tx, run, tell: (fact) => facts.push(fact) }))
      const cause = { run: id, depth: run.depth }
      const told = facts.map((fact) => withCause(fact, cause))
      if (told.length > 0) await server.outbox.write(tx, told, isoOf(server.clock()))
      return done
    })
  if (facts.length > 0) server.outbox.wake(tenant)
  return result
}

/** Names the run in notices, the one kind of fact that may start triggers again. */
function withCause(fact: OutboxFact, cause: Cause): OutboxFact {
  return fact.topic === 'notice' ? { ...fact, body: { ...fact.body, cause } } : fact
}

type Opening<Handle> = Readonly<{ tx: Handle; run: StoredRun; tell: Acting['tell'] }>

async function underWay<Handle extends Reader>(
  { server, tenant }: Place,
  { tx, run, tell }: Opening<Handle>,
): Promise<LookedAtRun & Readonly<{ acting: Readonly<{ tx: Handle }> }>> {
  const directory = await server.directories.of(tenant)
  const { actsAs: personId } = run
  if (!directory.isActive(personId)) throw new Refusal<RefusalCode>('triggers.personGone')

  const isAdministrator = directory.administrators().includes(personId)
  const acting: ReadContext & Readonly<{ tx: Handle }> = {
    tx,
    server,
    tell,
    now: isoOf(server.clock()),
    actor: actorWithoutSession({ personId, tenant, isAdministrator }),
    caller: nobodyCalling(`trigger ${run.id}`),
    cause: { run: run.id, depth: run.depth },
  }
  return { acting, run, directory, form: await formOfEvent(acting, run.definition.event) }
}

function neverTold(): never {
  throw new Error('Nothing is told before anything is done.')
}
