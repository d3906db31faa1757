import type { CaseState, Task, TaskStage } from '../../case-state.ts'
import type { FlowRules } from '../../flow-rules.ts'
import { type Ballot, ballotOf } from '../../nodes/people/ballot.ts'
import type { PeopleNode } from '../../nodes/people/people-node.ts'
import { openStage } from '../../nodes/people/stage.ts'

type TakenBack = Readonly<{ task: Task; node: PeopleNode }>

/**
 * The stages of a task taken back and of all that are undone with it: those that the decision had closed are open again,
 * those whose turn comes later wait. Helpers and signers taken away stay away.
 */
export function stagesAfter(
  rules: FlowRules,
  state: CaseState,
  { task, node }: TakenBack,
): Readonly<Record<string, TaskStage>> {
  const closed = state.tasks.filter((one) => isInRound(one, task) && isClosedByDecision(state, one))
  const later = turnsAfter(ballotOf(state, node, task), task)
  const waiting = new Set([
    ...later,
    ...closed.filter((one) => isLaterTurn(state, node, one, [task, ...closed])),
  ])
  const stageOf = (one: Task): TaskStage => {
    const waitsForSigners = one.signers?.isOpen && one.signers.place === 'before'
    return waiting.has(one) || waitsForSigners ? 'waiting' : openStage(rules, one)
  }
  return Object.fromEntries([task, ...closed, ...later].map((one) => [one.id, stageOf(one)]))
}

/** Whose turn comes after this task, one after another. */
export function turnsAfter({ voting, tasks }: Ballot, { id }: Task): readonly Task[] {
  return voting.mode === 'sequential' ? tasks.slice(tasks.findIndex((task) => task.id === id) + 1) : []
}

function isInRound({ node, round }: Task, task: Task): boolean {
  return node === task.node && round === task.round
}

function isClosedByDecision({ tasks }: CaseState, task: Task): boolean {
  if (task.stage !== 'cancelled' || task.assists !== undefined || task.isRemoved) return false
  return (
    task.group === undefined || tasks.some(({ signers }) => signers?.isOpen && signers.group === task.group)
  )
}

/** One after another: an earlier one of those that come back is asked first. */
function isLaterTurn(state: CaseState, node: PeopleNode, task: Task, back: readonly Task[]): boolean {
  const ballot = ballotOf(state, node, task)
  const earlier = ballot.tasks.slice(0, ballot.tasks.indexOf(task))
  return ballot.voting.mode === 'sequential' && earlier.some((one) => back.includes(one))
}
