import { isFinal, type NodeOf } from '@signet/flow'
import { recordSource } from '../../../cases/design/compiled-design.ts'
import { launchableFlows } from '../../../cases/launching/launchable-flows.ts'
import { loadCase } from '../../../cases/load-case.ts'
import { childrenOf } from '../../../cases/store/case-link-store.ts'
import { loadRecord } from '../../../records/record-store/index.ts'
import { evaluateValues } from '../../automation/actions/index.ts'
import { endStep, type Runner, type RunningStep, withDueStep } from '../running-step.ts'
import { beginChild, peopleOf, stepActionContext } from '../step-action-context.ts'
import { setNextAttempt } from '../step-store.ts'

type SubFlowStep = RunningStep<NodeOf<'subFlow'>>
type Children = Awaited<ReturnType<typeof childrenOf>>

/**
 * Starts missing children, ends the step when enough have ended, or sleeps until one ends. Safe to repeat.
 * Sleeps before it reads, so that a child ending meanwhile wakes it.
 */
export const runSubFlow: Runner = async (step) => {
  await withDueStep(step, 'subFlow', async (here) => {
    await setNextAttempt(here.context.tx, { id: here.wait.id, at: null })
    const before = await childrenOf(here.context.tx, here.wait.id)
    const missing = await nextPeople(here, before)
    for (const { person, place: index } of missing) await begin(here, person, index)

    const isWaiting = missing.length > 0 || before.some((child) => !isOver(child))
    if (!here.node.waits || !isWaiting) await end(here, await childrenOf(here.context.tx, here.wait.id))
  })
}

/** Returns all people without a case; in sequential order, only the first once the others have ended. */
async function nextPeople(here: SubFlowStep, before: Children) {
  const people = (await permitted(here)).map((person, index) => ({ person, place: index }))
  const begun = new Set(before.map(({ place: index }) => index))
  const missing = people.filter(({ place: index }) => !begun.has(index))
  if (here.node.order === 'together') return missing
  return before.every(isOver) ? missing.slice(0, 1) : []
}

async function permitted({ context, node, wait }: SubFlowStep): Promise<readonly string[]> {
  const people = peopleOf(wait)
  if (!node.permitted) return people

  const may: string[] = []
  for (const personId of people) {
    const reader = { ...context, actor: { ...context.actor, personId, isAdministrator: false } }
    if ((await launchableFlows(reader)).some(({ row }) => row.id === node.flow)) may.push(personId)
  }
  return may
}

function begin(here: SubFlowStep, person: string, index: number): Promise<string> {
  const { flow: flowId, values, submits } = here.node
  return beginChild(here, {
    ...{ flowId, person, place: index },
    values: evaluateValues(stepActionContext(here), values),
    as: submits ? 'launch' : 'saveDraft',
  })
}

function isOver({ status, deletedAt }: Children[number]): boolean {
  return isFinal(status) || deletedAt !== null
}

/** Values come from the child approved last. */
async function end(here: SubFlowStep, children: Children): Promise<void> {
  const { brings, waits } = here.node
  const approved = children.filter(({ status }) => status === 'approved')
  const last = approved.at(-1)
  const result = { begun: children.length, approved: approved.length }
  if (!waits || !last || Object.keys(brings).length === 0) return endStep(here, { result })

  const record = await recordOf(here, last.childId)
  const values = Object.fromEntries(
    Object.entries(brings).map(([own, theirs]) => [own, record[theirs] ?? null]),
  )
  const rights = Object.fromEntries(Object.keys(brings).map((field) => [field, 'write' as const]))
  return endStep(here, { result, values, rights })
}

async function recordOf({ context }: SubFlowStep, childId: string) {
  const { design, stored } = await loadCase(context, childId)
  return (await loadRecord(recordSource(context, design), stored.recordId)) ?? {}
}
