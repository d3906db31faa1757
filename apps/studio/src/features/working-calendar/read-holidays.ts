import type { CalendarDraft } from './queries.ts'

type Day = CalendarDraft['ownDays'][number]

export type HolidayProblem = 'date' | 'kind' | 'range' | 'twice'

/** A line (from 1) that says no day. */
export type WrongLine = Readonly<{ line: number; text: string; problem: HolidayProblem }>

export type ReadHolidays = Readonly<{ days: readonly Day[]; wrong: readonly WrongLine[] }>

/** Dates as in the source; `last` is inclusive. */
type Entry = Readonly<{
  line: number
  text: string
  first: string | undefined
  last: string | undefined
  kind: Day['kind'] | undefined
  name: string
}>

/**
 * Reads days off and make-up days, in order of days: from an iCalendar file, or from lines such as
 * `2027-02-05 ~ 2027-02-11 休 春节`.
 */
export function readHolidays(text: string): ReadHolidays {
  const lines = text.split(/\r?\n/)
  const entries = lines[0]?.trim() === 'BEGIN:VCALENDAR' ? entriesOfCalendar(lines) : entriesOfLines(lines)
  const days = new Map<string, Day>()
  const wrong: WrongLine[] = []
  for (const entry of entries) {
    const dates = datesOf(entry)
    const problem = problemOf(entry, dates, days)
    if (problem) wrong.push({ line: entry.line, text: entry.text, problem })
    else for (const day of dates) days.set(day, { day, kind: entry.kind ?? 'free', name: entry.name })
  }
  return { days: [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1)), wrong }
}

function problemOf(
  { first, last, kind }: Entry,
  dates: readonly string[],
  days: ReadonlyMap<string, Day>,
): HolidayProblem | undefined {
  if (first === undefined || last === undefined) return 'date'
  if (dates.length === 0) return 'range'
  if (kind === undefined) return 'kind'
  return dates.some((day) => days.has(day)) ? 'twice' : undefined
}

/** Longest holiday in days. */
const longest = 31
const millisecondsPerDay = 86_400_000

/** The dates of an entry; none when it ends before it begins or is too long. */
function datesOf({ first = '', last = '' }: Entry): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / millisecondsPerDay + 1
  if (!(count >= 1 && count <= longest)) return []
  return Array.from({ length: count }, (_, at) => dayLater(first, at))
}

function dayLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * millisecondsPerDay).toISOString().slice(0, 10)
}

const between = /[\s,，;；~～至–—]+/

function entriesOfLines(lines: readonly string[]): Entry[] {
  return lines.flatMap((text, at) => (text.trim() === '' ? [] : [entryOfLine(text.trim(), at + 1)]))
}

function entryOfLine(text: string, line: number): Entry {
  const [first = '', second = '', ...rest] = text.split(between)
  const last = readDate(second)
  const [kind = '', ...words] = last === undefined ? [second, ...rest] : rest
  const start = readDate(first)
  return { line, text, first: start, last: last ?? start, kind: kindOf(kind), name: nameOf(words.join(' ')) }
}

const spelled = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
const compact = /^(\d{4})(\d{2})(\d{2})$/

/** `2027年2月5日`, `2027/2/5` or `20270205` as `2027-02-05`; undefined when there is no such day. */
function readDate(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = spelled.exec(text) ?? compact.exec(text) ?? []
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(read)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(read) ? read : undefined
}

function kindOf(text: string): Day['kind'] | undefined {
  if (/班|work/i.test(text)) return 'worked'
  return /休|假|off|free|rest/i.test(text) ? 'free' : undefined
}

const longestName = 60

function nameOf(text: string): string {
  return text.trim().slice(0, longestName)
}

type Property = Readonly<{ line: number; name: string; value: string }>

/** One entry for each VEVENT; an event that does not say otherwise is a day off. */
function entriesOfCalendar(lines: readonly string[]): Entry[] {
  const entries: Entry[] = []
  let event: Property[] = []
  for (const property of propertiesOf(lines)) {
    if (property.name === 'BEGIN' && property.value === 'VEVENT') event = []
    event.push(property)
    if (property.name === 'END' && property.value === 'VEVENT') entries.push(entryOfEvent(event))
  }
  return entries
}

function entryOfEvent(event: readonly Property[]): Entry {
  const find = (name: string) => event.find((property) => property.name === name)
  const [start, end, summary] = [find('DTSTART'), find('DTEND'), find('SUMMARY')?.value ?? '']
  const first = readDate(start?.value ?? '')
  const after = readDate(end?.value ?? '')
  return {
    line: (start ?? event[0])?.line ?? 0,
    text: `${start?.value ?? ''} ${summary}`.trim(),
    first,
    last: end ? after && dayLater(after, -1) : first,
    kind: kindOf(summary) ?? 'free',
    name: nameOf(summary.replace(/[(（](?:休|班|rest|work)[)）]$/i, '')),
  }
}

/** Properties without parameters; a line that begins with a space continues the one before (RFC 5545). */
function propertiesOf(lines: readonly string[]): Property[] {
  const unfolded: { line: number; text: string }[] = []
  for (const [at, text] of lines.entries()) {
    const before = unfolded.at(-1)
    if (before && /^[ \t]/.test(text)) before.text += text.slice(1)
    else unfolded.push({ line: at + 1, text })
  }
  return unfolded.map(({ line, text }) => {
    const [key = '', ...value] = text.split(':')
    return { line, name: (key.split(';')[0] ?? '').toUpperCase(), value: value.join(':').trim() }
  })
}
