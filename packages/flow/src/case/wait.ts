/** Plain JSON: the request of a step to the outside world, and its answer. */
export type Json = null | boolean | number | string | readonly Json[] | Readonly<{ [key: string]: Json }>

export const waitOutcomes = ['done', 'skipped'] as const
export type WaitOutcome = (typeof waitOutcomes)[number]

/**
 * What a node without people waits for: a time, a job, cases, or an outside answer. The wait holds the node's token
 * until `waitEnded`. While the case is not running or the wait is set aside, the outcome is stored and the token
 * moves later. `kind` is the kind of the node; `asks` is the data that kind needs when the wait ends.
 */
export type Wait = Readonly<{
  id: string
  node: string
  round: number
  kind: string
  asks: Json
  openedAt: string
  outcome?: WaitOutcome
  /** The last attempt failed; an administrator may retry. */
  failure?: Readonly<{ at: string; reason: FailureReason }>
  /** Set aside by a straight-back return. */
  isFrozen?: true
}>

/**
 * Why a step without people failed: a catalogue code with its parameters. A plain string is the answer of another
 * system, or predates codes; it is shown as it is.
 */
export type FailureReason =
  | string
  | Readonly<{ code: string; params: Readonly<Record<string, string | number>> }>
