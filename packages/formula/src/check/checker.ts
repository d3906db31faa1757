import { FormulaFailure, fail, type Run, spend } from '../evaluate/run.ts'
import type { ContextName } from '../formula-context.ts'
import { reject, type Span } from '../refusals.ts'
import type { Syntax } from '../syntax/syntax.ts'
import type { RowsType, Scope, ValueType } from '../value-type.ts'
import type { Value } from '../values/value.ts'

/** A sub-table whose rows an enclosing aggregate walks; its columns hide fields of the same name. */
type Frame = Readonly<{ name: string; columns: RowsType['rows'] }>

/** What the checker knows on its way through one source, and what it notes: the fields read and the surroundings asked for. */
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

/** `checkTerm`, handed to the checks of composite nodes so that no two modules need each other. */
export type Check = (checker: Checker, tree: Syntax) => Term

/** A checked piece of a formula: its type, its text for messages, and how to compute it. */
export type Term = Span &
  Readonly<{
    type: ValueType
    /** The piece of source, shortened, as it is shown in a message. */
    shown: string
    /** The value when it is known without reading anything. */
    constant?: Value
    run: (run: Run) => Value
  }>

export function hasConstant(term: Term): term is Term & Readonly<{ constant: Value }> {
  return term.constant !== undefined
}

/** Every run of a term costs one step. */
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

/** Yes or no; a missing answer is the typed error, not "no". */
export function truthOf(term: Term, run: Run): boolean {
  const value = term.run(run)
  return typeof value === 'boolean' ? value : fail('formula.missingValue', { of: term.shown })
}

/** Yes, no, or the error in its place, for operators that may not need it. A spent budget is never held back. */
export function attempt(term: Term, run: Run): boolean | FormulaFailure {
  try {
    return truthOf(term, run)
  } catch (error) {
    if (error instanceof FormulaFailure && !error.isFinal) return error
    throw error
  }
}
