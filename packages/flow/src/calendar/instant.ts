const iso = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})$/

/** Seconds since 1970 of an ISO 8601 instant with offset; NaN for anything else. */
export function secondsOf(instant: string): number {
  const [, year, month, day, hour, minute, second, zone = ''] = iso.exec(instant) ?? []
  const days = daysSince1970(Number(year), Number(month), Number(day))
  return ((days * 24 + Number(hour)) * 60 + Number(minute) - offsetMinutes(zone)) * 60 + Number(second)
}

/** Days from civil (Howard Hinnant): years begin in March, so that a leap day is the last day of its year. */
function daysSince1970(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

function offsetMinutes(zone: string): number {
  if (zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return zone.startsWith('-') ? -minutes : minutes
}
