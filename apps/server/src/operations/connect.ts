import pg from 'pg'

/** Connects for backup and restore: no time limit, full names, and the same value formats everywhere. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'signet-operation',
    options:
      '-c search_path= -c TimeZone=UTC -c DateStyle=ISO -c synchronize_seqscans=off -c statement_timeout=0',
  })
  await client.connect()
  return client
}
