import { aroundTypes } from '../around.ts'
import type { Checker } from './checker.ts'

/** The declared name that was probably meant: equal but for case, or at most two letters away. */
export function nearestName({ scope, frames }: Checker, name: string): string | undefined {
  const names = [
    ...frames.flatMap(({ columns }) => Object.keys(columns)),
    ...Object.keys(scope).flatMap((field) => withColumns(scope[field], field)),
    ...Object.keys(aroundTypes),
  ].slice(0, 2_000)
  const near = names
    .map((known) => ({ known, steps: distance(known.toLowerCase(), name.toLowerCase()) }))
    .filter(({ known, steps }) => steps <= Math.min(2, known.length - 2))
  return near.toSorted((one, other) => one.steps - other.steps)[0]?.known
}

function withColumns(type: Checker['scope'][string] | undefined, field: string): string[] {
  if (typeof type !== 'object') return [field]
  return [field, ...Object.keys(type.rows).map((column) => `${field}.${column}`)]
}

/** Levenshtein distance, swapped letters as one step; 9 stands for "far" when the lengths alone say so. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 9
  if (one !== other && lettersOf(one) === lettersOf(other)) return 1
  const start = Array.from({ length: other.length + 1 }, (_, index) => index)
  return [...one].reduce((above, letter) => nextRow(above, letter, other), start).at(-1) ?? 0
}

function nextRow(above: readonly number[], letter: string, other: string): number[] {
  const row = [(above[0] ?? 0) + 1]
  for (let column = 1; column < above.length; column += 1) {
    const replaced = (above[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1)
    row.push(Math.min(replaced, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1))
  }
  return row
}

function lettersOf(name: string): string {
  return [...name].sort().join('')
}
