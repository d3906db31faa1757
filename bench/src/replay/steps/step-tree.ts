/**
 * The structure of a log's steps in nested blocks. A choice or a loop is decided each time it is reached, and `id`
 * identifies it. `again` are the parts that lead from the end of a loop's body back to its start.
 */
export type StepTree =
  | Readonly<{ kind: 'step'; activity: string }>
  | Readonly<{ kind: 'nothing' }>
  | Readonly<{ kind: 'sequence'; parts: readonly StepTree[] }>
  | Readonly<{ kind: 'parallel'; parts: readonly StepTree[] }>
  | Readonly<{ kind: 'choice'; id: number; parts: readonly StepTree[] }>
  | Readonly<{ kind: 'loop'; id: number; body: StepTree; again: readonly StepTree[] }>

/** The activities of one case in order. */
export type Way = readonly string[]

/** A part of a sequence within one group of a loop; group 0 is the body. */
export type LoopPart = Readonly<{ group: number; way: Way }>

/**
 * Splits a sequence through a loop into parts, alternating between the body and the ways back; it starts and ends in
 * the body.
 */
export function splitLoop(way: Way, groups: readonly (readonly string[])[]): readonly Readonly<LoopPart>[] {
  const stretches: { group: number; way: string[] }[] = []
  for (const activity of way) {
    const group = groups.findIndex((members) => members.includes(activity))
    const last = stretches.at(-1)
    if (last?.group === group) last.way.push(activity)
    else stretches.push({ group, way: [activity] })
  }
  return stretches
}
