import type { Problem } from '../problems/problem.ts'

const mostProblems = 100

/** The problems for names that are not fields; hostile names are cut before they are repeated. */
export function unknownNames(
  sent: Readonly<Record<string, unknown>>,
  isKnown: (name: string) => boolean,
  at = '',
): Problem[] {
  return Object.keys(sent)
    .filter((name) => !isKnown(name))
    .slice(0, mostProblems)
    .map((name) => ({ path: `${at}${name.slice(0, 60)}`, code: 'form.unknownField' }))
}
