import type { FieldDomains } from '@signet/formula'
import type { ExceptionCode } from '../../case/case-exception.ts'
import { type FlowPlan, isTrue, nameOfNode, type PlannedTransition } from '../../definition/flow-plan.ts'
import type { FlowProblem } from '../../definition/flow-problem.ts'
import { type Run, type Step, stepsAlong } from '../../engine/run.ts'
import { refuse } from '../../refusals.ts'
import { nodeParams } from '../../translations/translate-flow.ts'
import type { NodeKind } from '../node-kind.ts'
import { type BranchNode, branchTraits } from './branch-settings.ts'
import { gapProblems } from './gap-problems.ts'

export const branch: NodeKind<BranchNode> = {
  ...branchTraits,
  enter(run, node, { from }) {
    const lines = chooseLines(run, node)
    if (lines === undefined) return keepToken(run, node, { from, code: 'choiceMissing' })
    if (lines.length === 0) return keepWithoutMatch(run, node, from)

    const taken = lines.map(({ id }) => id)
    run.record({ type: 'branchTaken', at: run.now, by: null, node: node.id, lines: taken, from })
    return stepsAlong(lines, from)
  },
  exits: possibleLines,
  outside: () => undefined,
  problems: branchProblems,
}

function keepWithoutMatch(run: Run, node: BranchNode, from: string): readonly Step[] {
  if (run.onSurprise === 'refuse') refuse('flow.noLineTrue', nodeParams(run.plan, node.id))
  return keepToken(run, node, { from, code: 'noLineTrue' })
}

type StuckToken = Readonly<{ from: string; code: ExceptionCode }>

/** The token stays at the branch, so that an administrator can see and move it. */
function keepToken(run: Run, { id: node }: BranchNode, { from, code }: StuckToken): readonly Step[] {
  const round = (run.state.visits[node]?.round ?? 0) + 1
  const happened = { at: run.now, by: null, node }
  run.record({ type: 'nodeEntered', ...happened, round, from })
  const stops = code === 'noLineTrue' || run.choosing.onMissing === 'record'
  run.record({ type: 'exceptionRaised', ...happened, code, stops })
  return []
}

/** Problems of a branch's transitions: defaults, and missing, broken or constant conditions. */
function branchProblems(branch: BranchNode, plan: FlowPlan, domains: FieldDomains): readonly FlowProblem[] {
  const { id: node, mode } = branch
  const lines = plan.transitionsFrom.get(node) ?? []
  if (mode === 'parallel') return []

  const defaults = lines.filter(({ isDefault }) => isDefault)
  return [
    ...gapProblems(branch, plan, domains),
    ...(defaults.length > 1 ? [problem('manyDefaultLines', node)] : []),
    ...lines.flatMap((line, index) =>
      problemsOfLine(line, node, mode !== 'chosen' && index < lines.length - 1),
    ),
  ]
}

function problemsOfLine(line: PlannedTransition, node: string, hasFollowers: boolean): FlowProblem[] {
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

function isNeverTrue(line: PlannedTransition): boolean {
  return isConstant(line) && !isTrueAnyway(line)
}

/** A condition that reads nothing is constant. */
function isConstant({ formula }: PlannedTransition): boolean {
  return formula !== undefined && formula.reads.length === 0
}

function isTrueAnyway(line: PlannedTransition): boolean {
  return isTrue(line, {}, { now: '2000-01-01T00:00:00Z' })
}

/**
 * The transitions to take; none when no condition holds, undefined when a person still has to choose. A transition
 * without a condition is true; the default counts when no other is.
 */
function chooseLines(run: Run, node: BranchNode): readonly PlannedTransition[] | undefined {
  const lines = run.plan.transitionsFrom.get(node.id) ?? []
  if (node.mode === 'parallel') return lines

  const context = { ...run.facts.context, now: run.now, starter: run.state.starter }
  const isOpen = (line: PlannedTransition) => !line.isDefault && isTrue(line, run.facts.values, context)
  const open = lines.filter(isOpen)
  if (node.mode === 'chosen') return chosenLines(run, node, open.length > 0 ? open : defaultOf(lines))

  const chosen = node.mode === 'exclusive' ? open.slice(0, 1) : open
  return chosen.length > 0 ? chosen : defaultOf(lines)
}

function defaultOf(lines: readonly PlannedTransition[]): readonly PlannedTransition[] {
  return lines.filter(({ isDefault }) => isDefault).slice(0, 1)
}

/**
 * A single offered transition needs no choice; without a person who can choose, it stays open for an administrator.
 */
function chosenLines(
  run: Run,
  { id, name }: BranchNode,
  offered: readonly PlannedTransition[],
): readonly PlannedTransition[] | undefined {
  const { choices, onMissing } = run.choosing
  const wished = choices.lines?.[id] ?? linesToRepeat(run, id, offered)
  if (wished.some((line) => offered.every((one) => one.id !== line)))
    refuse('flow.branchNotOffered', { node: name })
  if (wished.length > 0) return offered.filter((line) => wished.includes(line.id))
  if (offered.length <= 1) return offered

  if (onMissing === 'refuse') refuse('flow.branchToChoose', { node: name })
  if (onMissing === 'ask') run.askForBranch({ node: id, name, lines: offered.map((line) => told(run, line)) })
  return undefined
}

/** The transitions chosen in the case to revoke, as far as they are offered again. */
function linesToRepeat(run: Run, id: string, offered: readonly PlannedTransition[]): readonly string[] {
  const before = run.choicesToRepeat.lines?.[id] ?? []
  return before.filter((line) => offered.some((one) => one.id === line))
}

function told({ plan }: Run, { id, name, to }: PlannedTransition) {
  return { line: id, name: name ?? nameOfNode(plan, to), to }
}

/** Up to this many transitions, every combination is explored; beyond it, each alone and all together. */
const manyLines = 5

function possibleLines(
  { mode }: BranchNode,
  lines: readonly PlannedTransition[],
): readonly (readonly PlannedTransition[])[] {
  if (mode === 'parallel') return [lines]

  const alone = lines.map((line) => [line])
  if (mode === 'exclusive') return alone
  return lines.length > manyLines ? [...alone, lines] : combinations(lines)
}

/** Every non-empty subset; bit n of the number selects transition n. */
function combinations(lines: readonly PlannedTransition[]): readonly (readonly PlannedTransition[])[] {
  const numbers = Array.from({ length: 2 ** lines.length - 1 }, (_, index) => index + 1)
  return numbers.map((number) => lines.filter((_, index) => Math.floor(number / 2 ** index) % 2 === 1))
}
