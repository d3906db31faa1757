import { reject, type Span } from '../problem.ts'
import { type Run, spend } from '../run.ts'
import type { BinaryOperator } from '../syntax/syntax.ts'
import { commonType, elementOf, isListType } from '../value-type.ts'
import { compareValues, sameValue } from '../values/compare.ts'
import type { Value } from '../values/value.ts'
import { isOrdered } from './match.ts'
import { costing, type Term } from './term.ts'

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in'

const rules: Readonly<Record<Comparison, (left: Value, right: Value) => boolean>> = {
  '==': sameValue,
  '!=': (left, right) => !sameValue(left, right),
  '<': (left, right) => isBoth(left, right) && compareValues(left, right) < 0,
  '<=': (left, right) => isBoth(left, right) && compareValues(left, right) <= 0,
  '>': (left, right) => isBoth(left, right) && compareValues(left, right) > 0,
  '>=': (left, right) => isBoth(left, right) && compareValues(left, right) >= 0,
  in: (part, list) => part !== null && Array.isArray(list) && list.some((other) => sameValue(part, other)),
}

export function isComparison(operator: BinaryOperator): operator is Comparison {
  return Object.hasOwn(rules, operator)
}

/** Comparisons never fail: a missing side is unequal to everything but null, in no order, and in no list. */
export function checkComparison(
  operator: Comparison,
  left: Term,
  right: Term,
  span: Span,
): Pick<Term, 'run'> {
  if (!areComparable(operator, left, right))
    return reject('formula.wrongOperands', span, { operator, left: left.type, right: right.type })
  const rule = rules[operator]
  const run = costing((run) => rule(left.run(run), paid(right.run(run), run)))
  return { run }
}

function areComparable(operator: Comparison, { type: left }: Term, { type: right }: Term): boolean {
  if (operator === 'in') return isListType(right) && commonType(left, elementOf(right)) !== undefined
  if (operator === '==' || operator === '!=') return commonType(left, right) !== undefined
  return left === right && isOrdered(left)
}

function paid(value: Value, run: Run): Value {
  if (Array.isArray(value)) spend(run, value.length)
  return value
}

function isBoth(left: Value, right: Value): boolean {
  return left !== null && right !== null
}
