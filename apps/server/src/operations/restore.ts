import { mkdir, rename, rm } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { CannotStart } from '@signet/db'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
  beginChangesAnew,
  connect,
  productSchemas,
  type StoredTable,
  storedTables,
  texts,
} from './catalogue.ts'
import { Cover, type Digest, filesIn, Manifest } from './manifest.ts'
import { digestOfRows, type Entry, placeEntry, refuseOtherFiles, unpackArchive } from './unpack-archive.ts'

export type RestoreOrder = Readonly<{
  url: string
  filesDir: string
  source: string
  /** Whether existing data may be replaced. */
  replace: boolean
}>

type RestoreJob = {
  client: Client
  tables: Map<string, StoredTable>
  files: Record<string, Digest>
  filesDir: string
}

/**
 * Restores a backup in one transaction: afterwards all counts and hashes match, or nothing has changed.
 * Returns its manifest.
 * Throws CannotStart when the target holds data (unless `replace`), another product uses it, or the backup
 * is damaged.
 */
export async function restore({ url, filesDir, source, replace }: RestoreOrder): Promise<Manifest> {
  const arriving = `${filesDir}.restoring`
  await rm(arriving, { recursive: true, force: true })
  await mkdir(arriving, { recursive: true })
  const client = await connect(url)
  try {
    await client.query('begin')
    await clear(client, filesDir, replace)
    const manifest = await unpack({ client, tables: new Map(), files: {}, filesDir: arriving }, source)
    await verifyTables(client, manifest.tables)
    await beginChangesAnew(client)
    await client.query('commit')

    await rm(filesDir, { recursive: true, force: true })
    await rename(arriving, filesDir)
    return manifest
  } finally {
    await client.end()
    await rm(arriving, { recursive: true, force: true })
  }
}

async function clear(client: Client, filesDir: string, replace: boolean): Promise<void> {
  const others = await texts(
    client,
    `select pid::text from pg_stat_activity where application_name = 'signet' and datname = current_database()`,
  )
  if (others.length > 0) throw new CannotStart('Signet is using this database: stop it, then restore.')

  const schemas = await texts(client, `select nspname from pg_namespace where oid in (${productSchemas})`)
  const files = await filesIn(filesDir)
  if (!replace && schemas.length + files.length > 0)
    throw new CannotStart(
      `The target is not empty (${schemas.length} schemas, ${files.length} files). Add --force to replace its content with the backup.`,
    )
  for (const schema of schemas) await client.query(`drop schema ${client.escapeIdentifier(schema)} cascade`)
}

async function unpack(work: RestoreJob, source: string): Promise<Manifest> {
  let manifest: Manifest | undefined
  await unpackArchive({ source, isA: 'Signet backup' }, async (entry) => {
    manifest = (await takeEntry(work, entry)) ?? manifest
  })
  if (!manifest) throw new CannotStart(`${source} is not a complete Signet backup: it was cut off.`)

  refuseOtherFiles(work.files, manifest.files, 'backup')
  return manifest
}

async function takeEntry(work: RestoreJob, entry: Entry): Promise<Manifest | undefined> {
  const { name } = entry.header
  if (name === 'cover.json') Cover.parse(JSON.parse(await text(entry)))
  else if (name === 'manifest.json') return Manifest.parse(JSON.parse(await text(entry)))
  else if (name === 'constraints.sql') await work.client.query(await text(entry))
  else if (name === 'tables.sql') await makeTables(work, await text(entry))
  else if (name.startsWith('tables/')) await fillTable(work, name.slice('tables/'.length), entry)
  else await placeFile(work, name.slice('files/'.length), entry)
  return undefined
}

async function makeTables(work: RestoreJob, statements: string): Promise<void> {
  await work.client.query(statements)
  for (const table of await storedTables(work.client)) work.tables.set(table.name, table)
}

async function fillTable(
  { client, tables }: RestoreJob,
  name: string,
  rows: AsyncIterable<unknown>,
): Promise<void> {
  const table = tables.get(name)
  if (!table) throw new CannotStart(`The backup contains rows for ${name}, but not the table.`)

  await pipeline(rows, client.query(copyFrom(`copy ${table.name} (${table.columns}) from stdin`)))
}

async function placeFile(
  { files, filesDir }: RestoreJob,
  name: string,
  content: AsyncIterable<unknown>,
): Promise<void> {
  const path = join(filesDir, name)
  if (!path.startsWith(`${normalize(filesDir)}/`))
    throw new CannotStart(`The backup contains a file outside its folder: ${name}`)

  files[name] = await placeEntry(content, path)
}

/**
 * Reads every table back and compares rows and hashes. Throws CannotStart naming the first table that
 * differs.
 */
async function verifyTables(client: Client, expected: Manifest['tables']): Promise<void> {
  const missing = new Set(Object.keys(expected))
  for (const { name, columns } of await storedTables(client)) {
    const found = await digestOfRows(client, `copy ${name} (${columns}) to stdout`)
    if (found.sha256 !== expected[name]?.sha256)
      throw new CannotStart(
        `Table ${name} differs from the backup: it has ${found.lines} rows, the backup has ${expected[name]?.lines ?? 0}.`,
      )
    missing.delete(name)
  }
  for (const name of missing) throw new CannotStart(`Table ${name} is missing after the restore.`)
}
