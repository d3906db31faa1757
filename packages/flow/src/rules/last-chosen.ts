import type { Run, Step } from '../engine/run.ts'
import { ballotAt } from '../nodes/people/ballot.ts'
import { isPeopleNode } from '../nodes/people/people-node.ts'

/** Those who were chosen for a node stay chosen when it is entered again. */
export function lastChosen({ plan, state }: Run, to: string): Pick<Step, 'again'> {
  const node = plan.nodes.get(to)
  if (!isPeopleNode(node) || !(node.candidates || node.free)) return {}

  const chosen = ballotAt(state, node).tasks.filter(({ decision }) => decision !== 'transferred')
  const again = new Map(chosen.map(({ person, source }) => [person, { person, source }]))
  return { again: [...again.values()] }
}
