import type { CaseState } from '../case/case-state.ts'
import type { Task } from '../case/task.ts'
import { type FlowPlan, nameOfNode } from '../definition/flow-plan.ts'
import type { Facts } from '../engine/facts.ts'
import { isTaskOfCase } from '../engine/tasks-and-waits.ts'
import { isPeopleNode, type PeopleNode } from '../nodes/people/people-node.ts'
import type { Objection } from '../refusals.ts'
import { type Actor, type CaseContext, firstOf, unlessExists, unlessRunning } from './objections.ts'

/** The actor's own open task of a running case. */
export const unlessOwnOpenTask = firstOf(unlessOwnTask, unlessExists, whyClosed, unlessRunning)

/** The actor's own task, claimed and started as the flow requires, so that it can be decided. */
export const unlessInHand = firstOf(unlessOwnOpenTask, ({ state }, actor) => {
  const { stage, assists } = taskOf(state, actor) ?? {}
  if (assists !== undefined) return { code: 'flow.helperCannotDecide' }
  if (stage === 'toSign') return { code: 'flow.signFirst' }
  return stage === 'toDo' ? { code: 'flow.startFirst' } : undefined
})

/**
 * The actor's own task, or that of a principal they act for. An agent never decides on their own request. Tasks of
 * others and ids of none are refused alike.
 */
export function unlessOwnTask({ state, facts }: CaseContext, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  if (task) {
    if (task.person === actor.by) return undefined
    if (actor.by === null || !isAgent(facts, actor.by, task.person)) return { code: 'flow.taskNotYours' }
    return state?.starter === actor.by ? { code: 'flow.ownRequest' } : undefined
  }

  return { code: isForgottenBy(state, actor) ? 'flow.taskClosed' : 'flow.taskNotYours' }
}

/** Whether the id was of a task that the case has dropped; only people who take part hear that it was one. */
function isForgottenBy(state: CaseState | null, { by, task }: Actor): boolean {
  if (state === null || task === undefined || !isTaskOfCase(state, task)) return false
  return state.starter === by || state.tasks.some(({ person }) => person === by)
}

export function isAgent({ isAgent: isNamed }: Facts, agent: string, principal: string): boolean {
  return isNamed?.(agent, principal) ?? false
}

export function taskOf(state: CaseState | null, { task: id }: Actor): Task | undefined {
  return state?.tasks.find((task) => task.id === id)
}

/** Returns a task that a rule has already checked to exist. */
export function knownTask(state: CaseState, id: string): Task {
  const task = state.tasks.find((candidate) => candidate.id === id)
  if (!task) throw new Error(`The case has no task ${JSON.stringify(id)}`)
  return task
}

export function nodeOfTask(plan: FlowPlan, { node: id }: Task): PeopleNode {
  const node = plan.nodes.get(id)
  if (!isPeopleNode(node)) throw new Error(`The flow has no people at ${JSON.stringify(id)}`)
  return node
}

function whyClosed({ plan, state, facts }: CaseContext, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  if (!state || !task) return { code: 'flow.taskNotYours' }

  if (task.stage === 'done') return alreadyDecided(plan, facts, task)
  if (task.stage === 'cancelled') {
    const deciding = state.tasks.findLast((other) => isDecisionFor(task, other))
    return deciding ? alreadyDecided(plan, facts, deciding) : { code: 'flow.taskClosed' }
  }
  if (task.isFrozen) return { code: 'flow.frozenByReturn' }
  if (task.stage !== 'waiting') return undefined
  return { code: task.signers?.isOpen ? 'flow.waitsForSigners' : 'flow.notYourTurn' }
}

/** Whether `other` is the decision that closed `task`; tasks reassigned by an administrator decide nothing. */
function isDecisionFor(task: Task, other: Task): boolean {
  const isGivenAway = task.isRemoved && task.group === undefined
  return (
    !isGivenAway &&
    other.node === task.node &&
    other.round === task.round &&
    other.stage === 'done' &&
    other.group === task.group &&
    other.decision !== 'transferred' &&
    other.decision !== 'assisted'
  )
}

/** Tells the slower of two people who decided what, when and where. */
function alreadyDecided(plan: FlowPlan, { directory }: Facts, task: Task): Objection {
  const { agent, decision = 'agreed', closedAt: at = '', node } = task
  const person = agent ?? task.person
  const name = directory.nameOf(person)
  return {
    code: 'flow.alreadyDecided',
    params: { person, name, decision, at, node: nameOfNode(plan, node) },
  }
}
