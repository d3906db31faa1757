import { isProblem, parseFormula, type Scope } from '@signet/formula'
import { invalidList } from './invalid-list.ts'

/** Refuses `list.definitionInvalid` for a formula that does not parse with these names. */
export function checkFormula(at: string, source: string | undefined, scope: Scope): void {
  if (source === undefined) return
  const parsed = parseFormula(source, scope)
  if (isProblem(parsed)) invalidList(at, parsed.code)
}
