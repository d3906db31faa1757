import type { Kept } from '../../case-state.ts'
import type { Run, Step } from '../../engine/run.ts'
import { nextTaskId } from '../../engine/task-id.ts'
import type { Found } from '../../sources/people-source.ts'
import { inputsOf } from './inputs.ts'
import { leaveNode } from './leave-node.ts'
import { type PeopleNode, taskAt } from './people-node.ts'

type Standing = Readonly<{ kept: Kept; people: readonly Found[]; step: Step }>

/**
 * The decision of an earlier round, when it still stands: the case came back here on its way forwards, the same people
 * would be asked, and nothing that they see has changed. Never where a choice for the way ahead hangs on it.
 */
export function standingDecision(
  run: Run,
  node: PeopleNode,
  { kept, people, step }: Standing,
): Kept | undefined {
  if (step.isReturned || node.free || run.plan.choosers.has(node.id)) return undefined

  const asked = people.map(({ person }) => person)
  return inputsOf(run, node, asked) === kept.inputs ? kept : undefined
}

/** Those who had decided have decided again, by rule; nobody is asked. */
export function keepDecision(run: Run, node: PeopleNode, { people }: Kept): readonly Step[] {
  const round = run.state.visits[node.id]?.round ?? 1
  const { event: type, decision } = taskAt(node)
  for (const { person, source } of people) {
    const task = nextTaskId(run.state)
    const happened = { at: run.now, by: null, task }
    run.record({ type: 'taskOpened', ...happened, node: node.id, round, person, source, stage: 'doing' })
    run.record({ type, at: run.now, by: person, task, automatic: 'unchanged' })
  }
  return leaveNode(run, node, decision)
}
