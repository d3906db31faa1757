import { openDatabase } from '@signet/e2e/product'
import pg from 'pg'

export type DatabaseServer = Readonly<{
  url: string
  /** Creates an empty database and returns its URL. */
  newDatabase: (name: string) => Promise<string>
  close: () => Promise<void>
}>

/** Connects to the given PostgreSQL, or starts one. Closing drops the databases created on it. */
export async function openServer(given: string | undefined): Promise<DatabaseServer> {
  const own = given ? undefined : await openDatabase()
  const url = given ?? own?.url ?? ''
  const made: string[] = []
  return {
    url,
    newDatabase: async (name) => {
      const full = `signet_bench_${process.pid}_${name}`
      await query(url, `create database ${full}`)
      made.push(full)
      return databaseAt(url, full)
    },
    close: async () => {
      for (const name of made) await query(url, `drop database ${name} with (force)`)
      await own?.close()
    },
  }
}

/** Runs one statement on its own connection. */
export async function query(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement, [...values])).rows
  } finally {
    await client.end()
  }
}

function databaseAt(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
