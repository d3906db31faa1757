import { isAroundName } from '../formula-context.ts'
import type { CallSyntax, Syntax } from '../syntax/syntax.ts'
import {
  type LiteralOperand,
  type Operand,
  type PointOperand,
  type SpanUnit,
  totalFunctions,
} from './plain-rule.ts'

/** Returns the operand that a piece of a formula names, or undefined for anything larger. */
export function readOperand(tree: Syntax): Operand | undefined {
  const point = readPoint(tree)
  if (point) return point
  return tree.kind === 'call'
    ? (readShifted(tree) ?? readSpan(tree) ?? readTotal(tree) ?? readWeighted(tree))
    : undefined
}

function readPoint(tree: Syntax): PointOperand | undefined {
  if (tree.kind === 'name')
    return isAroundName(tree.name) ? { of: 'context', name: tree.name } : { of: 'field', path: tree.name }
  return tree.kind === 'index' ? readEnd(tree) : readLiteral(tree)
}

function readEnd({ of, index }: Extract<Syntax, { kind: 'index' }>): PointOperand | undefined {
  if (of.kind !== 'name' || isAroundName(of.name) || index.kind !== 'number') return undefined
  if (index.text !== '0' && index.text !== '1') return undefined
  return { of: 'end', path: of.name, end: index.text === '0' ? 'start' : 'end' }
}

const timeTypes = ['date', 'datetime', 'duration'] as const

function readLiteral(tree: Syntax): LiteralOperand | undefined {
  const number = numberIn(tree)
  if (number !== undefined) return { of: 'literal', type: 'number', text: number }
  if (tree.kind === 'text') return { of: 'literal', type: 'text', text: tree.text }
  if (tree.kind === 'constant' && tree.value !== null)
    return { of: 'literal', type: 'boolean', text: String(tree.value) }
  const type = tree.kind === 'call' ? timeTypes.find((name) => name === tree.name) : undefined
  const [text, other] = tree.kind === 'call' ? tree.args : []
  return type && text?.kind === 'text' && !other ? { of: 'literal', type, text: text.text } : undefined
}

function numberIn(tree: Syntax): string | undefined {
  if (tree.kind === 'number') return tree.text
  if (tree.kind !== 'unary' || tree.operator !== '-') return undefined
  return tree.operand.kind === 'number' ? `-${tree.operand.text}` : undefined
}

function readShifted({ name, args }: CallSyntax): Operand | undefined {
  const [from, by] = args
  const count = by && wholeIn(by)
  if (from?.kind !== 'name' || args.length !== 2 || count === undefined) return undefined
  if (name === 'addWorkingDays' && from.name === 'today')
    return { of: 'shifted', from: from.name, unit: 'workingDays', count }
  if (name !== 'addDays' || (from.name !== 'today' && from.name !== 'now')) return undefined
  return { of: 'shifted', from: from.name, unit: 'days', count }
}

function wholeIn(tree: Syntax): number | undefined {
  const text = numberIn(tree)
  const number = Number(text)
  return Number.isSafeInteger(number) && String(number) === text ? number : undefined
}

function readSpan({ name, args }: CallSyntax): Operand | undefined {
  const [first, second] = args
  if (!first || args.length > 2) return undefined
  if (name === 'hours')
    return !second && first.kind === 'binary' && first.operator === '-'
      ? spanOf('hours', first.right, first.left)
      : undefined
  if (!second) return undefined
  if (name === 'workingDays') return spanOf('workingDays', first, second)
  if (name !== 'daysBetween') return undefined
  const last = dayBefore(second)
  return last ? spanOf('days', first, last) : spanOf('nights', first, second)
}

/** What `addDays(…, 1)` shifts. */
function dayBefore(tree: Syntax): Syntax | undefined {
  if (tree.kind !== 'call' || tree.name !== 'addDays' || tree.args.length !== 2) return undefined
  const [day, count] = tree.args
  return count?.kind === 'number' && count.text === '1' ? day : undefined
}

function spanOf(unit: SpanUnit, first: Syntax, last: Syntax): Operand | undefined {
  const from = readPoint(first)
  const to = readPoint(last)
  return from && to && { of: 'span', unit, from, to }
}

function readTotal({ name, args }: CallSyntax): Operand | undefined {
  const total = totalFunctions.find((one) => one === name)
  const [of] = args
  if (!total || args.length !== 1) return undefined
  if (of?.kind === 'name' && !isAroundName(of.name)) return { of: 'total', function: total, table: of.name }
  if (of?.kind !== 'member' || of.of.kind !== 'name') return undefined
  return { of: 'total', function: total, table: of.of.name, column: of.name }
}

function readWeighted({ name, args }: CallSyntax): Operand | undefined {
  const [table, each] = args
  if (name !== 'sum' || args.length !== 2 || table?.kind !== 'name' || isAroundName(table.name))
    return undefined
  if (each?.kind !== 'binary' || each.operator !== '*') return undefined
  const column = readPoint(each.left)
  const rate = readPoint(each.right)
  if (column?.of !== 'field' || (rate?.of !== 'field' && rate?.of !== 'literal')) return undefined
  return { of: 'weighted', table: table.name, column: column.path, rate }
}
