import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Acting, ReadContext } from '../../cases/acting.ts'
import { isoOf } from '../../clock/clock.ts'
import type { OutboxFact } from '../../clock/outbox/facts.ts'
import { actorWithoutSession } from '../../http/actor.ts'
import { nobodyCalling } from '../../http/caller.ts'
import type { Cause } from '../../records/occurrences/index.ts'
import type { Server } from '../../server.ts'
import { formOfEvent } from './form-about.ts'
import type { LookedAtRun, RunUnderWay } from './occasion-of-run.ts'
import { findRun, lockRun, type StoredRun } from './run-store.ts'

export type RunContext = Readonly<{ server: Server; tenant: string; id: string }>

/** Reads a waiting run without locking it; undefined when it has ended. */
export async function seenRun(place: RunContext): Promise<LookedAtRun | undefined> {
  const tx = place.server.db.tenant(place.tenant)
  const run = await findRun(tx, place.id)
  return run?.state === 'waiting' ? underWay(place, { tx, run, tell: neverTold }) : undefined
}

/**
 * Works on a waiting run under its lock, in one transaction; undefined when it has ended. Its facts leave
 * after commit, with the run as their cause.
 */
export async function inRun<Result>(
  place: RunContext,
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

/** Adds the cause to notices, the only facts that can fire triggers. */
function withCause(fact: OutboxFact, cause: Cause): OutboxFact {
  return fact.topic === 'notice' ? { ...fact, body: { ...fact.body, cause } } : fact
}

type OpenRun<Handle> = Readonly<{ tx: Handle; run: StoredRun; tell: Acting['tell'] }>

async function underWay<Handle extends Reader>(
  { server, tenant }: RunContext,
  { tx, run, tell }: OpenRun<Handle>,
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
