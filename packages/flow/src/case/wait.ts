/** Plain JSON: the request of a step to the outside world, and its answer. */
export type Json = null | boolean | number | string | readonly Json[] | Readonly<{ [key: string]: Json }>

export const waitOutcomes = ['done', 'skipped'] as const
export type WaitOutcome = (typeof waitOutcomes)[number]

/**
 * A node without people that waits for a time, a job, cases or an outside answer. Its token moves at `waitEnded`, or
 * later if the case is not running or the wait is set aside; until then `outcome` is stored.
 */
export type Wait = Readonly<{
  id: string
  node: string
  round: number
  /** The kind of the node. */
  kind: string
  /** Data that the kind needs when the wait ends. */
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
