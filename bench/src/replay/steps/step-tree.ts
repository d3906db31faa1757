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

/** A stretch of a way that lies in one group of a loop; group 0 is the body. */
export type Stretch = Readonly<{ group: number; way: Way }>

/** The stretches of a way through a loop, body and way back in turn: it begins and ends in the body. */
export function splitLoop(way: Way, groups: readonly (readonly string[])[]): readonly Readonly<Stretch>[] {
  const stretches: { group: number; way: string[] }[] = []
  for (const activity of way) {
    const group = groups.findIndex((members) => members.includes(activity))
    const last = stretches.at(-1)
    if (last?.group === group) last.way.push(activity)
    else stretches.push({ group, way: [activity] })
  }
  return stretches
}
