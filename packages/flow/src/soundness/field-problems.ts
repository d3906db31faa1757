import type { FlowPlan } from '../flow-plan.ts'
import type { FlowProblem } from '../flow-problem.ts'
import { fieldsAt, isStart } from '../nodes/traits-of.ts'

/**
 * Conditions over fields that nobody may write before: the start hides or locks them, and no node on a way to
 * the branch writes them. As much as can be known without the form.
 */
export function fieldProblems(plan: FlowPlan): readonly FlowProblem[] {
  return [...plan.linesFrom.values()].flat().flatMap(({ id: line, from: node, formula }) =>
    (formula?.reads ?? [])
      .filter((field) => isLockedAtStart(plan, field) && !isWrittenBefore(plan, node, field))
      .map((field) => ({
        code: 'conditionFieldNotWritten' as const,
        severity: 'warning' as const,
        node,
        line,
        params: { field },
      })),
  )
}

function isLockedAtStart({ start }: FlowPlan, field: string): boolean {
  const access = start.fields[field]
  return access === 'hidden' || access === 'read'
}

function isWrittenBefore({ definition, blocks }: FlowPlan, branch: string, field: string): boolean {
  return definition.nodes.some((node) => {
    const access = isStart(node) ? undefined : fieldsAt(node)[field]
    const isWriting = access === 'write' || access === 'required'
    return isWriting && blocks.reach.get(node.id)?.has(branch) === true
  })
}
