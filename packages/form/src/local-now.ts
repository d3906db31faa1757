import { type Around, evaluate, isProblem, parseFormula } from '@signet/formula'

const now = parseFormula('now', {}, 'datetime')

/** The moment on the wall clock of the office, to the second, as formulas tell it. */
export function localNow(around: Around): string | undefined {
  if (isProblem(now)) return undefined
  const told = evaluate(now, {}, around)
  return told.ok ? String(told.value) : undefined
}
