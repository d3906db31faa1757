import { DAY } from './civil.ts'

const units = { d: DAY, h: 3_600_000, m: 60_000, s: 1000, ms: 1 } as const
const durationText = /^(-)?(?:(\d{1,7})d)?(?:(\d{1,9})h)?(?:(\d{1,9})m)?(?:(\d{1,9})s)?(?:(\d{1,9})ms)?$/

/** `1d12h30m` (days, hours, minutes, seconds, ms, each optional, in this order) as milliseconds, or undefined. A day is 24 hours. */
export function readDuration(text: string): number | undefined {
  const parts = durationText.exec(text)
  if (!parts || text === '' || text === '-') return undefined
  const size = Object.values(units).reduce(
    (sum, unit, index) => sum + unit * Number(parts[index + 2] ?? 0),
    0,
  )
  return parts[1] && size > 0 ? -size : size
}

export function writeDuration(milliseconds: number): string {
  let rest = Math.abs(milliseconds)
  let text = ''
  for (const [name, unit] of Object.entries(units)) {
    const count = Math.floor(rest / unit)
    rest -= count * unit
    if (count > 0) text += `${count}${name}`
  }
  if (text === '') return '0s'
  return milliseconds < 0 ? `-${text}` : text
}
