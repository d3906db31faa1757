import type { AroundName } from './around.ts'
import type { Term } from './check/term.ts'
import type { ValueType } from './value-type.ts'

/**
 * A parsed and checked formula. Store its `source`, not this: it holds the compiled term and lives as long as its definition.
 * `reads`: the declared names whose values it needs, a column as `lines.amount`, a sub-table alone (`lines`) when only
 * its number of rows counts. `asks`: the reserved names it needs from around.
 */
export type Formula = Readonly<{
  source: string
  type: ValueType
  reads: readonly string[]
  asks: readonly AroundName[]
  term: Term
}>
