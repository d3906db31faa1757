export type Column = Readonly<{
  name: string
  type: string
  isRequired: boolean
  hasDefault: boolean
  isComputed: boolean
  checks: readonly string[]
}>

/** Types for reading and for writing. */
type Sides = Readonly<{ read: string; written: string }>

const number: Sides = { read: 'number', written: 'number' }

const types: Readonly<Record<string, Sides>> = {
  boolean: { read: 'boolean', written: 'boolean' },
  smallint: number,
  integer: number,
  real: number,
  'double precision': number,
  bigint: { read: 'string', written: 'string | number | bigint' },
  numeric: { read: 'string', written: 'string | number' },
  // Read as unknown (validate with a schema), written as JSON text, because the driver turns a bare array into a
  // PostgreSQL array.
  json: { read: 'unknown', written: 'string' },
  jsonb: { read: 'unknown', written: 'string' },
  bytea: { read: 'Uint8Array', written: 'Uint8Array' },
}

const texts = new Set([
  'text',
  'character varying',
  'character',
  '"char"',
  'name',
  'uuid',
  'inet',
  'cidr',
  'interval',
  'tsvector',
  'citext',
  'date',
  'time without time zone',
  'timestamp without time zone',
  'timestamp with time zone',
  'ltree',
  'extensions.ltree',
  'tstzrange',
  'daterange',
  'int4range',
  'int8range',
  'numrange',
  'point',
  'xid8',
  'xml',
])

/** The TypeScript type of a column; an unknown SQL type is an error, never `any`. */
export function columnType({ name, type, isRequired, hasDefault, isComputed, checks }: Column): string {
  const texts = checkedTexts(checks)
  const sides = texts ? { read: texts, written: texts } : sidesOf(name, type)
  const read = isRequired ? sides.read : orNull(sides.read)
  const written = isRequired ? sides.written : `${sides.written} | null`

  if (isComputed) return `GeneratedAlways<${read}>`
  if (read === written) return hasDefault ? `Generated<${read}>` : read
  return `ColumnType<${read}, ${hasDefault ? `${written} | undefined` : written}, ${written}>`
}

function orNull(type: string): string {
  return type === 'unknown' ? type : `${type} | null`
}

function sidesOf(name: string, type: string): Sides {
  if (type.endsWith('[]')) return listOf(sidesOf(name, type.slice(0, -2)))
  if (texts.has(type)) return { read: 'string', written: 'string' }
  const known = types[type]
  if (!known) throw new Error(`No TypeScript type is known for column ${name} of type ${type}`)

  return known
}

function listOf({ read, written }: Sides): Sides {
  return { read: `${read}[]`, written: written.includes(' ') ? `(${written})[]` : `${written}[]` }
}

/** `check (status in ('open', 'done'))`, as PostgreSQL prints it, becomes `'open' | 'done'`. */
function checkedTexts(checks: readonly string[]): string | undefined {
  for (const check of checks) {
    const list =
      /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(check)?.[1] ??
      /^CHECK \(\(\w+ = ('(?:[^']|'')*'::text)\)\)$/.exec(check)?.[1]
    if (!list) continue

    const values = [...list.matchAll(/'((?:[^']|'')*)'::(?:text|character varying)/g)]
    return values.map(([, value = '']) => `'${value.replaceAll("''", "\\'")}'`).join(' | ')
  }
  return undefined
}
