import type { Way } from './step-tree.ts'

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
