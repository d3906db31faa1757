/** Marks of an axis from 0 up to at least `most`: three to six, at whole steps of 1, 2 or 5 times a power of ten. */
export function ticksUpTo(most: number): readonly number[] {
  const step = stepFor(most)
  const count = Math.max(1, Math.ceil(most / step))
  return [...Array(count + 1).keys()].map((index) => index * step)
}

const wanted = 4

function stepFor(most: number): number {
  const rough = Math.max(1, most / wanted)
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * (steps.find((step) => step * power >= rough) ?? 10)
}

const steps = [1, 2, 5] as const

export const durationUnits = [
  { unit: 'days', seconds: 86_400 },
  { unit: 'hours', seconds: 3600 },
  { unit: 'minutes', seconds: 60 },
  { unit: 'seconds', seconds: 1 },
] as const

export type DurationUnit = (typeof durationUnits)[number]

/** The largest unit that so many seconds fill. */
export function unitOf(seconds: number): DurationUnit {
  return durationUnits.find((one) => seconds >= one.seconds) ?? durationUnits[3]
}

/** Marks of an axis of durations, in seconds, at whole numbers of the unit. */
export function durationTicks(most: number): readonly number[] {
  const { seconds } = unitOf(most)
  return ticksUpTo(most / seconds).map((count) => count * seconds)
}
