import { useT } from '@signet/i18n/react'

/** A date with its weekday, as a calendar says it. */
export function DayName({ day }: Readonly<{ day: string }>) {
  const t = useT()
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return (
    <time dateTime={day}>
      {day} {t(`working-calendar.weekday.${weekday}`)}
    </time>
  )
}
