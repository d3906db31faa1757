type Placed = Readonly<{ sequence: number }>

/** Messages from the place `from` up to, and without, `to`. */
export type StretchOf = Readonly<{ id: number; from: number; to: number }>

/** Messages of a stretch, at most. */
export const stretchSize = 40

/** The stretch of a message. It does not depend on what else is loaded. */
export const stretchOf = (sequence: number): number => Math.floor(sequence / stretchSize)

/** Cuts messages, ordered by their sequence, into stretches that stay the same when others come before or after. */
export function stretchesOf(messages: readonly Placed[]): readonly StretchOf[] {
  const stretches: StretchOf[] = []
  for (const [at, { sequence }] of messages.entries()) {
    const id = stretchOf(sequence)
    const last = stretches.at(-1)
    if (last?.id === id) stretches[stretches.length - 1] = { ...last, to: at + 1 }
    else stretches.push({ id, from: at, to: at + 1 })
  }
  return stretches
}
