const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/

/** A moment with its offset (ISO 8601) as the clock on the wall shows it: `2026-03-03T07:30:00`. Anything else stays what it is. */
export function wallClock(text: string, timeZone: string | undefined): string {
  if (!moment.test(text)) return text
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return text

  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return shown.format(date).replace(' ', 'T')
}
