import { assertNever } from '@signet/std'
import { fail, type Run, spend } from '../evaluate/run.ts'
import { operators } from '../functions/operators.ts'
import { reject, type Span } from '../refusals.ts'
import type { BinaryOperator, BinarySyntax, ChoiceSyntax, Syntax, UnarySyntax } from '../syntax/syntax.ts'
import {
  commonType,
  elementOf,
  isListType,
  isScalarType,
  listOf,
  type ScalarType,
  type ValueType,
} from '../value-type.ts'
import { Exact, isDecimal, wholeNumber } from '../values/decimal.ts'
import { compareValues, sameValue, type Value } from '../values/value.ts'
import { checkCall } from './check-call.ts'
import { checkMember, checkName } from './check-name.ts'
import {
  attempt,
  type Check,
  type Checker,
  costing,
  expectBoolean,
  hasConstant,
  placeOf,
  type Term,
  truthOf,
} from './checker.ts'
import { apply, isOrdered, matchOverload } from './overload.ts'

/** The typed term of a tree, or a problem at the piece that is wrong. */
export function checkTerm(checker: Checker, tree: Syntax): Term {
  switch (tree.kind) {
    case 'number':
      return constantTerm(checker, tree, 'number', new Exact(tree.text))
    case 'text':
      return constantTerm(checker, tree, 'text', tree.text)
    case 'constant':
      return constantTerm(checker, tree, tree.value === null ? 'null' : 'boolean', tree.value)
    case 'name':
      return checkName(checker, tree)
    case 'member':
      return checkMember(checker, tree)
    case 'index':
      return checkIndex(checker, tree, checkTerm)
    case 'list':
      return checkList(checker, tree, checkTerm)
    case 'call':
      return checkCall(checker, tree, checkTerm)
    case 'unary':
      return checkUnary(checker, tree, checkTerm)
    case 'binary':
      return checkBinary(checker, tree, checkTerm)
    case 'choice':
      return checkChoice(checker, tree, checkTerm)
    default:
      return assertNever(tree)
  }
}

function constantTerm(checker: Checker, tree: Syntax, type: ValueType, constant: Value): Term {
  return { ...placeOf(checker, tree), type, constant, run: () => constant }
}

/** `when ? then : otherwise`; only the chosen side is computed. */
function checkChoice(checker: Checker, tree: ChoiceSyntax, check: Check): Term {
  const when = expectBoolean(check(checker, tree.when))
  const then = check(checker, tree.then)
  const otherwise = check(checker, tree.otherwise)
  const type = commonType(then.type, otherwise.type)
  if (type === undefined)
    return reject('formula.wrongType', otherwise, { expected: then.type, given: otherwise.type })
  const run = costing((run) => (truthOf(when, run) ? then.run(run) : otherwise.run(run)))
  return { ...placeOf(checker, tree), type, run }
}

type ListSyntax = Extract<Syntax, { kind: 'list' }>

type IndexSyntax = Extract<Syntax, { kind: 'index' }>

/** `[1, 2, 3]`: all parts of one type. */
function checkList(checker: Checker, tree: ListSyntax, check: Check): Term {
  const terms = tree.parts.map((part) => check(checker, part))
  const type = listOf(terms.reduce<ScalarType | 'null'>(withPart, 'null'))
  if (terms.every(hasConstant)) {
    const constant = terms.map((term) => term.constant)
    return { ...placeOf(checker, tree), type, constant, run: () => constant }
  }
  return { ...placeOf(checker, tree), type, run: costing((run) => terms.map((term) => term.run(run))) }
}

function withPart(known: ScalarType | 'null', part: Term): ScalarType | 'null' {
  const type = commonType(known, part.type)
  if (type !== undefined && isScalarType(type)) return type
  return reject('formula.wrongType', part, { expected: known, given: part.type })
}

/** `list[0]`, counted from zero. */
function checkIndex(checker: Checker, tree: IndexSyntax, check: Check): Term {
  const list = check(checker, tree.of)
  const index = check(checker, tree.index)
  if (!isListType(list.type)) return reject('formula.wrongType', list, { expected: 'list', given: list.type })
  if (index.type !== 'number')
    return reject('formula.wrongType', index, { expected: 'number', given: index.type })
  const { shown } = placeOf(checker, tree)
  const run = costing((run) => partAt(list.run(run), index.run(run), shown))
  return { ...placeOf(checker, tree), type: elementOf(list.type), run }
}

function partAt(list: Value, index: Value, of: string): Value {
  if (!Array.isArray(list) || index === null || !isDecimal(index)) return fail('formula.missingValue', { of })
  const parts: readonly Value[] = list
  const position = wholeNumber(index)
  return (
    parts[position] ??
    (position in parts ? null : fail('formula.indexOutOfRange', { index: position, size: parts.length }))
  )
}

function checkUnary(checker: Checker, tree: UnarySyntax, check: Check): Term {
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

function checkBinary(checker: Checker, tree: BinarySyntax, check: Check): Term {
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

/** CEL's `&&` and `||`: a decisive side decides, even when the other has no value. */
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

/** Comparisons never fail: a missing value equals only null, has no order and is in no list. */
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
