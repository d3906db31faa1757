import type { FlowNode } from '../definition/flow-definition.ts'
import type { FlowPlan } from '../definition/flow-plan.ts'
import type { FlowProblem } from '../definition/flow-problem.ts'
import { isPeopleNode } from '../nodes/people/people-node.ts'
import { isBranch, isStart, traitsOf } from '../nodes/traits-of.ts'

/**
 * Branches to be chosen, and people to be named, behind a step without people: when it ends nobody is there who could. A
 * branch stops the case; where candidates are known all of them are asked.
 */
export function choiceProblems(plan: FlowPlan): readonly FlowProblem[] {
  return plan.definition.nodes
    .filter((node) => isToChoose(plan, node))
    .flatMap((node) => problemAt(plan, node))
}

function problemAt(plan: FlowPlan, node: FlowNode): readonly FlowProblem[] {
  const alone = stepBefore(plan, node.id)
  if (!alone) return []
  const severity = isBranch(node) ? 'error' : 'warning'
  return [{ code: 'choiceUnattended', severity, node: node.id, params: { name: alone.name } }]
}

function isToChoose({ linesFrom }: FlowPlan, node: FlowNode): boolean {
  if (isPeopleNode(node)) return node.candidates
  return isBranch(node) && node.mode === 'chosen' && (linesFrom.get(node.id)?.length ?? 0) > 1
}

/** A step without people that may end where this node comes next, with nobody between. */
function stepBefore(plan: FlowPlan, id: string): FlowNode | undefined {
  const passed = new Set([id])
  for (const at of passed)
    for (const node of nodesBefore(plan, at)) {
      const { waitsFor } = traitsOf(node)
      if (waitsFor === 'system') return node
      if (waitsFor !== 'people' && !isStart(node)) passed.add(node.id)
    }
  return undefined
}

function nodesBefore({ definition, nodes }: FlowPlan, id: string): readonly FlowNode[] {
  return definition.lines.filter(({ to }) => to === id).flatMap(({ from }) => nodes.get(from) ?? [])
}
