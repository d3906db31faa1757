import { filledText, type Wait } from '@signet/flow'
import type { FormValues } from '@signet/form'
import { z } from 'zod'
import { moveCase } from '../../cases/apply-command.ts'
import { aroundOf } from '../../cases/decision-facts.ts'
import { beginCase } from '../../cases/launching/begin-case.ts'
import { valuesVisibleTo } from '../../cases/reading/load-visible-form.ts'
import { insertLink } from '../../cases/store/case-link-store.ts'
import type { Occasion } from '../actions/index.ts'
import type { RunningStep } from './running-step.ts'

/** Returns the context of an action for a step: the case's form, in the name of its starter. */
export function occasionOf(standing: RunningStep): Occasion {
  const { acting, held, wait } = standing
  const people = peopleOf(wait)
  const { record: values, directory, state } = held
  const { starter, title, id: caseId } = state
  return {
    acting,
    fill: (text) => filledWith(standing, values, text),
    form: held.design.form,
    values,
    around: aroundOf(acting, directory, starter),
    people,
    starter,
    launch: ({ flowId, person, values: filled }) =>
      beginChild(standing, { flowId, person, values: filled, place: 0, as: 'launch' }),
    // The wait's id makes the notice unique when the step is repeated.
    send: async (template) => {
      for (const [text, toPersonIds] of await saidTo(standing, people, template))
        acting.tell({
          topic: 'notice',
          body: {
            toPersonIds,
            kind: 'flow',
            titleKey: 'approvals.notice.message',
            titleParams: { title, text },
            caseId,
            senderId: starter,
            fact: wait.id,
          },
        })
    },
  }
}

/** Returns each variant of the text, by what its readers may see of the form. */
async function saidTo(
  standing: RunningStep,
  people: readonly string[],
  template: string,
): Promise<ReadonlyMap<string, string[]>> {
  const { acting, held } = standing
  const said = new Map<string, string[]>()
  for (const person of people) {
    const told = { caseId: held.state.id, record: held.record, person }
    const text = filledWith(standing, await valuesVisibleTo(acting, told), template)
    said.set(text, [...(said.get(text) ?? []), person])
  }
  return said
}

function filledWith({ acting, held }: RunningStep, values: FormValues, text: string): string {
  const { design, directory, state } = held
  const { now, server } = acting
  const known = { now, values, directory, timeZone: server.timeZone }
  return filledText(text, design.flow.definition, known, state.starter)
}

type Child = Readonly<{
  flowId: string
  person: string
  values: Readonly<Record<string, unknown>>
  place: number
  as: 'launch' | 'saveDraft'
}>

/** Launches a case of another flow in the step's transaction and links both. */
export async function beginChild(
  { acting, held, wait }: RunningStep,
  { flowId, person, values, place, as }: Child,
): Promise<string> {
  const { id: parentId, parent, urgency } = held.state
  const actor = { ...acting.actor, personId: person, isAdministrator: false }
  const { after } = await beginCase(
    { ...acting, actor },
    {
      flowId,
      values,
      urgency,
      as,
      parent: { caseId: parentId, wait: wait.id, depth: (parent?.depth ?? 0) + 1 },
    },
  )
  const childId = after.id
  await insertLink(acting.tx, {
    childId,
    parentId,
    waitId: wait.id,
    node: wait.node,
    personId: person,
    place,
  })
  const cases = [{ caseId: childId, person }]
  await moveCase(acting, {
    caseId: parentId,
    command: () => ({ type: 'noteCases', by: null, wait: wait.id, cases }),
  })
  return childId
}

const Asks = z.object({ people: z.array(z.string()) })

/** Returns the people of a step, found when the case entered it. */
export function peopleOf({ asks }: Pick<Wait, 'asks'>): readonly string[] {
  return Asks.parse(asks).people
}
