const dateTime =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,](\d+))?\s*(?:([Zz])|([+-]\d{2}):?(\d{2}))?)?$/

/** `at` is ISO 8601 in UTC with milliseconds; `order` sorts also what is closer together than that. */
type Instant = Readonly<{ at: string; order: string }>

/** The moment that an XML date with or without a time names, in UTC where it names no zone; undefined for all else. */
export function instantIn(text: string): Instant | undefined {
  const found = dateTime.exec(text.trim())
  if (!found) return undefined
  const [, date, time = '00:00', fraction = '', , hours, minutes = ''] = found
  const zone = hours === undefined ? 'Z' : `${hours}:${minutes}`
  const seconds = time.length > 5 ? `${time}.${fraction.slice(0, 3).padEnd(3, '0')}` : time
  const milliseconds = Date.parse(`${date}T${seconds}${zone}`)
  if (Number.isNaN(milliseconds)) return undefined

  const at = new Date(milliseconds).toISOString()
  return { at, order: `${at.slice(0, -1)}${fraction.slice(3)}` }
}
