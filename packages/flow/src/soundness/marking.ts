import { type FlowPlan, nodeOf, type PlannedLine } from '../definition/flow-plan.ts'
import { kindOf } from '../nodes/node-kinds.ts'

/** Where tokens stand: one node id per token, sorted. The empty one is a finished case. */
export type Marking = readonly string[]

/** One node left along some lines. */
export type Move = Readonly<{ node: string; lines: readonly PlannedLine[]; to: Marking }>

export function markingOf(nodes: readonly string[]): Marking {
  return [...nodes].sort()
}

export function keyOf(marking: Marking): string {
  return marking.join(' ')
}

/** Everything that may happen next: any token that does not wait is moved along any set of lines its kind may take. */
export function movesFrom(plan: FlowPlan, marking: Marking): readonly Move[] {
  return [...new Set(marking)]
    .filter((node) => isReady(plan, marking, node))
    .flatMap((id) => movesOf(plan, marking, id))
}

function movesOf(plan: FlowPlan, marking: Marking, id: string): Move[] {
  const node = nodeOf(plan, id)
  const kind = kindOf(node)
  const rest = kind.waitsFor === 'tokens' ? marking.filter((other) => other !== id) : withoutOne(marking, id)
  return kind
    .exits(node, plan.linesFrom.get(id) ?? [])
    .map((lines) => ({ node: id, lines, to: markingOf([...rest, ...lines.map(({ to }) => to)]) }))
}

/** A merge opens when no other token can still arrive; the same rule as at run time. */
function isReady(plan: FlowPlan, marking: Marking, node: string): boolean {
  const before = plan.arrivals.get(node)
  return before === undefined || !marking.some((other) => other !== node && before.has(other))
}

function withoutOne(marking: Marking, node: string): readonly string[] {
  const place = marking.indexOf(node)
  return marking.filter((_, index) => index !== place)
}
