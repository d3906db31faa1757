import { CannotStart } from '@signet/db'
import type { Client } from 'pg'
import { z } from 'zod'
import { quoted } from './tenant-tables.ts'

const Name = z.string().regex(/^[a-z0-9_]{1,63}$/)

/** Types of columns of forms, as the catalogue writes them; the columns of every record are among them. */
const formTypes: ReadonlySet<string> = new Set([
  'boolean',
  'date',
  'integer',
  'jsonb',
  'numeric',
  'text',
  'text[]',
  'timestamp with time zone',
  'timestamp without time zone',
])

export const TableShape = z.object({
  name: Name,
  columns: z.array(
    z.object({ name: Name, type: z.string(), isRequired: z.boolean(), initial: z.string().nullable() }),
  ),
  primaryKey: z.array(Name),
  /** The table of the records to which rows of a sub-table belong. */
  parent: Name.nullable(),
  indexes: z.array(
    z.object({ name: Name, isUnique: z.boolean(), text: z.string(), hasStatistics: z.boolean() }),
  ),
})
export type TableShape = z.infer<typeof TableShape>

/** Describes every table of a schema, those of published forms among them. */
export async function readShapes(client: Client, schema: string): Promise<TableShape[]> {
  const { rows } = await client.query({ text: shapes, values: [schema] })
  return z.array(TableShape).parse(rows)
}

const shapes = `
  select c.relname as name, columns.list as columns, coalesce(key.list, '[]') as "primaryKey", parent.name as parent,
    coalesce(own.list, '[]') as indexes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace,
  lateral (
    select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
      'isRequired', a.attnotnull, 'initial', pg_get_expr(d.adbin, d.adrelid)) order by a.attnum), '[]') as list
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') columns
  left join lateral (
    select json_agg(a.attname order by place) as list
    from pg_constraint k, unnest(k.conkey) with ordinality as part(number, place)
    join pg_attribute a on a.attnum = part.number
    where k.conrelid = c.oid and k.contype = 'p' and a.attrelid = c.oid) key on true
  left join lateral (
    select f.relname as name from pg_constraint k join pg_class f on f.oid = k.confrelid
    where k.conrelid = c.oid and k.contype = 'f' and c.relname ~ '^form_' limit 1) parent on true
  left join lateral (
    select json_agg(json_build_object('name', i.relname, 'isUnique', x.indisunique,
      'text', substring(pg_get_indexdef(x.indexrelid) from ' (USING .*)$'),
      'hasStatistics', exists (select from pg_statistic_ext s where s.stxrelid = c.oid and s.stxname = i.relname))
      order by i.relname) as list
    from pg_index x join pg_class i on i.oid = x.indexrelid
    where x.indrelid = c.oid and not x.indisprimary) own on true
  where n.nspname = $1 and c.relkind = 'r' order by c.relname`

/**
 * Creates the tables of forms that migrations do not create. Throws CannotStart when one is not like a table of a
 * form: what a file brings must not become a statement of its own.
 */
export async function createFormTables(
  client: Client,
  schema: string,
  wanted: readonly TableShape[],
): Promise<void> {
  const present = new Set((await readShapes(client, schema)).map(({ name }) => name))
  const missing = wanted.filter(({ name }) => !present.has(name))
  for (const shape of missing) refuseForeignShape(shape)
  for (const shape of missing.toSorted(byParent)) await createTable(client, schema, shape)
}

function byParent(one: TableShape, other: TableShape): number {
  return Number(one.parent !== null) - Number(other.parent !== null)
}

function refuseForeignShape({ name, columns }: TableShape): void {
  const isOfForm =
    name.startsWith('form_') &&
    columns.every(({ type, initial }) => formTypes.has(type) && (initial === null || /^\d+$/.test(initial)))
  if (!isOfForm) throw new CannotStart(`The file holds a table that is not one of a form: ${name}`)
}

async function createTable(client: Client, schema: string, shape: TableShape): Promise<void> {
  const { name, columns, primaryKey, parent, indexes } = shape
  const table = `${quoted(schema)}.${quoted(name)}`
  const parts = columns.map(
    ({ name: column, type, isRequired, initial }) =>
      `${quoted(column)} ${type}${initial === null ? '' : ` default ${initial}`}${isRequired ? ' not null' : ''}`,
  )
  if (primaryKey.length > 0) parts.push(`primary key (${primaryKey.map(quoted).join(', ')})`)
  if (parent !== null)
    parts.push(
      `foreign key (_record_id) references ${quoted(schema)}.${quoted(parent)} (id) on delete cascade`,
    )
  await one(client, `create table ${table} (${parts.join(', ')})`)

  for (const index of indexes) {
    const kind = index.isUnique ? 'unique index' : 'index'
    await one(client, `create ${kind} ${quoted(index.name)} on ${table} ${index.text}`)
    if (index.hasStatistics) await measure(client, { schema, table, index: index.name })
  }
}

type Measured = Readonly<{ schema: string; table: string; index: string }>

/** Statistics of the first expression of an index, which PostgreSQL has accepted and thus knows to have no effect. */
async function measure(client: Client, { schema, table, index }: Measured): Promise<void> {
  const named = `${quoted(schema)}.${quoted(index)}`
  const { rows } = await client.query<{ text: string }>(
    'select pg_get_indexdef($1::regclass, 1, false) as text',
    [named],
  )
  await one(client, `create statistics ${named} on (${rows[0]?.text}) from ${table}`)
}

/** The extended protocol takes one statement only, whatever the text contains. */
async function one(client: Client, text: string): Promise<void> {
  const single = { text, queryMode: 'extended' }
  await client.query(single)
}
