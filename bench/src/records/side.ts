import { createWriteStream } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { query } from '../database-server.ts'

export type Page = Readonly<{ ids: readonly string[]; total: number }>

/** Where a side keeps the rows: a table as SQL names it, and what stands in its columns of the same meaning. */
type Table = Readonly<{ name: string; columns: Readonly<Record<string, string>> }>

/** One of those who are measured: a server in a process of its own, over a database of its own on the same PostgreSQL. */
export type Side = Readonly<{
  title: string
  databaseUrl: string
  tables: Readonly<Record<'listed' | 'created' | 'imported' | 'exported', Table>>
  /** A process that has done nothing yet; answers its id. */
  restart: () => Promise<number>
  /** Twenty rows of the reader's, filtered, sorted, with how many there are in all. */
  page: (number: number) => Promise<Page>
  create: (place: number) => Promise<unknown>
  importSheet: (csv: string) => Promise<void>
  /** Everything that the reader may take, as a file; null where it cannot write that format. */
  exportTo: (format: 'csv' | 'xlsx', file: string) => Promise<void> | null
  stop: () => Promise<void>
}>

/** Writes what an address gives into a file. */
export async function download(
  address: string,
  file: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers }, resolve).on('error', reject)
  })
  if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}.`)
  await pipeline(answer, createWriteStream(file))
}

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
