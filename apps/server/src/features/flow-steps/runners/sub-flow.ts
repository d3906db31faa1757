import { isFinal, type NodeOf } from '@signet/flow'
import { recordPlace } from '../../../cases/design/design.ts'
import { launchableFlows } from '../../../cases/launching/launchable-flows.ts'
import { loadCase } from '../../../cases/load-case.ts'
import { childrenOf } from '../../../cases/store/case-link-store.ts'
import { loadRecord } from '../../../records/record-store/index.ts'
import { filled } from '../../actions/index.ts'
import { endStep, inCase, type Runner, type RunningStep } from '../running-step.ts'
import { beginChild, occasionOf, peopleOf } from '../step-occasion.ts'
import { setNextAttempt } from '../step-store.ts'

type SubFlowStep = RunningStep<NodeOf<'subFlow'>>
type Children = Awaited<ReturnType<typeof childrenOf>>

/**
 * Starts missing children, ends the step when enough have ended, or sleeps until one ends. Safe to repeat.
 * Sleeps before it reads, so that a child ending meanwhile wakes it.
 */
export const runSubFlow: Runner = async (step) => {
  await inCase(step, 'subFlow', async (here) => {
    await setNextAttempt(here.acting.tx, { id: here.wait.id, at: null })
    const before = await childrenOf(here.acting.tx, here.wait.id)
    const missing = await nextPeople(here, before)
    for (const { person, place } of missing) await begin(here, person, place)

    const isWaiting = missing.length > 0 || before.some((child) => !isOver(child))
    if (!here.node.waits || !isWaiting) await end(here, await childrenOf(here.acting.tx, here.wait.id))
  })
}

/** Returns all people without a case; in sequential order, only the first once the others have ended. */
async function nextPeople(here: SubFlowStep, before: Children) {
  const people = (await permitted(here)).map((person, place) => ({ person, place }))
  const begun = new Set(before.map(({ place }) => place))
  const missing = people.filter(({ place }) => !begun.has(place))
  if (here.node.order === 'together') return missing
  return before.every(isOver) ? missing.slice(0, 1) : []
}

async function permitted({ acting, node, wait }: SubFlowStep): Promise<readonly string[]> {
  const people = peopleOf(wait)
  if (!node.permitted) return people

  const may: string[] = []
  for (const personId of people) {
    const asking = { ...acting, actor: { ...acting.actor, personId, isAdministrator: false } }
    if ((await launchableFlows(asking)).some(({ row }) => row.id === node.flow)) may.push(personId)
  }
  return may
}

function begin(here: SubFlowStep, person: string, place: number): Promise<string> {
  const { flow: flowId, values, submits } = here.node
  return beginChild(here, {
    ...{ flowId, person, place },
    values: filled(occasionOf(here), values),
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

async function recordOf({ acting }: SubFlowStep, childId: string) {
  const { design, stored } = await loadCase(acting, childId)
  return (await loadRecord(recordPlace(acting, design), stored.recordId)) ?? {}
}
