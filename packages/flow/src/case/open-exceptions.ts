import type { CaseException, CaseState } from './case-state.ts'

/** Everything that an administrator should still look at: of the running visit of a node where the case stands now. */
export function openExceptions({
  exceptions,
  tokens,
  visits,
  waits = [],
}: CaseState): readonly CaseException[] {
  if (exceptions.length === 0) return []

  const here = new Set(tokens.map(({ node }) => node))
  const tried = new Set(waits.filter(({ failure }) => failure === undefined).map(({ node }) => node))
  return exceptions.filter(
    ({ node, round = visits[node]?.round, solvedAt }) =>
      solvedAt === undefined && here.has(node) && !tried.has(node) && round === visits[node]?.round,
  )
}
