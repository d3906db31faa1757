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
