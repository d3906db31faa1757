import { checkTerm } from './check/check-term.ts'
import type { Checker, Term } from './check/checker.ts'
import { type ContextName, limits } from './formula-context.ts'
import { type FormulaProblem, ProblemFound, reject } from './refusals.ts'
import { parse } from './syntax/parse.ts'
import { fits, type Scope, type ValueType } from './value-type.ts'

/**
 * Parses and checks a formula against the declared names, while typing and once per definition.
 * @param expected required type of the value; any type by default
 * @returns the formula, or the first problem with its position; never throws
 */
export function parseFormula(source: string, scope: Scope, expected?: ValueType): Formula | FormulaProblem {
  try {
    return checked(source, scope, expected)
  } catch (error) {
    if (error instanceof ProblemFound) return error.problem
    throw error
  }
}

export function isProblem(parsed: Formula | FormulaProblem): parsed is FormulaProblem {
  return 'code' in parsed
}

function checked(source: string, scope: Scope, expected: ValueType | undefined): Formula {
  const { sourceLength } = limits
  if (source.length > sourceLength)
    reject(
      'formula.tooLong',
      { at: sourceLength, length: source.length - sourceLength },
      { limit: sourceLength },
    )
  if (source.trim() === '') reject('formula.empty', { at: 0, length: source.length })

  const checker: Checker = { source, scope, frames: [], reads: new Set(), asks: new Set() }
  const term = checkTerm(checker, parse(source))
  expectType(term, expected)
  return { source, type: term.type, reads: [...checker.reads], asks: [...checker.asks], term }
}

function expectType(term: Term, expected: ValueType | undefined): void {
  if (expected !== undefined && !fits(term.type, expected))
    reject('formula.wrongType', term, { expected, given: term.type })
}

/**
 * A parsed and checked formula. Store its `source`; this object holds the compiled term. `reads`: the declared names
 * it needs, a column as `lines.amount`, a sub-table (`lines`) when only its row count matters. `asks`: the reserved
 * names it needs from the context.
 */
export type Formula = Readonly<{
  source: string
  type: ValueType
  reads: readonly string[]
  asks: readonly ContextName[]
  term: Term
}>
