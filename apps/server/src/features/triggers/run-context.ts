import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { type AutomationAction, filledText, findPeople, kindOfAction, kindOfEvent } from '@signet/flow'
import type { FormPlan, FormValues } from '@signet/form'
import { Refusal } from '@signet/std'
import type { Acting, ReadContext } from '../../cases/context.ts'
import { aroundOf } from '../../cases/decision-facts.ts'
import { beginCase } from '../../cases/launching/begin-case.ts'
import { flowToLaunch } from '../../cases/launching/launchable-flows.ts'
import { isoOf } from '../../clock/clock.ts'
import type { OutboxFact } from '../../clock/outbox/facts.ts'
import { actorWithoutSession } from '../../http/actor.ts'
import { nobodyCalling } from '../../http/caller.ts'
import type { Snapshot } from '../../people/directory/index.ts'
import type { Cause } from '../../records/occurrences/index.ts'
import type { Server } from '../../server.ts'
import type { Occasion, Question } from '../actions/index.ts'
import { formOfEvent } from './event-form.ts'
import { findRun, lockRun, noteCase, type StoredRun } from './run-store.ts'

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

/** A run in progress with its acting person, and its event as a form. */
export type RunUnderWay = Readonly<{ acting: Acting; run: StoredRun; form: FormPlan; directory: Snapshot }>

/** A run that is only read. */
type LookedAtRun = Omit<RunUnderWay, 'acting'> & Readonly<{ acting: ReadContext }>

/** Returns the facts that an action or condition of a run may use. */
export function questionOfRun(seen: LookedAtRun, action?: AutomationAction): Question {
  const { acting, run, form, directory } = seen
  const values = valuesOf(run)
  const starter = whoseDeed(run, acting)
  const around = aroundOf(acting, directory, starter)
  const people = action ? peopleOf(seen, action, starter) : []
  const { personId, isAdministrator } = acting.actor
  const fill = (text: string) =>
    filledText(text, run, { now: acting.now, values, directory, timeZone: acting.server.timeZone }, starter)
  return { acting, fill, form, values, around, people, starter: isAdministrator ? starter : personId }
}

/** Returns the context in which an action or condition of a run executes. */
export function occasionOfRun(underWay: RunUnderWay, action?: AutomationAction): Occasion {
  const { acting, run } = underWay
  const question = questionOfRun(underWay, action)
  const { personId, isAdministrator } = acting.actor
  return {
    ...question,
    acting,
    launch: async ({ flowId, person, values: filled }) => {
      if (!isAdministrator) await flowToLaunch(acting, flowId, person)
      const forWhom = isAdministrator ? { ...acting, actor: { ...acting.actor, personId: person } } : acting
      const forUserId = isAdministrator || person === personId ? undefined : person
      const launching = { flowId, values: filled, urgency: 'normal', as: 'launch', forUserId } as const
      const { after } = await beginCase(forWhom, launching)
      await noteCase(acting.tx, { caseId: after.id, runId: run.id })
      return after.id
    },
    send: async (text) =>
      acting.tell({
        topic: 'notice',
        body: {
          toPersonIds: question.people,
          kind: 'system',
          titleKey: 'triggers.notice.message',
          titleParams: { name: run.name, text: question.fill(text) },
          senderId: personId,
          // A retried run has the same key per step, so each step happens once.
          fact: `trigger/${run.id}/${run.steps.length}`,
        },
      }),
  }
}

/** Returns the values of the event, with those that actions have set since. */
function valuesOf({ event, brought }: StoredRun): FormValues {
  return { ...event, ...brought } as FormValues
}

/** Returns the person who caused the event, or else the acting person. */
function whoseDeed({ definition: { event }, event: said }: StoredRun, { actor }: ReadContext): string {
  const { who } = kindOfEvent(event)
  const person = who === undefined ? undefined : said[who]
  return typeof person === 'string' && person !== '' ? person : actor.personId
}

function peopleOf(
  { acting, run, directory }: LookedAtRun,
  action: AutomationAction,
  starter: string,
): readonly string[] {
  const isAdministrator = (person: string) => directory.administrators().includes(person)
  const facts = { now: acting.now, values: valuesOf(run), directory, isAdministrator }
  const found = findPeople(kindOfAction(action).people(action), { starter, previous: [starter], facts })
  return found.map(({ person }) => person)
}
