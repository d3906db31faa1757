import type { AutomationAction } from '@signet/flow'
import { filledText, findPeople, kindOfAction, kindOfEvent } from '@signet/flow'
import type { FormPlan, FormValues } from '@signet/form'
import type { Snapshot } from '../../directory/index.ts'
import type { Occasion, Question } from '../actions/index.ts'
import { type Acting, aroundOf, beginCase, flowToLaunch, type ReadContext } from '../approvals/index.ts'
import { noteCase, type StoredRun } from './run-store.ts'

/** A run under way: who acts in it, and what its event says as a form. */
export type RunUnderWay = Readonly<{ acting: Acting; run: StoredRun; form: FormPlan; directory: Snapshot }>

/** A run that is only looked at. */
export type LookedAtRun = Omit<RunUnderWay, 'acting'> & Readonly<{ acting: ReadContext }>

/** What one of the actions of a run, or its condition, may ask. */
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

/** A run as the occasion of one of its actions, or of its condition. */
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
          // A run is tried again, a step of it is done once.
          fact: `trigger/${run.id}/${run.steps.length}`,
        },
      }),
  }
}

/** What the event said, with what actions have taken over since. */
function valuesOf({ event, brought }: StoredRun): FormValues {
  return { ...event, ...brought } as FormValues
}

/** Whose deed the event was; without anybody's it is that of whoever acts. */
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
