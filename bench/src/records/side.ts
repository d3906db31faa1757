import { createWriteStream } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { query } from '../database-server.ts'

export type Page = Readonly<{ ids: readonly string[]; total: number }>

/** Where a side stores the rows: the SQL name of the table, and an expression for each of its columns. */
type Table = Readonly<{ name: string; columns: Readonly<Record<string, string>> }>

/** One of the measured products: a server in its own process, with its own database on the same PostgreSQL. */
export type Side = Readonly<{
  title: string
  databaseUrl: string
  tables: Readonly<Record<'listed' | 'created' | 'imported' | 'exported', Table>>
  /** Starts a fresh process and returns its id. */
  restart: () => Promise<number>
  /** Returns twenty rows of the reader, filtered and sorted, and the total. */
  page: (number: number) => Promise<Page>
  create: (index: number) => Promise<unknown>
  importSheet: (csv: string) => Promise<void>
  /** Exports all rows that the reader may see; null where the side does not support the format. */
  exportTo: (format: 'csv' | 'xlsx', file: string) => Promise<void> | null
  stop: () => Promise<void>
}>

/** Downloads an address into a file. */
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

/** Inserts rows directly into the database, the same on both sides, and analyzes the table. */
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
