import {
  type ComparedValues,
  comparedIn,
  type FieldDomains,
  type TellingValue,
  tellingValues,
} from '@signet/formula'
import { type FlowPlan, isTrue, nameOfNode, type PlannedLine } from '../../definition/flow-plan.ts'
import type { FlowProblem } from '../../definition/flow-problem.ts'
import type { BranchNode } from './branch-settings.ts'

/** Beyond so many combinations of values we say that we do not know. */
const mostLooks = 20_000

/**
 * Where no line fits, where lines get into each other's way, and lines that nothing fits: each with values as an example.
 * Conditions that cannot be compared are told to be so.
 */
export function gapProblems(node: BranchNode, plan: FlowPlan, domains: FieldDomains): readonly FlowProblem[] {
  const all = plan.linesFrom.get(node.id) ?? []
  const hasDefault = all.some(({ isDefault }) => isDefault)
  const lines = all.filter(({ isDefault }) => !isDefault)
  const isUnreadable = lines.length === 0 || lines.some(({ problem }) => problem)
  const looked: BranchConditions = isUnreadable ? { unknown: [] } : lookAt(lines, plan, domains)
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

type BranchConditions = Readonly<{ looks: readonly LineCondition[] } | { unknown: readonly PlannedLine[] }>

function lookAt(lines: readonly PlannedLine[], { scope }: FlowPlan, domains: FieldDomains): BranchConditions {
  const read = lines.map((line) => ({ line, compared: comparedBy(line, scope) }))
  const unknown = read.flatMap(({ line, compared }) => (compared ? [] : [line]))
  if (unknown.length > 0) return { unknown }

  const compared = read.flatMap((one) => one.compared ?? [])
  const values = tellingValues(compared, scope, domains)
  const count = [...values.values()].reduce((product, { length }) => product * length, 1)
  return count > mostLooks ? { unknown: lines } : { looks: looksOf(lines, values) }
}

/** A line without condition, or one that reads nothing, compares nothing. */
function comparedBy({ formula }: PlannedLine, scope: FlowPlan['scope']): ComparedValues | undefined {
  const isConstant = formula === undefined || (formula.reads.length === 0 && formula.asks.length === 0)
  return isConstant ? { constants: new Map(), pairs: [] } : comparedIn(formula.source, scope)
}

type Lines = Readonly<{ looks: readonly LineCondition[]; lines: readonly PlannedLine[]; hasDefault: boolean }>

function gapsIn(node: BranchNode, plan: FlowPlan, { looks, lines, hasDefault }: Lines): FlowProblem[] {
  const gap = looks.find(({ open }) => open.length === 0)
  if (gap && !hasDefault)
    return [
      {
        code: 'branchGap',
        severity: 'error',
        node: node.id,
        path: wayTo(plan, node.id),
        example: gap.values,
      },
    ]

  const isEveryLineAsking = lines.every(({ formula }) => formula !== undefined)
  return !gap && hasDefault && isEveryLineAsking ? [warning('defaultNeverTaken', node)] : []
}

/** The nodes left, in order, on a shortest way there. */
function wayTo({ start, linesFrom }: FlowPlan, target: string): readonly string[] {
  const ways = new Map<string, readonly string[]>([[start.id, []]])
  for (const [id, way] of ways)
    for (const { to } of linesFrom.get(id) ?? []) if (!ways.has(to)) ways.set(to, [...way, id])
  return ways.get(target) ?? []
}

function problemsOfLine(node: BranchNode, line: PlannedLine, looks: readonly LineCondition[]): FlowProblem[] {
  if (line.formula === undefined || line.formula.reads.length === 0) return []

  const fitting = looks.filter(({ open }) => open.includes(line))
  if (fitting.length === 0) return [warning('conditionNeverTrue', node, { line: line.id })]
  const before = fitting.map(({ open }) => open[0])
  const isHidden = node.mode === 'exclusive' && before.every((first) => first !== line && first?.formula)
  return isHidden
    ? [warning('lineNeverReached', node, { line: line.id, example: fitting[0]?.values ?? {} })]
    : []
}

/** Two lines that share some values while each has values of its own: then their order decides, perhaps unnoticed. */
function overlapsIn(
  node: BranchNode,
  plan: FlowPlan,
  { lines, looks }: Readonly<{ lines: readonly PlannedLine[]; looks: readonly LineCondition[] }>,
): FlowProblem[] {
  const asking = lines.filter(({ formula }) => formula !== undefined)
  return asking.flatMap((line, place) =>
    asking.slice(0, place).flatMap((earlier) => {
      const both = looks.find(({ open }) => open.includes(line) && open.includes(earlier))
      const isOwn = (one: PlannedLine, other: PlannedLine) =>
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

/** Values of the fields that a branch looks at, and the lines that are true for them, in order. */
type LineCondition = Readonly<{
  values: Readonly<Record<string, TellingValue>>
  open: readonly PlannedLine[]
}>

/** Every combination of these values, those with everything filled in first. */
function looksOf(
  lines: readonly PlannedLine[],
  values: ReadonlyMap<string, readonly TellingValue[]>,
): readonly LineCondition[] {
  let combinations: readonly LineCondition['values'][] = [{}]
  for (const [field, choices] of values)
    combinations = combinations.flatMap((one) => choices.map((value) => ({ ...one, [field]: value })))

  return combinations
    .map((one) => ({ values: one, open: lines.filter((line) => isTrue(line, one, around)) }))
    .sort((one, other) => emptiesIn(one) - emptiesIn(other))
}

/** Conditions that can be compared never ask for it. */
const around = { now: '2000-01-01T00:00:00Z' }

function emptiesIn({ values }: LineCondition): number {
  return Object.values(values).filter((value) => value === null || value === '').length
}
