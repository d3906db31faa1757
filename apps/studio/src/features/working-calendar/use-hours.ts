import { useFormats, useT } from '@signet/i18n/react'

/** Minutes as hours, with a decimal only where there is one. */
export function useHours(): (minutes: number) => string {
  const t = useT()
  const formats = useFormats()
  return (minutes) => {
    const decimals = minutes % 60 === 0 ? 0 : 1
    return t('working-calendar.hours', { hours: formats.number(minutes / 60, { decimals }) })
  }
}
