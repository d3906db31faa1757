import type { FieldDomains } from '@signet/formula'
import { type FlowPlan, isTrue, type PlannedLine } from '../../flow-plan.ts'
import type { FlowProblem } from '../../flow-problem.ts'
import type { BranchNode } from './branch-settings.ts'
import { gapProblems } from './gap-problems.ts'

/** Defaults, missing, broken and constant conditions of the lines out of a branch. */
export function branchProblems(
  branch: BranchNode,
  plan: FlowPlan,
  domains: FieldDomains,
): readonly FlowProblem[] {
  const { id: node, mode } = branch
  const lines = plan.linesFrom.get(node) ?? []
  if (mode === 'parallel') return []

  const defaults = lines.filter(({ isDefault }) => isDefault)
  return [
    ...gapProblems(branch, plan, domains),
    ...(defaults.length > 1 ? [problem('manyDefaultLines', node)] : []),
    ...lines.flatMap((line, place) =>
      problemsOfLine(line, node, mode !== 'chosen' && place < lines.length - 1),
    ),
  ]
}

function problemsOfLine(line: PlannedLine, node: string, hasFollowers: boolean): FlowProblem[] {
  if (line.isDefault) return []
  if (line.problem) {
    const { code, at } = line.problem
    return [{ ...problem('conditionBroken', node), line: line.id, params: { problem: code, at } }]
  }
  if (!line.formula && hasFollowers)
    return [{ ...problem('noCondition', node), severity: 'warning', line: line.id }]
  return isNeverTrue(line)
    ? [{ ...problem('conditionNeverTrue', node), severity: 'warning', line: line.id }]
    : []
}

function problem(code: FlowProblem['code'], node: string): FlowProblem {
  return { code, severity: 'error', node }
}

function isNeverTrue(line: PlannedLine): boolean {
  return isConstant(line) && !isTrueAnyway(line)
}

/** A condition that reads nothing has one answer for ever. */
function isConstant({ formula }: PlannedLine): boolean {
  return formula !== undefined && formula.reads.length === 0
}

function isTrueAnyway(line: PlannedLine): boolean {
  return isTrue(line, {}, { now: '2000-01-01T00:00:00Z' })
}
