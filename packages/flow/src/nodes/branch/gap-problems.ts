import {
  type ComparedValues,
  type FieldDomains,
  findComparisons,
  type SampleValue,
  sampleValues,
} from '@signet/formula'
import { type FlowPlan, isTrue, nameOfNode, type PlannedTransition } from '../../definition/flow-plan.ts'
import type { FlowProblem } from '../../definition/flow-problem.ts'
import type { BranchNode } from './branch-settings.ts'

/** Limit of explored value combinations; beyond it the result is unknown. */
const mostSamples = 20_000

/**
 * Values for which no transition fits, overlapping transitions and transitions that never apply, each with example
 * values. Conditions that cannot be compared are reported as such.
 */
export function gapProblems(node: BranchNode, plan: FlowPlan, domains: FieldDomains): readonly FlowProblem[] {
  const all = plan.transitionsFrom.get(node.id) ?? []
  const hasDefault = all.some(({ isDefault }) => isDefault)
  const lines = all.filter(({ isDefault }) => !isDefault)
  const isUnreadable = lines.length === 0 || lines.some(({ problem }) => problem)
  const looked: BranchSamples = isUnreadable ? { unknown: [] } : sampleBranch(lines, plan, domains)
  if ('looks' in looked)
    return [
      ...gapsIn(node, plan, { looks: looked.looks, lines, hasDefault }),
      ...lines.flatMap((line) => problemsOfLine(node, line, looked.looks)),
      ...(node.mode === 'exclusive' ? overlapsIn(node, plan, { lines, looks: looked.looks }) : []),
    ]

  const missing = hasDefault ? [] : [{ code: 'noDefaultLine', severity: 'error', node: node.id } as const]
  return [
    ...missing,
    ...looked.unknown.map((line) => warning('conditionNotCompared', node, { line: line.id })),
  ]
}

type BranchSamples = Readonly<{ looks: readonly BranchSample[] } | { unknown: readonly PlannedTransition[] }>

function sampleBranch(
  lines: readonly PlannedTransition[],
  { scope }: FlowPlan,
  domains: FieldDomains,
): BranchSamples {
  const read = lines.map((line) => ({ line, compared: comparedBy(line, scope) }))
  const unknown = read.flatMap(({ line, compared }) => (compared ? [] : [line]))
  if (unknown.length > 0) return { unknown }

  const compared = read.flatMap((one) => one.compared ?? [])
  const values = sampleValues(compared, scope, domains)
  const count = [...values.values()].reduce((product, { length }) => product * length, 1)
  return count > mostSamples ? { unknown: lines } : { looks: samplesOf(lines, values) }
}

/** A missing or constant condition compares nothing. */
function comparedBy({ formula }: PlannedTransition, scope: FlowPlan['scope']): ComparedValues | undefined {
  const isConstant = formula === undefined || (formula.reads.length === 0 && formula.asks.length === 0)
  return isConstant ? { constants: new Map(), pairs: [] } : findComparisons(formula.source, scope)
}

type Lines = Readonly<{
  looks: readonly BranchSample[]
  lines: readonly PlannedTransition[]
  hasDefault: boolean
}>

function gapsIn(node: BranchNode, plan: FlowPlan, { looks, lines, hasDefault }: Lines): FlowProblem[] {
  const gap = looks.find(({ open }) => open.length === 0)
  if (gap && !hasDefault)
    return [
      {
        code: 'branchGap',
        severity: 'error',
        node: node.id,
        path: pathTo(plan, node.id),
        example: gap.values,
      },
    ]

  const isEveryLineAsking = lines.every(({ formula }) => formula !== undefined)
  return !gap && hasDefault && isEveryLineAsking ? [warning('defaultNeverTaken', node)] : []
}

/** Nodes left on a shortest path to the target, in order. */
function pathTo({ start, transitionsFrom: linesFrom }: FlowPlan, target: string): readonly string[] {
  const ways = new Map<string, readonly string[]>([[start.id, []]])
  for (const [id, way] of ways)
    for (const { to } of linesFrom.get(id) ?? []) if (!ways.has(to)) ways.set(to, [...way, id])
  return ways.get(target) ?? []
}

function problemsOfLine(
  node: BranchNode,
  line: PlannedTransition,
  looks: readonly BranchSample[],
): FlowProblem[] {
  if (line.formula === undefined || line.formula.reads.length === 0) return []

  const fitting = looks.filter(({ open }) => open.includes(line))
  if (fitting.length === 0) return [warning('conditionNeverTrue', node, { line: line.id })]
  const before = fitting.map(({ open }) => open[0])
  const isHidden = node.mode === 'exclusive' && before.every((first) => first !== line && first?.formula)
  return isHidden
    ? [warning('lineNeverReached', node, { line: line.id, example: fitting[0]?.values ?? {} })]
    : []
}

/** Two transitions that share some values while each has its own; then only their order decides. */
function overlapsIn(
  node: BranchNode,
  plan: FlowPlan,
  { lines, looks }: Readonly<{ lines: readonly PlannedTransition[]; looks: readonly BranchSample[] }>,
): FlowProblem[] {
  const asking = lines.filter(({ formula }) => formula !== undefined)
  return asking.flatMap((line, index) =>
    asking.slice(0, index).flatMap((earlier) => {
      const both = looks.find(({ open }) => open.includes(line) && open.includes(earlier))
      const isOwn = (one: PlannedTransition, other: PlannedTransition) =>
        looks.some(({ open }) => open.includes(one) && !open.includes(other))
      if (!both || !isOwn(line, earlier) || !isOwn(earlier, line)) return []
      const other = earlier.name ?? nameOfNode(plan, earlier.to)
      return [warning('branchOverlap', node, { line: line.id, example: both.values, params: { other } })]
    }),
  )
}

function warning(
  code: FlowProblem['code'],
  { id }: BranchNode,
  where: Partial<FlowProblem> = {},
): FlowProblem {
  return { code, severity: 'warning', node: id, ...where }
}

/** Values of the fields a branch reads, and the transitions true for them, in order. */
type BranchSample = Readonly<{
  values: Readonly<Record<string, SampleValue>>
  open: readonly PlannedTransition[]
}>

/** Every combination of these values, the most complete ones first. */
function samplesOf(
  lines: readonly PlannedTransition[],
  values: ReadonlyMap<string, readonly SampleValue[]>,
): readonly BranchSample[] {
  let combinations: readonly BranchSample['values'][] = [{}]
  for (const [field, choices] of values)
    combinations = combinations.flatMap((one) => choices.map((value) => ({ ...one, [field]: value })))

  return combinations
    .map((one) => ({ values: one, open: lines.filter((line) => isTrue(line, one, sampleContext)) }))
    .sort((one, other) => emptiesIn(one) - emptiesIn(other))
}

/** Comparable conditions never read the context. */
const sampleContext = { now: '2000-01-01T00:00:00Z' }

function emptiesIn({ values }: BranchSample): number {
  return Object.values(values).filter((value) => value === null || value === '').length
}
