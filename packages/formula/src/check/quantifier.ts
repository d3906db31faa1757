import type { FormulaFailure } from '../failure.ts'
import type { Span } from '../problem.ts'
import { type Run, spend } from '../run.ts'
import type { Syntax } from '../syntax/syntax.ts'
import type { Check } from './check.ts'
import { rowsIn } from './check-name.ts'
import { type Checker, placeOf } from './checker.ts'
import { costing, type Term } from './term.ts'
import { attempt, expectBoolean } from './truth.ts'
import { walk } from './walk.ts'

export type Quantifier = 'any' | 'all'

export function isQuantifier(name: string): name is Quantifier {
  return name === 'any' || name === 'all'
}

type Quantified = Readonly<{ name: Quantifier; table: string; body: Syntax; span: Span }>

/** `any(rows, condition)` and `all(rows, condition)`: the first deciding row ends it, as CEL's `exists` and `all` do, whatever other rows lack. */
export function checkQuantifier(
  checker: Checker,
  { name, table, body, span }: Quantified,
  check: Check,
): Term {
  const { each, level } = walk(checker, table, body, check)
  const condition = expectBoolean(each)
  const decisive = name === 'any'
  const run = costing((run) => decide(run, { table, level, condition, decisive }))
  return { ...placeOf(checker, span), type: 'boolean', run }
}

type Walk = Readonly<{ table: string; level: number; condition: Term; decisive: boolean }>

function decide(run: Run, { table, level, condition, decisive }: Walk): boolean {
  let failure: FormulaFailure | undefined
  for (const row of rowsIn(run, table)) {
    spend(run, 1)
    run.rows[level] = row
    const answer = attempt(condition, run)
    if (answer === decisive) return decisive
    if (typeof answer !== 'boolean') failure ??= answer
  }
  if (failure) throw failure
  return !decisive
}
