import { assertNever } from '@signet/std'
import { fail } from '../evaluate/failure.ts'
import { reject } from '../problem.ts'
import type { ChoiceSyntax, Syntax } from '../syntax/syntax.ts'
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
import type { Value } from '../values/value.ts'
import type { Check } from './check.ts'
import { checkCall } from './check-call.ts'
import { checkMember, checkName } from './check-name.ts'
import { checkBinary, checkUnary } from './check-operator.ts'
import { type Checker, placeOf } from './checker.ts'
import { costing, hasConstant, type Term } from './term.ts'
import { expectBoolean, truthOf } from './truth.ts'

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
  const place = wholeNumber(index)
  return (
    parts[place] ??
    (place in parts ? null : fail('formula.indexOutOfRange', { index: place, size: parts.length }))
  )
}
