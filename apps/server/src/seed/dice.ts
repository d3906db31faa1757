/** Random choices that are the same in every seeding. */
export type Dice = Readonly<{
  /** From 0 to below 1. */
  roll: () => number
  chance: (share: number) => boolean
  /** Whole numbers, both ends included. */
  between: (least: number, most: number) => number
  pick: <Part>(parts: readonly Part[]) => Part
  /** Returns one of the names by weight. */
  weigh: <Name extends string>(weights: Readonly<Partial<Record<Name, number>>>) => Name
}>

/** Mulberry32: a short generator with 32 bits of state, good enough for a story. */
export function throwDice(seed: number): Dice {
  let state = seed
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <Part>(parts: readonly Part[]): Part => {
    const part = parts[Math.floor(roll() * parts.length)]
    if (part === undefined) throw new Error('nothing to pick from')
    return part
  }

  return {
    roll,
    pick,
    chance: (share) => roll() < share,
    between: (least, most) => least + Math.floor(roll() * (most - least + 1)),
    weigh: <Name extends string>(weights: Readonly<Partial<Record<Name, number>>>) => {
      const entries = Object.entries<number | undefined>(weights).map(([name, weight = 0]) => ({
        name,
        weight,
      }))
      let left = roll() * entries.reduce((sum, { weight }) => sum + weight, 0)
      const hit = entries.find(({ weight }) => {
        left -= weight
        return left < 0
      })
      return (hit ?? pick(entries)).name as Name
    },
  }
}
