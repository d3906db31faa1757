const day = 86_400
/** Days from 1899-12-30 to 1970-01-01, and from 1904-01-01. */
const untilUnix = { 1900: 25_569, 1904: 24_107 } as const

/**
 * A number that a sheet shows as a day or a time: `2026-03-01`, `2026-03-01T09:30`, with seconds where there are some,
 * or `09:30` for a time without a day. Excel takes 1900 for a leap year; before March 1900 it is one day off.
 */
export function serialDate(serial: number, is1904: boolean): string {
  const seconds = Math.round((serial - untilUnix[is1904 ? 1904 : 1900]) * day)
  const moment = new Date(seconds * 1000)
  if (Number.isNaN(moment.getTime())) return String(serial)

  const [date = '', time = ''] = moment.toISOString().split('T')
  const clock = time.endsWith('00.000Z') ? time.slice(0, 5) : time.slice(0, 8)
  if (serial >= 0 && serial < 1) return clock
  return Number.isInteger(serial) ? date : `${date}T${clock}`
}
