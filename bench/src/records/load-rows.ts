import { query } from '../database-server.ts'
import type { Table } from './side.ts'

/** Writes so many rows behind the server's back, the same on both sides, and lets the database look at them. */
export async function loadRows(url: string, { name, columns }: Table, count: number): Promise<void> {
  const names = Object.keys(columns).map((column) => `"${column}"`)
  await query(
    url,
    `insert into ${name} (${names.join(', ')}) select ${Object.values(columns).join(', ')}
     from generate_series(0::bigint, ${count - 1}) n`,
  )
  await query(url, `vacuum analyze ${name}`)
}

export async function countRows(url: string, { name }: Table): Promise<number> {
  const [row] = await query(url, `select count(*)::int as count from ${name}`)
  return Number(row?.['count'])
}
