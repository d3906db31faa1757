import type { FieldDomains } from '@signet/formula'
import type { ExceptionCode } from '../../case/case-state.ts'
import { type FlowPlan, isTrue, type PlannedLine } from '../../definition/flow-plan.ts'
import type { FlowProblem } from '../../definition/flow-problem.ts'
import { stepsAlong } from '../../engine/next-steps.ts'
import type { Run, Step } from '../../engine/run.ts'
import { refuse } from '../../refusals.ts'
import type { NodeKind } from '../node-kind.ts'
import { type BranchNode, branchTraits } from './branch-settings.ts'
import { chooseLines, possibleLines } from './choose-lines.ts'
import { gapProblems } from './gap-problems.ts'

export const branch: NodeKind<BranchNode> = {
  ...branchTraits,
  enter(run, node, { from }) {
    const lines = chooseLines(run, node)
    if (lines === undefined) return stayHere(run, node, { from, code: 'choiceMissing' })
    if (lines.length === 0) return nowhereToGo(run, node, from)

    const taken = lines.map(({ id }) => id)
    run.record({ type: 'branchTaken', at: run.now, by: null, node: node.id, lines: taken, from })
    return stepsAlong(lines, from)
  },
  exits: possibleLines,
  outside: () => undefined,
  problems: branchProblems,
}

function nowhereToGo(run: Run, node: BranchNode, from: string): readonly Step[] {
  if (run.onSurprise === 'refuse') refuse('flow.noLineTrue', { node: node.name })
  return stayHere(run, node, { from, code: 'noLineTrue' })
}

type HeldToken = Readonly<{ from: string; code: ExceptionCode }>

/** The token stays at the branch, so that it is not lost and an administrator sees where it stands. */
function stayHere(run: Run, { id: node }: BranchNode, { from, code }: HeldToken): readonly Step[] {
  const round = (run.state.visits[node]?.round ?? 0) + 1
  const happened = { at: run.now, by: null, node }
  run.record({ type: 'nodeEntered', ...happened, round, from })
  const stops = code === 'noLineTrue' || run.choosing.onMissing === 'record'
  run.record({ type: 'exceptionRaised', ...happened, code, stops })
  return []
}

/** Defaults, missing, broken and constant conditions of the lines out of a branch. */
function branchProblems(branch: BranchNode, plan: FlowPlan, domains: FieldDomains): readonly FlowProblem[] {
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
