import type { Client } from 'pg'

/** The product's schemas as a list for `in (...)`; excludes others in an operator's database. */
export const productSchemas = `
  select oid from pg_namespace where nspname in ('platform', 'pgboss') or nspname ~ '^t_[a-z][a-z0-9_]*$'`

/** Returns the single column of a query as texts. */
export async function texts(client: Client, query: string): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text: query, rowMode: 'array' })
  return rows.map(([text]) => text)
}
