import type { FlowPlan } from '../../flow-plan.ts'
import type { FlowProblem } from '../../flow-problem.ts'
import { blockToClear } from '../../graph/block.ts'
import { isPeopleNode, type PeopleNode } from './people-node.ts'

/** Nobody named at all, and return targets that are no node of people or stand beside this one. */
export function peopleProblems(node: PeopleNode, plan: FlowPlan): readonly FlowProblem[] {
  const targets = Array.isArray(node.returns.to) ? node.returns.to : []
  const ofTargets = targets.flatMap((target) => problemOfTarget(node, target, plan))
  return node.sources.length > 0
    ? ofTargets
    : [{ code: 'noPeople', severity: 'error', node: node.id }, ...ofTargets]
}

function problemOfTarget({ id }: PeopleNode, target: string, plan: FlowPlan): FlowProblem[] {
  if (target === 'start' || target === plan.start.id) return []
  if (!isPeopleNode(plan.nodes.get(target)))
    return [{ code: 'returnUnknownNode', severity: 'error', node: id, params: { target } }]

  return blockToClear(plan.blocks, target, id)
    ? []
    : [{ code: 'returnIntoSibling', severity: 'error', node: id, params: { target } }]
}
