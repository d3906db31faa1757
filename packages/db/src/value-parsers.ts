import pg from 'pg'

type Parser = (text: string) => unknown

const { builtins } = pg.types
const arrays: Readonly<Record<'text' | 'date' | 'timestamp' | 'timestamptz', number>> = {
  text: 1009,
  date: 1182,
  timestamp: 1115,
  timestamptz: 1185,
}

const parsers: Readonly<Record<number, Parser>> = {
  [builtins.TIMESTAMPTZ]: isoInstant,
  [builtins.TIMESTAMP]: asText,
  [builtins.DATE]: asText,
  [arrays.timestamptz]: (text) => textArray(text).map((part) => part && isoInstant(part)),
  [arrays.timestamp]: textArray,
  [arrays.date]: textArray,
}

/**
 * How PostgreSQL's values reach TypeScript: `timestamptz` as ISO 8601 in UTC (`2026-01-31T08:00:00.000Z`, three
 * digits of a second, six when the database knows them), `date` as `2026-01-31`, `numeric` and `bigint` as text
 * (no digit is lost), `json` parsed. The session must run with TimeZone UTC and DateStyle ISO.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers[oid]) ??
    pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

function isoInstant(text: string): string {
  const parts = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text)
  if (!parts) return text

  const [, day, time, fraction = ''] = parts
  return `${day}T${time}.${fraction.length > 3 ? fraction.padEnd(6, '0') : fraction.padEnd(3, '0')}Z`
}

function textArray(text: string): (string | null)[] {
  return (pg.types.getTypeParser(arrays.text, 'text') as (text: string) => (string | null)[])(text)
}

function asText(text: string): string {
  return text
}
