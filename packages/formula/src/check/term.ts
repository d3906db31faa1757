import { type Run, spend } from '../evaluate/run.ts'
import type { Span } from '../problem.ts'
import type { ValueType } from '../value-type.ts'
import type { Value } from '../values/value.ts'

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
