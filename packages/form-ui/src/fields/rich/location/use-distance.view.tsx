import { useFormats, useT } from '@signet/i18n/react'

/** How far away something is: metres, or kilometres from the first one on. */
export function useDistance(): (metres: number) => string {
  const t = useT()
  const formats = useFormats()
  return (metres) =>
    metres < 1000
      ? t('location.away', { distance: formats.number(Math.round(metres)) })
      : t('location.awayFar', { distance: formats.number(Math.round(metres / 100) / 10) })
}
