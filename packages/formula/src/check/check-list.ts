import { fail } from '../failure.ts'
import { reject } from '../problem.ts'
import type { Syntax } from '../syntax/syntax.ts'
import { commonType, elementOf, isListType, isScalarType, listOf, type ScalarType } from '../value-type.ts'
import { isDecimal, wholeNumber } from '../values/decimal.ts'
import type { Value } from '../values/value.ts'
import type { Check } from './check.ts'
import { type Checker, placeOf } from './checker.ts'
import { costing, hasConstant, type Term } from './term.ts'

type ListSyntax = Extract<Syntax, { kind: 'list' }>
type IndexSyntax = Extract<Syntax, { kind: 'index' }>

/** `[1, 2, 3]`: all parts of one type. */
export function checkList(checker: Checker, tree: ListSyntax, check: Check): Term {
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
export function checkIndex(checker: Checker, tree: IndexSyntax, check: Check): Term {
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
