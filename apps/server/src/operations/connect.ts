import pg from 'pg'

/** A connection for backup and restore: no time limit, names written in full, values written the same everywhere. */
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
