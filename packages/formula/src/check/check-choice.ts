import { reject } from '../problem.ts'
import type { ChoiceSyntax } from '../syntax/syntax.ts'
import { commonType } from '../value-type.ts'
import type { Check } from './check.ts'
import { type Checker, placeOf } from './checker.ts'
import { costing, type Term } from './term.ts'
import { expectBoolean, truthOf } from './truth.ts'

/** `when ? then : otherwise`; only the chosen side is computed. */
export function checkChoice(checker: Checker, tree: ChoiceSyntax, check: Check): Term {
  const when = expectBoolean(check(checker, tree.when))
  const then = check(checker, tree.then)
  const otherwise = check(checker, tree.otherwise)
  const type = commonType(then.type, otherwise.type)
  if (type === undefined)
    return reject('formula.wrongType', otherwise, { expected: then.type, given: otherwise.type })
  const run = costing((run) => (truthOf(when, run) ? then.run(run) : otherwise.run(run)))
  return { ...placeOf(checker, tree), type, run }
}
