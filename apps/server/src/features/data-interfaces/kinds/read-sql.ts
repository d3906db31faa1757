import { type AnsweredAs, largestNumber, longestAnswered } from '@signet/form'
import { isTimed } from '@signet/form/kinds'

/** A column as described by the database: quoted name and type number. */
export type DescribedColumn = Readonly<{ name: string; type: number }>
export type Binding = (value: unknown) => string

const types = {
  boolean: 16,
  int8: 20,
  int2: 21,
  int4: 23,
  text: 25,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  varchar: 1043,
  numeric: 1700,
  uuid: 2950,
} as const
const whole: readonly number[] = [types.int2, types.int4, types.int8]
const spelled: readonly number[] = [types.text, types.varchar, types.uuid, ...whole]
const moments: readonly number[] = [types.date, types.timestamp, types.timestamptz]

/**
 * Returns a PostgreSQL expression equal to `answeredValue`, null for a missing value. Returns undefined for
 * types that PostgreSQL reads differently.
 */
export function readSql(
  column: DescribedColumn,
  as: AnsweredAs,
  bind: Binding,
  timeZone: string,
): string | undefined {
  switch (as.as) {
    case 'text':
      return textSql(column, as, bind)
    case 'choice':
      return choiceSql(column, as.longest, bind)
    case 'number':
      return numberSql(column, as.places)
    case 'moment':
      return momentSql(column, as.precision, bind, timeZone)
    case 'truth':
      return truthSql(column)
  }
}

/** Returns the SQL type of the expression. */
export function typeOfRead(as: AnsweredAs): 'text' | 'numeric' | 'date' | 'timestamp' | 'boolean' {
  switch (as.as) {
    case 'text':
    case 'choice':
      return 'text'
    case 'number':
      return 'numeric'
    case 'moment':
      return isTimed(as.precision) ? 'timestamp' : 'date'
    case 'truth':
      return 'boolean'
  }
}

/** Returns the row key as text sorted by code points. */
export function keySql({ name }: DescribedColumn): string {
  return `nullif(to_json(${name}) #>> '{}', '') collate "C"`
}

/** Spells a value as in JSON, the format rows are sent in. */
function spelledSql({ name, type }: DescribedColumn): string | undefined {
  if (spelled.includes(type)) return `${name}::text`
  return moments.includes(type) ? `(to_json(${name}) #>> '{}')` : undefined
}

type TextAs = Extract<AnsweredAs, { as: 'text' }>

function textSql(column: DescribedColumn, { longest, lineBreak }: TextAs, bind: Binding) {
  const text = spelledSql(column)
  if (text === undefined) return undefined
  const breaks = lineBreak === ' ' ? '[\r\n\u2028\u2029]+' : '\r\n?'
  const clean = (one: string) => `regexp_replace(${one}, ${bind(breaks)}, ${bind(lineBreak)}, 'g')`
  const kept = (one: string) =>
    `case when ${fitsLengthSql(one, longest * 2, bind)} and ${fitsLengthSql(clean(one), longest, bind)} then ${clean(one)} end`
  return bindPlaceholders(`coalesce(${kept(text)}, ${kept(`left(${text}, ${longestAnswered})`)})`, bind)
}

function choiceSql(column: DescribedColumn, longest: number, bind: Binding) {
  const text = spelledSql(column)
  if (text === undefined) return undefined
  const bare = `btrim(${text}, ${bind(blanks)})`
  return bindPlaceholders(
    `case when ${fitsLengthSql(text, longest, bind)} then ${text} when ${fitsLengthSql(bare, longest, bind)} then ${bare} end`,
    bind,
  )
}

/** Characters that `trim` removes in JavaScript. */
const blanks =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'

function bindPlaceholders(text: string, bind: Binding): string {
  return `(case when btrim(${text}, ${bind(blanks)}) <> '' then ${text} end) collate "C"`
}

/**
 * Compares lengths in UTF-16 units as JavaScript does, where characters beyond the first plane count twice.
 */
function fitsLengthSql(text: string, longest: number, bind: Binding): string {
  const beyond = `length(regexp_replace(${text}, ${bind('[^\u{10000}-\u{10ffff}]')}, '', 'g'))`
  return `(length(${text}) <= ${Math.floor(longest / 2)} or length(${text}) + ${beyond} <= ${longest})`
}

/**
 * Numbers beyond the precision of a double travel as text, and text counts as a number up to forty
 * characters.
 */
function numberSql({ name, type }: DescribedColumn, places: number): string | undefined {
  if (whole.includes(type))
    return `case when abs(${name}::numeric) <= ${largestNumber} then ${name}::numeric end`
  if (type !== types.numeric) return undefined
  const isReadable = `(length(${name}::text) <= 40 or length(ltrim(translate(${name}::text, '-.', ''), '0')) <= 15)`
  const rounded = `round(${name}, ${places})`
  return `case when ${isReadable} and abs(${rounded}) <= ${largestNumber} then ${rounded} end`
}

type Precision = Extract<AnsweredAs, { as: 'moment' }>['precision']

function momentSql({ name, type }: DescribedColumn, precision: Precision, bind: Binding, timeZone: string) {
  if (!moments.includes(type)) return undefined
  const instant =
    type === types.timestamptz ? `(${name} at time zone ${bind(timeZone)}::text)` : `${name}::timestamp`
  const start =
    precision === 'halfDay'
      ? `date_bin('12 hours', ${instant}, '2000-01-01')`
      : `date_trunc('${precision}', ${instant})`
  const cut = `${start}::${typeOfRead({ as: 'moment', precision })}`
  return `case when ${instant} >= '0001-01-01' and ${instant} < '10000-01-01' then ${cut} end`
}

function truthSql({ name, type }: DescribedColumn): string | undefined {
  if (type === types.boolean) return name
  return whole.includes(type) ? `case ${name} when 0 then false when 1 then true end` : undefined
}
