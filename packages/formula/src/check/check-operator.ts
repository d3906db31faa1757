import { type Run, spend } from '../evaluate/run.ts'
import { operators } from '../functions/operators.ts'
import { reject, type Span } from '../problem.ts'
import type { BinaryOperator, BinarySyntax, UnarySyntax } from '../syntax/syntax.ts'
import { commonType, elementOf, isListType } from '../value-type.ts'
import { compareValues, sameValue } from '../values/compare.ts'
import type { Value } from '../values/value.ts'
import { apply } from './apply.ts'
import type { Check } from './check.ts'
import { type Checker, placeOf } from './checker.ts'
import { isOrdered, matchOverload } from './match.ts'
import { costing, type Term } from './term.ts'
import { attempt, expectBoolean, truthOf } from './truth.ts'

export function checkUnary(checker: Checker, tree: UnarySyntax, check: Check): Term {
  const operand = check(checker, tree.operand)
  const place = placeOf(checker, tree)
  if (tree.operator === '!') {
    expectBoolean(operand)
    return { ...place, type: 'boolean', run: costing((run) => !truthOf(operand, run)) }
  }
  const found = matchOverload(operators.negate, [operand])
  if (!found) return reject('formula.wrongType', operand, { expected: 'number', given: operand.type })
  return apply(found.overload, found.type, [operand], place)
}

export function checkBinary(checker: Checker, tree: BinarySyntax, check: Check): Term {
  const { operator } = tree
  const left = check(checker, tree.left)
  const right = check(checker, tree.right)
  const place = placeOf(checker, tree)
  if (operator === '&&' || operator === '||') {
    const decisive = operator === '||'
    const [one, other] = [expectBoolean(left), expectBoolean(right)]
    return { ...place, type: 'boolean', run: costing((run) => join(decisive, attempt(one, run), other, run)) }
  }
  if (isComparison(operator))
    return { ...place, type: 'boolean', ...checkComparison(operator, left, right, place) }

  const found = matchOverload(operators[operator], [left, right])
  if (!found) return reject('formula.wrongOperands', tree, { operator, left: left.type, right: right.type })
  return apply(found.overload, found.type, [left, right], place)
}

type Join = ReturnType<typeof attempt>

/** CEL's `&&` and `||`: the decisive side decides, even when the other one has no value. */
function join(decisive: boolean, first: Join, other: Term, run: Parameters<Term['run']>[0]): boolean {
  if (first === decisive) return decisive
  const second = attempt(other, run)
  if (second === decisive) return decisive
  if (typeof first !== 'boolean') throw first
  if (typeof second !== 'boolean') throw second
  return !decisive
}

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in'

const rules: Readonly<Record<Comparison, (left: Value, right: Value) => boolean>> = {
  '==': sameValue,
  '!=': (left, right) => !sameValue(left, right),
  '<': (left, right) => isBoth(left, right) && compareValues(left, right) < 0,
  '<=': (left, right) => isBoth(left, right) && compareValues(left, right) <= 0,
  '>': (left, right) => isBoth(left, right) && compareValues(left, right) > 0,
  '>=': (left, right) => isBoth(left, right) && compareValues(left, right) >= 0,
  in: (part, list) => part !== null && Array.isArray(list) && list.some((other) => sameValue(part, other)),
}

function isComparison(operator: BinaryOperator): operator is Comparison {
  return Object.hasOwn(rules, operator)
}

/** Comparisons never fail: a missing side is unequal to everything but null, in no order, and in no list. */
function checkComparison(operator: Comparison, left: Term, right: Term, span: Span): Pick<Term, 'run'> {
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
