import { type AutomationAction, filledText, findPeople, kindOfAction, kindOfEvent } from '@signet/flow'
import type { FormPlan, FormValues } from '@signet/form'
import type { Acting, ReadContext } from '../../cases/acting.ts'
import { beginCase } from '../../cases/launching/begin-case.ts'
import { flowToLaunch } from '../../cases/launching/to-launch.ts'
import { aroundOf } from '../../cases/surroundings.ts'
import type { Snapshot } from '../../people/directory/index.ts'
import type { Occasion, Question } from '../actions/index.ts'
import { noteCase, type StoredRun } from './run-store.ts'

/** A run in progress with its acting person, and its event as a form. */
export type RunUnderWay = Readonly<{ acting: Acting; run: StoredRun; form: FormPlan; directory: Snapshot }>

/** A run that is only read. */
export type LookedAtRun = Omit<RunUnderWay, 'acting'> & Readonly<{ acting: ReadContext }>

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
