import { query } from './database-server.ts'

/** The process that a PostgreSQL on this machine runs under. */
export async function postmasterOf(databaseUrl: string): Promise<number> {
  const [row] = await query(
    databaseUrl,
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid",
  )
  return Number(row?.['pid'])
}
