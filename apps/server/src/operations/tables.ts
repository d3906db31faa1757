import type { Client } from 'pg'
import { productSchemas, texts } from './product-schemas.ts'

/** A table with rows, as SQL: `t_demo.flow_case (id, version)`. Generated columns are not copied. */
export type StoredTable = Readonly<{ name: string; columns: string }>

/** Returns every table with rows of its own, in a stable order. */
export async function storedTables(client: Client): Promise<StoredTable[]> {
  const names = await texts(
    client,
    `select c.oid::regclass::text from pg_class c
    where c.relkind = 'r' and c.relnamespace in (${productSchemas}) order by 1`,
  )
  const tables: StoredTable[] = []
  for (const name of names) tables.push({ name, columns: await columnsOf(client, name) })
  return tables
}

async function columnsOf(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<{ list: string | null }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows[0]?.list ?? ''
}
