import { isUnfinished, type Task } from '../../case/task.ts'
import type { Run } from '../../engine/run.ts'
import { openTasksFor, releaseWaits } from '../../engine/tasks-and-waits.ts'
import { walk } from '../../engine/walk.ts'
import { type ReassignedTask, remarkOf } from '../../events/flow-event.ts'
import { asksInTurn, weightsOf } from '../../nodes/people/ballot.ts'
import { sourceContextAt } from '../../nodes/people/find-deciders.ts'
import { isPeopleNode, openStage, type PeopleNode } from '../../nodes/people/people-node.ts'
import { settleVotes } from '../../nodes/people/settle-votes.ts'
import { refuse } from '../../refusals.ts'
import { checkActive } from '../../rules/decision.ts'
import { firstOf, liveOnly, unlessAdministrator, unlessExists, unlessStatus } from '../../rules/objections.ts'
import { nodeParams } from '../../translations/translate-flow.ts'
import type { CommandRule } from '../command-rule.ts'

/**
 * Reassigns the work at a node to named people. Open tasks there are cancelled, votes still count, and a case without
 * an approver continues.
 */
export const reassign: CommandRule<'reassign'> = {
  about: 'case',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessExists,
    unlessAdministrator,
    unlessStatus(['running', 'exception'], 'flow.notRunning'),
  ),
  options: 'none',
  carryOut(run, { by, node: id, people: named, ...remark }) {
    const node = nodeHere(run, id)
    const round = run.state.visits[id]?.round ?? 1
    const gone = run.state.tasks.filter(
      (task) => task.node === id && task.round === round && isToReplace(task),
    )
    const people = [...new Set(named)]
    checkReceivers(run, people, { gone, node, round })

    const cancelled = gone.map((task) => task.id)
    const reassigned = { node: id, round, cancelled, opened: openReassigned(run, node, { people, gone }) }
    run.record({ type: 'tasksReassigned', at: run.now, by, ...reassigned, ...remarkOf(remark) })
    walk(run, [...settleVotes(run, node), ...releaseWaits(run)])
  },
}

function nodeHere({ plan, state }: Run, id: string): PeopleNode {
  const node = plan.nodes.get(id)
  const isHere = isPeopleNode(node) && state.tokens.some((token) => token.node === id)
  return isHere ? node : refuse('flow.notHere', nodeParams(plan, id))
}

/** Undecided, or waiting for signers who are replaced as well. */
function isToReplace(task: Task): boolean {
  return (isUnfinished(task) && !task.isFrozen) || (task.stage === 'done' && task.signers?.isOpen === true)
}

type ReassignScope = Readonly<{ gone: readonly Task[]; node: PeopleNode; round: number }>

function checkReceivers(run: Run, people: readonly string[], { gone, node, round }: ReassignScope): void {
  if (people.length === 0) refuse('flow.chosenNobody')
  checkActive(run, people)
  const votes = run.state.tasks.filter(
    (task) => task.node === node.id && task.round === round && task.stage === 'done' && !gone.includes(task),
  )
  const voter = votes.find(({ person, decision }) => decision !== 'transferred' && people.includes(person))
  if (voter) refuse('flow.chosenHasTask', { name: run.facts.directory.nameOf(voter.person) })
}

type NewAssignees = Readonly<{ people: readonly string[]; gone: readonly Task[] }>

function openReassigned(
  run: Run,
  node: PeopleNode,
  { people, gone }: NewAssignees,
): readonly ReassignedTask[] {
  const born = openStage(run.plan.definition.rules)
  const isInTurn = asksInTurn(node)
  const before = [...new Set(gone.filter(({ assists }) => assists === undefined).map(({ person }) => person))]
  const from = run.state.visits[node.id]?.from ?? 'start'
  const weightOf = weightsOf(node, () => sourceContextAt(run, from))
  const tasks = openTasksFor(run.state, people, (index) => (isInTurn && index > 0 ? 'waiting' : born))
  return tasks.map((task, index) => {
    const giver = before[Math.min(index, before.length - 1)]
    const weight = weightOf(task.person)
    return {
      ...task,
      ...(giver !== undefined && giver !== task.person && { from: giver }),
      ...(weight !== 1 && { weight }),
    }
  })
}
