import type { CaseState } from './case-state.ts'

export const exceptionCodes = [
  'nobodyFound',
  'noLineTrue',
  'choiceMissing',
  'manyRounds',
  'tooManyRounds',
  'endlessWalk',
  'automationFailed',
  'limitPowerless',
  'noMoment',
] as const
export type ExceptionCode = (typeof exceptionCodes)[number]

/** A problem an administrator should see. `stops` tells whether the case waits for them. */
export type CaseException = Readonly<{
  code: ExceptionCode
  node: string
  at: string
  stops: boolean
  /** Round of the node in which it occurred. */
  round?: number
  /** When an administrator assigned other people to the node. */
  solvedAt?: string
}>

/** Unsolved exceptions of the current round of nodes with a token. */
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
