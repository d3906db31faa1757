import type { ContextName } from '../around.ts'
import type { Span } from '../problem.ts'
import type { RowsType, Scope } from '../value-type.ts'

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
