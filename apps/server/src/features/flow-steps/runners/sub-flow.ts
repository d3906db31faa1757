import { isFinal, type NodeOf } from '@signet/flow'
import { loadRecord } from '../../../record-store/index.ts'
import { filled } from '../../actions/index.ts'
import { childrenOf, launchableFlows, loadCase, recordPlace } from '../../approvals/index.ts'
import { beginChild } from '../begin-child.ts'
import { endStep } from '../end-step.ts'
import { inCase } from '../in-case.ts'
import { occasionOf } from '../occasion-of.ts'
import { peopleOf } from '../people-of.ts'
import type { Runner, Standing } from '../step.ts'
import { setNextAttempt } from '../step-store.ts'

type Here = Standing<NodeOf<'subFlow'>>
type Children = Awaited<ReturnType<typeof childrenOf>>

/**
 * Looks at what the step has begun so far and does what is next: begins those that are missing, ends the step when
 * enough have ended, or waits to be woken by the next that ends. Done again it finds what was done. It goes to sleep
 * before it looks: a child that ends meanwhile wakes it afterwards, and none is overlooked.
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

/** All who have no case yet; one after another only the first of them, when the others have ended. */
async function nextPeople(here: Here, before: Children) {
  const people = (await permitted(here)).map((person, place) => ({ person, place }))
  const begun = new Set(before.map(({ place }) => place))
  const missing = people.filter(({ place }) => !begun.has(place))
  if (here.node.order === 'together') return missing
  return before.every(isOver) ? missing.slice(0, 1) : []
}

async function permitted({ acting, node, wait }: Here): Promise<readonly string[]> {
  const people = peopleOf(wait)
  if (!node.permitted) return people

  const may: string[] = []
  for (const personId of people) {
    const asking = { ...acting, actor: { ...acting.actor, personId, isAdministrator: false } }
    if ((await launchableFlows(asking)).some(({ row }) => row.id === node.flow)) may.push(personId)
  }
  return may
}

function begin(here: Here, person: string, place: number): Promise<string> {
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

/** What comes back comes from the last one that was approved. */
async function end(here: Here, children: Children): Promise<void> {
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

async function recordOf({ acting }: Here, childId: string) {
  const { design, stored } = await loadCase(acting, childId)
  return (await loadRecord(recordPlace(acting, design), stored.recordId)) ?? {}
}
