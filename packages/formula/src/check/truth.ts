import { FormulaFailure, fail } from '../evaluate/failure.ts'
import type { Run } from '../evaluate/run.ts'
import { reject } from '../problem.ts'
import type { Term } from './term.ts'

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
