import { FormulaFailure, fail, type Run, spend } from '../evaluate/run.ts'
import type { ContextName } from '../formula-context.ts'
import { reject, type Span } from '../refusals.ts'
import type { Syntax } from '../syntax/syntax.ts'
import type { RowsType, Scope, ValueType } from '../value-type.ts'
import type { Value } from '../values/value.ts'

/** A sub-table whose rows an enclosing aggregate visits; its columns hide fields of the same name. */
type Frame = Readonly<{ name: string; columns: RowsType['rows'] }>

/** State of checking one source, including the fields and context names it reads. */
export type Checker = Readonly<{
  source: string
  scope: Scope
  frames: readonly Frame[]
  reads: Set<string>
  asks: Set<ContextName>
}>

export function placeOf(checker: Checker, span: Span): Span & Readonly<{ shown: string }> {
  return { at: span.at, length: span.length, shown: shownIn(checker, span) }
}

function shownIn({ source }: Checker, { at, length }: Span): string {
  const text = source.slice(at, at + length).trim()
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

/** `checkTerm`, passed to the checks of composite nodes to avoid an import cycle. */
export type Check = (checker: Checker, tree: Syntax) => Term

/** A checked piece of a formula: its type, its text for messages, and how to compute it. */
export type Term = Span &
  Readonly<{
    type: ValueType
    /** The shortened source text, for messages. */
    shown: string
    /** The value of a constant term. */
    constant?: Value
    run: (run: Run) => Value
  }>

export function hasConstant(term: Term): term is Term & Readonly<{ constant: Value }> {
  return term.constant !== undefined
}

/** Each evaluation of a term costs one step. */
export function costing(compute: (run: Run) => Value): Term['run'] {
  return (run) => {
    spend(run, 1)
    return compute(run)
  }
}

export function expectBoolean(term: Term): Term {
  return term.type === 'boolean'
    ? term
    : reject('formula.wrongType', term, { expected: 'boolean', given: term.type })
}

/** The boolean value; a missing one is a typed error, not false. */
export function truthOf(term: Term, run: Run): boolean {
  const value = term.run(run)
  return typeof value === 'boolean' ? value : fail('formula.missingValue', { of: term.shown })
}

/** The boolean value or its error, for operators that may not need it. An exhausted budget is always thrown. */
export function attempt(term: Term, run: Run): boolean | FormulaFailure {
  try {
    return truthOf(term, run)
  } catch (error) {
    if (error instanceof FormulaFailure && !error.isFinal) return error
    throw error
  }
}
