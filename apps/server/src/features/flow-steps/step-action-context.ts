import { filledText, type Wait } from '@signet/flow'
import type { FormValues } from '@signet/form'
import { inLanguages } from '@signet/std'
import { z } from 'zod'
import { applyCommand } from '../../cases/apply-command.ts'
import { formulaContext } from '../../cases/decision-facts.ts'
import { beginCase } from '../../cases/launching/begin-case.ts'
import { valuesVisibleTo } from '../../cases/reading/load-visible-form.ts'
import { insertLink } from '../../cases/store/case-link-store.ts'
import type { OutboxFact } from '../../clock/outbox/facts.ts'
import type { ActionContext } from '../automation/actions/index.ts'
import type { RunningStep } from './running-step.ts'

/** Returns the context of an action for a step: the case's form, in the name of its starter. */
export function stepActionContext(running: RunningStep): ActionContext {
  const { context, locked, wait } = running
  const people = peopleOf(wait)
  const { record: values, directory, state } = locked
  const { starter } = state
  return {
    context,
    fill: (text) => fillText(running, values, text),
    form: locked.design.form,
    values,
    formulaContext: formulaContext(context, directory, starter),
    people,
    starter,
    launch: ({ flowId, person, values: filled }) =>
      beginChild(running, { flowId, person, values: filled, place: 0, as: 'launch' }),
    // The wait's id makes the notice unique when the step is repeated.
    send: async (template) => {
      for (const [text, toPersonIds] of await textsForReaders(running, people, template))
        context.tell(noticeOfStep(running, text, toPersonIds))
    },
  }
}

function noticeOfStep(
  { locked: { state }, wait }: RunningStep,
  text: string,
  toPersonIds: readonly string[],
): OutboxFact {
  return {
    topic: 'notice',
    body: {
      toPersonIds,
      kind: 'flow',
      titleKey: 'approvals.notice.message',
      titleParams: { ...inLanguages('title', state.title, state.titles), text },
      caseId: state.id,
      senderId: state.starter,
      fact: wait.id,
    },
  }
}

/** Returns each variant of the text, by what its readers may see of the form. */
async function textsForReaders(
  running: RunningStep,
  people: readonly string[],
  template: string,
): Promise<ReadonlyMap<string, string[]>> {
  const { context, locked } = running
  const said = new Map<string, string[]>()
  for (const person of people) {
    const reader = { caseId: locked.state.id, record: locked.record, person }
    const text = fillText(running, await valuesVisibleTo(context, reader), template)
    said.set(text, [...(said.get(text) ?? []), person])
  }
  return said
}

function fillText({ context, locked }: RunningStep, values: FormValues, text: string): string {
  const { design, directory, state } = locked
  const { now, server } = context
  const known = { now, values, directory, timeZone: server.timeZone }
  return filledText(text, design.flow.definition, known, state.starter)
}

type ChildCase = Readonly<{
  flowId: string
  person: string
  values: Readonly<Record<string, unknown>>
  place: number
  as: 'launch' | 'saveDraft'
}>

/** Launches a case of another flow in the step's transaction and links both. */
export async function beginChild(
  { context, locked, wait }: RunningStep,
  { flowId, person, values, place: index, as }: ChildCase,
): Promise<string> {
  const { id: parentId, parent, urgency } = locked.state
  const actor = { ...context.actor, personId: person, isAdministrator: false }
  const parentCase = { caseId: parentId, wait: wait.id, depth: (parent?.depth ?? 0) + 1 }
  const newCase = { flowId, values, urgency, as, parent: parentCase }
  const { after } = await beginCase({ ...context, actor }, newCase)
  const childId = after.id
  await insertLink(context.tx, {
    childId,
    parentId,
    waitId: wait.id,
    node: wait.node,
    personId: person,
    place: index,
  })
  const cases = [{ caseId: childId, person }]
  await applyCommand(context, {
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
