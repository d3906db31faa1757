import type { Client } from 'pg'

/** A list for `in (...)`: the schemas that are the product's, whatever else an operator's database holds. */
export const productSchemas = `
  select oid from pg_namespace where nspname in ('platform', 'pgboss') or nspname ~ '^t_[a-z][a-z0-9_]*$'`

/** The one column of a query, as texts. */
export async function texts(client: Client, query: string): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text: query, rowMode: 'array' })
  return rows.map(([text]) => text)
}
