import { cancelTasks } from '../../engine/cancel-tasks.ts'
import { nextSteps } from '../../engine/next-steps.ts'
import type { Run, Step } from '../../engine/run.ts'
import { nextTaskId } from '../../engine/task-id.ts'
import type { NodeOutcome } from '../../flow-event.ts'
import type { PeopleNode } from './people-node.ts'
import { openStage } from './stage.ts'

/** The people of a node are through: close what is left there, then end, come straight back, or go on. */
export function leaveNode(run: Run, node: PeopleNode, outcome: NodeOutcome): readonly Step[] {
  const round = run.state.visits[node.id]?.round ?? 1
  cancelTasks(run, 'decided', (task) => task.node === node.id)
  run.record({ type: 'nodeLeft', at: run.now, by: null, node: node.id, round, outcome })

  if (outcome === 'rejected' && run.plan.definition.rules.afterReject === 'end')
    return rejectCase(run, node.id)
  return run.state.frozen?.at === node.id ? comeBack(run) : nextSteps(run, node.id, node.id)
}

function rejectCase(run: Run, node: string): readonly Step[] {
  cancelTasks(run, 'ended')
  run.record({ type: 'caseRejected', at: run.now, by: null, node })
  return []
}

/** Reopens what a straight-back return had set aside. A returner who has left meanwhile is replaced by an administrator. */
export function comeBack(run: Run): readonly Step[] {
  const { frozen } = run.state
  if (!frozen) return []

  const { directory } = run.facts
  const administrator = directory.administrators().find((person) => directory.isActive(person))
  const isHere = directory.isActive(frozen.person) || administrator === undefined
  run.record({
    type: 'caseCameBack',
    at: run.now,
    by: null,
    newTask: nextTaskId(run.state),
    person: isHere ? frozen.person : administrator,
    source: isHere ? frozen.source : 'nobody.administrator',
    stage: openStage(run.plan.definition.rules),
  })
  return []
}
