import { type CaseState, type Continuation, continuations } from '../case/case-state.ts'
import type { Task } from '../case/task.ts'
import type { ReturnTarget } from '../commands/allowed-commands.ts'
import { type FlowPlan, nameOfNode } from '../definition/flow-plan.ts'
import type { Facts } from '../engine/facts.ts'
import type { Run, Step } from '../engine/run.ts'
import { cancelTasks, cancelWaits } from '../engine/tasks-and-waits.ts'
import { walk } from '../engine/walk.ts'
import { blockToClear } from '../graph/graph.ts'
import { ballotAt } from '../nodes/people/ballot.ts'
import { isPeopleNode, type PeopleNode } from '../nodes/people/people-node.ts'
import type { FlowRefusalCode } from '../refusals.ts'
import { nodeOfTask } from './own-task.ts'

type TaskReturn = Readonly<{ task: string; node: string; to: string; continuation: Continuation }>

/** Carries out a return from `node`: clears or sets aside the block around both nodes, and puts the token on `to`. */
export function sendBack(run: Run, { task, node, to, continuation }: TaskReturn): void {
  const cleared = to === 'start' ? new Set(run.plan.nodes.keys()) : blockToClear(run.plan.blocks, to, node)
  const voided = [...(cleared ?? [])]
  const again = lastChosen(run, to)
  if (continuation === 'walkAgain') {
    cancelTasks(run, 'returned', (other) => voided.includes(other.node))
    cancelWaits(run, 'returned', (wait) => voided.includes(wait.node))
  }
  run.record({ type: 'caseReturned', at: run.now, by: null, task, node, to, continuation, voided })

  if (to !== 'start')
    walk(run, [{ to, from: run.state.visits[to]?.from ?? 'start', isReturned: true, ...again }])
}

/** People chosen for a node, kept when it is entered again. */
export function lastChosen({ plan, state }: Run, to: string): Pick<Step, 'again'> {
  const node = plan.nodes.get(to)
  if (!isPeopleNode(node) || !(node.candidates || node.free)) return {}

  const chosen = ballotAt(state, node).tasks.filter(({ decision }) => decision !== 'transferred')
  const again = new Map(chosen.map(({ person, source }) => [person, { person, source }]))
  return { again: [...again.values()] }
}

/** An existing case with its flow and the organization. */
export type ReturnContext = Readonly<{ plan: FlowPlan; state: CaseState; facts: Pick<Facts, 'directory'> }>

/** Targets to which a task may send the case back now: allowed by the node, visited, and not parallel to it. */
export function returnTargets(standing: ReturnContext, task: Task): readonly ReturnTarget[] {
  const { plan, state } = standing
  const node = nodeOfTask(plan, task)
  return workedAt(state)
    .filter((target) => whyNotTo(standing, node, target) === undefined)
    .map((target) => ({
      node: target,
      name: nameOfNode(plan, target),
      continuations: continuationsOf(node),
    }))
}

export function continuationsOf({ returns }: PeopleNode): readonly Continuation[] {
  return returns.continuation === 'chooser' ? continuations : [returns.continuation]
}

/** Why a node may not send the case back to `target` ('start' or a node id) now. */
export function whyNotTo(
  standing: ReturnContext,
  node: PeopleNode,
  target: string,
): FlowRefusalCode | undefined {
  return isNamed(standing, node, target) ? whyNotBack(standing, node, target) : 'flow.returnTarget'
}

/** Why the case cannot go back there, regardless of the node's rule. */
export function whyNotBack(
  { plan, state, facts }: ReturnContext,
  node: PeopleNode,
  target: string,
): FlowRefusalCode | undefined {
  if (target === 'start') return facts.directory.isActive(state.starter) ? undefined : 'flow.returnToNobody'
  if (!wasWorkedAt(state, target)) return 'flow.returnNotVisited'
  return blockToClear(plan.blocks, target, node.id) ? undefined : 'flow.returnIntoSibling'
}

function isNamed({ plan, state }: ReturnContext, { id, returns }: PeopleNode, target: string): boolean {
  const { to } = returns
  if (to === 'any') return true
  if (to === 'nowhere') return false
  if (to === 'start') return target === 'start'
  if (to === 'previous') return target === state.visits[id]?.from
  return to.some((named) => (named === plan.start.id ? 'start' : named) === target)
}

/** The start and the nodes with decisions since the launch, latest first. */
function workedAt({ tasks }: CaseState): readonly string[] {
  const nodes = tasks.filter(isDecided).map(({ node }) => node)
  return [...new Set(nodes.reverse()), 'start']
}

function wasWorkedAt({ tasks }: CaseState, target: string): boolean {
  return tasks.some((task) => task.node === target && isDecided(task))
}

function isDecided({ decision }: Task): boolean {
  return decision !== undefined && decision !== 'transferred' && decision !== 'assisted'
}
