import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { type AutomationAction, filledText, findPeople, kindOfAction, kindOfEvent } from '@signet/flow'
import type { FormPlan, FormValues } from '@signet/form'
import { Refusal } from '@signet/std'
import type { ReadContext, WriteContext } from '../../../cases/context.ts'
import { formulaContext } from '../../../cases/decision-facts.ts'
import { beginCase } from '../../../cases/launching/begin-case.ts'
import { flowToLaunch } from '../../../cases/launching/launchable-flows.ts'
import { isoOf } from '../../../clock/clock.ts'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import { actorWithoutSession } from '../../../http/actor.ts'
import { nobodyCalling } from '../../../http/caller.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import type { Cause } from '../../../records/occurrences/index.ts'
import type { Server } from '../../../server.ts'
import type { ActionContext, ActionReadContext } from '../actions/index.ts'
import { formOfEvent } from './event-form.ts'
import { findRun, lockRun, noteCase, type StoredRun } from './run-store.ts'

export type RunContext = Readonly<{ server: Server; tenant: string; id: string }>

/** Reads a waiting run without locking it; undefined when it has ended. */
export async function readRun(runContext: RunContext): Promise<ReadRun | undefined> {
  const tx = runContext.server.db.tenant(runContext.tenant)
  const run = await findRun(tx, runContext.id)
  return run?.state === 'waiting' ? openRun(runContext, { tx, run, tell: refuseToTell }) : undefined
}

/**
 * Works on a waiting run under its lock, in one transaction; undefined when it has ended. Its facts leave
 * after commit, with the run as their cause.
 */
export async function withLockedRun<Result>(
  runContext: RunContext,
  work: (inProgress: RunInProgress) => Promise<Result>,
): Promise<Result | undefined> {
  const { server, tenant, id } = runContext
  const facts: OutboxFact[] = []
  const result = await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const run = await lockRun(tx, id)
      if (run?.state !== 'waiting') return undefined
      const done = await work(await openRun(runContext, { tx, run, tell: (fact) => facts.push(fact) }))
      const cause = { run: id, depth: run.depth }
      const factsWithCause = facts.map((fact) => withCause(fact, cause))
      if (factsWithCause.length > 0) await server.outbox.write(tx, factsWithCause, isoOf(server.clock()))
      return done
    })
  if (facts.length > 0) server.outbox.wake(tenant)
  return result
}

/** Adds the cause to notices, the only facts that can fire triggers. */
function withCause(fact: OutboxFact, cause: Cause): OutboxFact {
  return fact.topic === 'notice' ? { ...fact, body: { ...fact.body, cause } } : fact
}

type OpenRun<Handle> = Readonly<{ tx: Handle; run: StoredRun; tell: WriteContext['tell'] }>

async function openRun<Handle extends Reader>(
  { server, tenant }: RunContext,
  { tx, run, tell }: OpenRun<Handle>,
): Promise<ReadRun & Readonly<{ context: Readonly<{ tx: Handle }> }>> {
  const directory = await server.directories.of(tenant)
  const { actsAs: personId } = run
  if (!directory.isActive(personId)) throw new Refusal<RefusalCode>('triggers.personGone')

  const isAdministrator = directory.administrators().includes(personId)
  const context: ReadContext & Readonly<{ tx: Handle }> = {
    tx,
    server,
    tell,
    now: isoOf(server.clock()),
    actor: actorWithoutSession({ personId, tenant, isAdministrator }),
    caller: nobodyCalling(`trigger ${run.id}`),
    cause: { run: run.id, depth: run.depth },
  }
  return { context, run, directory, form: await formOfEvent(context, run.definition.event) }
}

function refuseToTell(): never {
  throw new Error('A run that is only read cannot send facts.')
}

/** A run in progress with its acting person, and its event as a form. */
export type RunInProgress = Readonly<{
  context: WriteContext
  run: StoredRun
  form: FormPlan
  directory: Snapshot
}>

/** A run that is only read. */
type ReadRun = Omit<RunInProgress, 'context'> & Readonly<{ context: ReadContext }>

/** Returns the facts that an action or condition of a run may use. */
export function runReadContext(seen: ReadRun, action?: AutomationAction): ActionReadContext {
  const { context, run, form, directory } = seen
  const values = valuesOf(run)
  const starter = findEventAuthor(run, context)
  const formContext = formulaContext(context, directory, starter)
  const people = action ? peopleOf(seen, action, starter) : []
  const { personId, isAdministrator } = context.actor
  const fill = (text: string) =>
    filledText(text, run, { now: context.now, values, directory, timeZone: context.server.timeZone }, starter)
  return {
    context,
    fill,
    form,
    values,
    formulaContext: formContext,
    people,
    starter: isAdministrator ? starter : personId,
  }
}

/** Returns the context in which an action or condition of a run executes. */
export function runActionContext(inProgress: RunInProgress, action?: AutomationAction): ActionContext {
  const { context, run } = inProgress
  const readContext = runReadContext(inProgress, action)
  const { personId, isAdministrator } = context.actor
  return {
    ...readContext,
    context,
    launch: async ({ flowId, person, values: filled }) => {
      if (!isAdministrator) await flowToLaunch(context, flowId, person)
      const forWhom = isAdministrator
        ? { ...context, actor: { ...context.actor, personId: person } }
        : context
      const forUserId = isAdministrator || person === personId ? undefined : person
      const launching = { flowId, values: filled, urgency: 'normal', as: 'launch', forUserId } as const
      const { after } = await beginCase(forWhom, launching)
      await noteCase(context.tx, { caseId: after.id, runId: run.id })
      return after.id
    },
    send: async (text) => context.tell(noticeOfRun(run, readContext, text)),
  }
}

function noticeOfRun(
  run: RunInProgress['run'],
  { context, people, fill }: ActionReadContext,
  text: string,
): OutboxFact {
  return {
    topic: 'notice',
    body: {
      toPersonIds: people,
      kind: 'system',
      titleKey: 'triggers.notice.message',
      titleParams: { name: run.name, text: fill(text) },
      senderId: context.actor.personId,
      // A retried run has the same key per step, so each step happens once.
      fact: `trigger/${run.id}/${run.steps.length}`,
    },
  }
}

/** Returns the values of the event, with those that actions have set since. */
function valuesOf({ event, brought }: StoredRun): FormValues {
  return { ...event, ...brought } as FormValues
}

/** Returns the person who caused the event, or else the acting person. */
function findEventAuthor({ definition: { event }, event: said }: StoredRun, { actor }: ReadContext): string {
  const { who } = kindOfEvent(event)
  const person = who === undefined ? undefined : said[who]
  return typeof person === 'string' && person !== '' ? person : actor.personId
}

function peopleOf(
  { context, run, directory }: ReadRun,
  action: AutomationAction,
  starter: string,
): readonly string[] {
  const isAdministrator = (person: string) => directory.administrators().includes(person)
  const facts = { now: context.now, values: valuesOf(run), directory, isAdministrator }
  const found = findPeople(kindOfAction(action).people(action), { starter, previous: [starter], facts })
  return found.map(({ person }) => person)
}
