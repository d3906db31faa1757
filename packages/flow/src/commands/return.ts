import type { Continuation } from '../case-state.ts'
import { cancelTasks } from '../engine/cancel-tasks.ts'
import type { Run, Step } from '../engine/run.ts'
import { walk } from '../engine/walk.ts'
import type { FlowCommandOf } from '../flow-command.ts'
import { nameOfNode } from '../flow-plan.ts'
import { blockToClear } from '../graph/block.ts'
import { ballotAt } from '../nodes/people/ballot.ts'
import { isPeopleNode, type PeopleNode } from '../nodes/people/people-node.ts'
import { type Objection, refuse } from '../refusals.ts'
import { closeHelpers } from './close-helpers.ts'
import type { Actor, CommandRule, Moment } from './command-rule.ts'
import { demandRemark } from './demand-remark.ts'
import { firstOf, ifFrozen } from './objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessInHand } from './own-task.ts'
import { continuationsOf, whyNotTo } from './return-targets.ts'

/**
 * Sends the case back. The smallest block around both nodes is cleared (walk again) or set aside (straight back)
 * downstream of the target, which gets the only token of it.
 */
export const returnCase: CommandRule<'return'> = {
  about: 'task',
  objection: (moment, actor) =>
    firstOf(
      () => unlessInHand(moment, actor),
      () => ifReturnsNowhere(moment, actor),
      () => ifFrozen(moment),
    ),
  carryOut(run, command) {
    const { by, task, to: wished, continuation: wish, ...given } = command
    const node = nodeOfTask(run.plan, knownTask(run.state, task))
    const to = wished === run.plan.start.id ? 'start' : wished
    const why = whyNotTo(run.plan, run.state, node, to)
    if (why) refuse(why, { node: nameOfNode(run.plan, to) })

    const continuation = chosen(node, wish)
    const remark = demandRemark(run, task, given)
    run.record({ type: 'taskReturned', at: run.now, by, task, to, continuation, ...remark })
    closeHelpers(run, task)
    sendBack(run, command, node, { to, continuation })
  },
}

function ifReturnsNowhere({ plan, state }: Moment, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  const isNowhere = task !== undefined && nodeOfTask(plan, task).returns.to === 'nowhere'
  return isNowhere ? { code: 'flow.returnOff' } : undefined
}

function chosen(node: PeopleNode, wish: Continuation | undefined): Continuation {
  const [usual = 'walkAgain'] = continuationsOf(node)
  const continuation = wish ?? usual
  return continuationsOf(node).includes(continuation) ? continuation : refuse('flow.returnContinuation')
}

type Destination = Readonly<{ to: string; continuation: Continuation }>

function sendBack(
  run: Run,
  { task }: FlowCommandOf<'return'>,
  node: PeopleNode,
  { to, continuation }: Destination,
): void {
  const cleared = to === 'start' ? new Set(run.plan.nodes.keys()) : blockToClear(run.plan.blocks, to, node.id)
  const voided = [...(cleared ?? [])]
  const again = lastChosen(run, to)
  if (continuation === 'walkAgain') cancelTasks(run, 'returned', (other) => voided.includes(other.node))
  run.record({ type: 'caseReturned', at: run.now, by: null, task, node: node.id, to, continuation, voided })

  if (to !== 'start')
    walk(run, [{ to, from: run.state.visits[to]?.from ?? 'start', isReturned: true, ...again }])
}

/** Those who were chosen for the target stay chosen. */
function lastChosen({ plan, state }: Run, to: string): Pick<Step, 'again'> {
  const node = plan.nodes.get(to)
  if (!isPeopleNode(node) || !(node.candidates || node.free)) return {}

  const chosen = ballotAt(state, node).tasks.filter(({ decision }) => decision !== 'transferred')
  const again = new Map(chosen.map(({ person, source }) => [person, { person, source }]))
  return { again: [...again.values()] }
}
