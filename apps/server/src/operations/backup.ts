import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import tar, { type Pack } from 'tar-stream'
import { connect, storedTables } from './catalogue.ts'
import { describeConstraints, describeTables } from './describe-tables.ts'
import { type Digest, digesting, filesIn, type Manifest } from './manifest.ts'

export type BackupOrder = Readonly<{
  url: string
  filesDir: string
  target: string
  product: string
  madeAt: string
}>

/**
 * Writes one .tar.gz of all tables, in one snapshot while the product keeps running, and all files.
 * It has a temporary name until complete. Returns its manifest.
 */
export async function backup({ url, filesDir, target, product, madeAt }: BackupOrder): Promise<Manifest> {
  const work = await mkdtemp(join(dirname(target), '.signet-backup-'))
  const unfinished = join(work, 'backup')
  const client = await connect(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    await holdTables(client)
    const pack = tar.pack()
    const written = pipeline(pack, createGzip(), createWriteStream(unfinished, { mode: 0o600 }))
    written.catch((error) => pack.destroy(error))

    await addText(pack, 'cover.json', JSON.stringify({ format: 'signet-backup-1', product, madeAt }))
    await addText(pack, 'tables.sql', await describeTables(client))
    const tables = await addTables(pack, client, work)
    await addText(pack, 'constraints.sql', await describeConstraints(client))
    const files = await addFiles(pack, filesDir)
    await addText(pack, 'manifest.json', JSON.stringify({ tables, files }))
    pack.finalize()
    await written

    await settle(unfinished)
    await rename(unfinished, target)
    return { tables, files }
  } finally {
    await client.end()
    await rm(work, { recursive: true })
  }
}

/**
 * Prevents changes to table structure during the copy: rows come from the snapshot, but the catalogue is
 * always current.
 */
async function holdTables(client: Client): Promise<void> {
  const names = (await storedTables(client)).map(({ name }) => name)
  if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`)
}

/** A tar entry needs its size first, so each table goes through a temporary file. */
async function addTables(pack: Pack, client: Client, work: string): Promise<Record<string, Digest>> {
  const digests: Record<string, Digest> = {}
  for (const { name, columns } of await storedTables(client)) {
    const resting = join(work, 'table')
    const { through, digest } = digesting()
    await pipeline(
      client.query(copyTo(`copy ${name} (${columns}) to stdout`)),
      through,
      createWriteStream(resting),
    )
    await addFile(pack, `tables/${name}`, resting)
    digests[name] = digest()
  }
  return digests
}

/** Files are named by content and never change; one deleted meanwhile is unused. */
async function addFiles(pack: Pack, filesDir: string): Promise<Record<string, Digest>> {
  const digests: Record<string, Digest> = {}
  for (const name of await filesIn(filesDir)) {
    const digest = await addFile(pack, `files/${name}`, join(filesDir, name))
    if (digest) digests[name] = digest
  }
  return digests
}

async function addFile(pack: Pack, name: string, path: string): Promise<Digest | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return undefined

  const { through, digest } = digesting()
  const source = createReadStream(path, found.size > 0 ? { end: found.size - 1 } : {})
  await pipeline(source, through, pack.entry({ name, size: found.size, mode: 0o600 }))
  return digest()
}

function addText(pack: Pack, name: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    pack.entry({ name, mode: 0o600 }, text, (error) => (error ? reject(error) : resolve()))
  })
}

async function settle(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}
