import type { PlannedLine } from '../definition/flow-plan.ts'
import type { Run, Step } from './run.ts'

/** One step along every line out of a node that has nothing to choose. */
export function nextSteps(run: Run, node: string, from: string): readonly Step[] {
  return stepsAlong(run.plan.linesFrom.get(node) ?? [], from)
}

export function stepsAlong(lines: readonly PlannedLine[], from: string): readonly Step[] {
  return lines.map(({ to }) => ({ to, from }))
}
