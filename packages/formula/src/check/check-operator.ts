import { operators } from '../functions/operators.ts'
import { reject } from '../problem.ts'
import type { BinarySyntax, UnarySyntax } from '../syntax/syntax.ts'
import { apply } from './apply.ts'
import type { Check } from './check.ts'
import { checkComparison, isComparison } from './check-comparison.ts'
import { type Checker, placeOf } from './checker.ts'
import { matchOverload } from './match.ts'
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
