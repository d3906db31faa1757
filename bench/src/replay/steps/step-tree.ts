/**
 * How the steps of a log hang together, one block inside the other. A choice and a loop are decided again each time they
 * are reached; `id` tells them apart. `again` are the ways from the end of a loop's body back to its beginning.
 */
export type StepTree =
  | Readonly<{ kind: 'step'; activity: string }>
  | Readonly<{ kind: 'nothing' }>
  | Readonly<{ kind: 'sequence'; parts: readonly StepTree[] }>
  | Readonly<{ kind: 'parallel'; parts: readonly StepTree[] }>
  | Readonly<{ kind: 'choice'; id: number; parts: readonly StepTree[] }>
  | Readonly<{ kind: 'loop'; id: number; body: StepTree; again: readonly StepTree[] }>

/** The activities of one case in their order. */
export type Way = readonly string[]
