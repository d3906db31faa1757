import { useT } from '@signet/i18n/react'

const units = [
  { unit: 'days', seconds: 86_400 },
  { unit: 'hours', seconds: 3600 },
  { unit: 'minutes', seconds: 60 },
] as const

/** Seconds in words, in the largest unit they fill. */
export function useDuration(): (seconds: number | null) => string {
  const t = useT()
  return (seconds) => {
    if (seconds === null) return '—'
    const { unit, seconds: size } = units.find((one) => seconds >= one.seconds) ?? {
      unit: 'seconds',
      seconds: 1,
    }
    return t(`flow-statistics.${unit}`, { count: Math.round((seconds / size) * 10) / 10 })
  }
}
