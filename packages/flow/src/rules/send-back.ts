import type { Continuation } from '../case/case-state.ts'
import { cancelTasks, cancelWaits } from '../engine/cancel-tasks.ts'
import type { Run, Step } from '../engine/run.ts'
import { walk } from '../engine/walk.ts'
import { blockToClear } from '../graph/block.ts'
import { ballotAt } from '../nodes/people/ballot.ts'
import { isPeopleNode } from '../nodes/people/people-node.ts'

type TaskReturn = Readonly<{ task: string; node: string; to: string; continuation: Continuation }>

/** After a task at `node` was returned: clears or sets aside the block around both, and puts the token on `to`. */
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

/** The people who were chosen for a node, to keep them when it is entered again. */
export function lastChosen({ plan, state }: Run, to: string): Pick<Step, 'again'> {
  const node = plan.nodes.get(to)
  if (!isPeopleNode(node) || !(node.candidates || node.free)) return {}

  const chosen = ballotAt(state, node).tasks.filter(({ decision }) => decision !== 'transferred')
  const again = new Map(chosen.map(({ person, source }) => [person, { person, source }]))
  return { again: [...again.values()] }
}
