import { FormulaFailure, fail } from '../evaluate/failure.ts'
import { type Run, startRun } from '../evaluate/run.ts'
import { reject } from '../problem.ts'
import type { ValueType } from '../value-type.ts'
import type { Value } from '../values/value.ts'
import { mayBeMissing, patternAt } from './match.ts'
import type { Overload } from './overload.ts'
import { costing, hasConstant, type Term } from './term.ts'

type SourcePlace = Readonly<{ at: number; length: number; shown: string }>

/** A term that computes its arguments, refuses missing ones, and applies the rule; folded when all arguments are constant. */
export function apply(overload: Overload, type: ValueType, terms: readonly Term[], place: SourcePlace): Term {
  const needed = terms.map((_, index) => !mayBeMissing(patternAt(overload, index) ?? 'T?'))
  const run = costing((run) => overload.run(argumentsOf(terms, needed, run), run))
  const constant = terms.every(hasConstant) ? fold(run, overload.isLiteral, place) : undefined

  return constant === undefined ? { ...place, type, run } : { ...place, type, constant, run: () => constant }
}

function argumentsOf(terms: readonly Term[], needed: readonly boolean[], run: Run): Value[] {
  const args: Value[] = []
  for (const [index, term] of terms.entries()) {
    const value = term.run(run)
    if (value === null && needed[index]) fail('formula.missingValue', { of: term.shown })
    args.push(value)
  }
  return args
}

function fold(run: Term['run'], isLiteral: boolean, place: SourcePlace): Value | undefined {
  try {
    return run(startRun({}, undefined))
  } catch (error) {
    if (!(error instanceof FormulaFailure)) throw error
    if (isLiteral && error.error.code !== 'formula.needsAround')
      reject(error.error.code, place, error.error.params)
    return undefined
  }
}
